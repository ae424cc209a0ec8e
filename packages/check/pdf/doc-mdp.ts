import type { Certification, FieldLock, UpdateClass } from '../report/pdf-report.ts';
import type { PdfDocument } from './document.ts';
import { nameOf, type PdfDict, textOf } from './objects.ts';

/** By the value of /P (ISO 32000-2, table 257). */
const levels: readonly Certification[] = ['no-changes', 'form-and-signatures', 'form-annotations-and-signatures'];

/** The level of a certification, if any; the default is the second (ISO 32000-2, table 257). */
export async function readCertification(signature: PdfDict, document: PdfDocument): Promise<Certification | undefined> {
  const parameters = await findTransform(signature, document, 'DocMDP');
  if (!parameters) return undefined;
  const level = await document.resolve(parameters.entries.get('P'));
  return levels[typeof level === 'number' ? level - 1 : 1] ?? 'no-changes';
}

/** The fields that a signature locks, by its own dictionary, else by its field's. */
export async function readLock(
  signature: PdfDict,
  field: PdfDict,
  document: PdfDocument,
): Promise<FieldLock | undefined> {
  const transform = await findTransform(signature, document, 'FieldMDP');
  const dict = transform ?? (await document.resolveDict(field.entries.get('Lock')));
  const action = nameOf(await document.resolve(dict?.entries.get('Action')));
  if (!dict || (action !== 'All' && action !== 'Include' && action !== 'Exclude')) return undefined;
  const names = await document.resolveItems(dict.entries.get('Fields'));
  const level = await document.resolve(dict.entries.get('P'));
  return { action, fields: names.map(textOf), isFinal: level === 1 };
}

async function findTransform(
  signature: PdfDict,
  document: PdfDocument,
  method: 'DocMDP' | 'FieldMDP',
): Promise<PdfDict | undefined> {
  const references = await document.resolveItems(signature.entries.get('Reference'));
  for (const reference of references) {
    const dict = await document.resolveDict(reference);
    if (nameOf(dict?.entries.get('TransformMethod')) !== method) continue;
    return (await document.resolveDict(dict?.entries.get('TransformParams'))) ?? undefined;
  }
  return undefined;
}

/**
 * Whether a signature allows what came after it. With `/P 1`, of a certification or a lock, wherever it stands, only
 * validation data and timestamps of the document may follow (ISO 32000-2, section 12.8.2.2). Other levels are shown,
 * not verified.
 */
export function allows(
  certification: Certification | undefined,
  lock: FieldLock | undefined,
  update: UpdateClass,
): boolean {
  const isFinal = certification === 'no-changes' || lock?.isFinal === true;
  return !isFinal || update === 'nothing' || update === 'validation-data';
}
