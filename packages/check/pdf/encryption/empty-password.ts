import { createBudget, readOr } from '../../budget.ts';
import type { Bytes } from '../../bytes.ts';
import { defaultLimits } from '../../report/limits.ts';
import { asType, nameOf, naturalOf, type PdfDict, type PdfValue } from '../objects.ts';
import { parseValue } from '../parse-value.ts';
import { createScanner } from '../scanner.ts';
import { deriveFileKey, readKeyParameters } from './file-key.ts';

/** Lengths of a key of revisions 2 to 4. Programs disagree on the unit in the file, so each is tried. Bytes. */
const keyLengths = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];

/**
 * Whether an encryption dictionary opens with the empty password, the user's or the owner's. `dictionary` begins with it,
 * `identifiers` with the array of the document's identifiers (ISO 32000-2, section 7.5.5). A dictionary without a handler
 * encrypts nothing.
 */
export async function opensWithEmptyPassword({
  dictionary,
  identifiers,
}: {
  readonly dictionary: Bytes;
  readonly identifiers: Bytes;
}): Promise<boolean> {
  const dict = await parse(dictionary, 'dict');
  const handler = nameOf(dict?.entries.get('Filter'));
  if (!dict || handler === '' || encryptsAttachedFilesOnly(dict)) return true;
  const documentId = asType((await parse(identifiers, 'array'))?.items[0], 'string')?.bytes ?? new Uint8Array();
  // Any valid length, so that the parameters can be read: each length is tried below.
  const entries = new Map<string, PdfValue>([...dict.entries, ['Length', 128]]);
  const parameters = readKeyParameters({ ...dict, entries }, documentId);
  if (!parameters || handler !== 'Standard') return false;
  for (const keyLength of parameters.revision >= 5 ? [32] : keyLengths) {
    if (await deriveFileKey({ ...parameters, keyLength }, '')) return true;
  }
  return false;
}

/** Whether neither streams nor strings are encrypted (section 7.6.6): without a name, both are as with `Identity`. */
function encryptsAttachedFilesOnly({ entries }: PdfDict): boolean {
  const version = naturalOf(entries.get('V')) ?? 0;
  return version >= 4 && ['StmF', 'StrF'].every((key) => ['', 'Identity'].includes(nameOf(entries.get(key))));
}

/** The value, if it can be read and is of this type. */
async function parse<Type extends 'dict' | 'array'>(bytes: Bytes, type: Type) {
  const scanner = createScanner(bytes, createBudget(defaultLimits));
  return asType(await readOr(null, async () => parseValue(scanner, defaultLimits.depth)), type);
}
