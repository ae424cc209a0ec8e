import type { BytesAnswer, Certification, ChangeKind, FieldLock } from '#domain/check/pdf-report.ts';
import { formatName } from '#domain/name.ts';
import type { Changes } from '#trust/pdf/changes/compare-fields.ts';
import type { PdfDocument } from '#trust/pdf/document.ts';
import { nameOf, type PdfDict, textOf } from '#trust/pdf/objects.ts';

/** By the value of /P (ISO 32000-2, table 257). */
const levels: readonly Certification[] = ['no-changes', 'form-and-signatures', 'form-annotations-and-signatures'];

/** What each level allows. Validation data and timestamps of the document are always allowed (ISO 32000-2, 12.8.2.2). */
const always: readonly ChangeKind[] = ['validation-data', 'document-timestamp', 'unused-bytes'];
const allowedKinds: { readonly [Level in Certification]: readonly ChangeKind[] } = {
  'no-changes': always,
  'form-and-signatures': [...always, 'form', 'signature', 'stamp', 'metadata'],
  'form-annotations-and-signatures': [...always, 'form', 'signature', 'stamp', 'metadata', 'annotation'],
};

/** What a signature certifies, if it does. Without a level it is the second (ISO 32000-2, table 257). */
export async function readCertification(signature: PdfDict, document: PdfDocument): Promise<Certification | undefined> {
  const parameters = await findTransform(signature, document, 'DocMDP');
  if (!parameters) return undefined;
  const level = await document.resolve(parameters.entries.get('P'));
  return levels[typeof level === 'number' ? level - 1 : 1] ?? 'no-changes';
}

/** The certification of a revision, which limits what may follow any signature in it. */
export async function readDocumentCertification(document: PdfDocument): Promise<Certification | undefined> {
  const catalogue = await document.resolveDict(document.trailer.entries.get('Root'));
  const permissions = await document.resolveDict(catalogue?.entries.get('Perms'));
  const signature = await document.resolveDict(permissions?.entries.get('DocMDP'));
  return signature && readCertification(signature, document);
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
  return { action, fields: names.map(textOf) };
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

/** What signing programs add, and no reader shows as a part of the document. */
const invisible: readonly ChangeKind[] = ['signature', 'document-timestamp', 'validation-data'];

/** Whether certification and lock allow the changes, and whether they are any that a reader sees. */
export function judgeChanges(
  { kinds, fields, filled }: Changes,
  certification: Certification | undefined,
  lock: FieldLock | undefined,
  areSignaturesIntact: boolean,
): BytesAnswer {
  const isCertified = certification !== undefined;
  const isAllowed = !isCertified || kinds.every((kind) => allowedKinds[certification].includes(kind));
  const isLocked = lock !== undefined && fields.some((name) => locks(lock, name));
  const isNotPermitted = !isAllowed || isLocked;
  const isInvisible = areSignaturesIntact && kinds.every((kind) => invisible.includes(kind));
  if (isInvisible && !isNotPermitted) return { status: 'unchanged', added: kinds };
  const permission = isNotPermitted ? 'not-permitted' : isCertified || lock ? 'permitted' : 'not-restricted';
  return { status: 'appended', kinds, fields: filled.slice(0, 1_000).map(formatName), permission };
}

/** A name locks the fields below it too. */
function locks({ action, fields }: FieldLock, name: string): boolean {
  const isListed = fields.some((field) => name === field || name.startsWith(`${field}.`));
  return action === 'All' || (action === 'Include' ? isListed : !isListed);
}
