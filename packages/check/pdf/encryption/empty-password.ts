import { createBudget, readOr } from '../../budget.ts';
import type { Bytes } from '../../bytes.ts';
import { defaultLimits } from '../../report/limits.ts';
import { asType, nameOf, type PdfValue } from '../objects.ts';
import { parseValue } from '../parse-value.ts';
import { createScanner } from '../scanner.ts';
import { deriveFileKey, readKeyParameters } from './file-key.ts';

/** Lengths of a key of revisions 2 to 4. Programs disagree on the unit in the file, so each is tried. Bytes. */
const keyLengths = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];

/**
 * Whether an encryption dictionary opens with the empty password, the user's or the owner's. The dictionary and the
 * array of identifiers (ISO 32000-2, section 7.5.5) are at the start of the given bytes. A dictionary without a handler
 * encrypts nothing.
 */
export async function opensWithEmptyPassword(dictionary: Bytes, identifiers: Bytes): Promise<boolean> {
  const dict = await parse(dictionary, 'dict');
  const handler = nameOf(dict?.entries.get('Filter'));
  // With this filter only attached files are encrypted (section 7.6.6).
  if (!dict || handler === '' || nameOf(dict.entries.get('StmF')) === 'Identity') return true;
  const documentId = asType((await parse(identifiers, 'array'))?.items[0], 'string')?.bytes ?? new Uint8Array();
  const entries = new Map<string, PdfValue>([...dict.entries, ['Length', 128]]);
  const parameters = readKeyParameters({ ...dict, entries }, documentId);
  if (!parameters || handler !== 'Standard') return false;
  for (const keyLength of parameters.revision >= 5 ? [32] : keyLengths) {
    if (await deriveFileKey({ ...parameters, keyLength }, '')) return true;
  }
  return false;
}

/** The value, if it can be read and is of this type. */
async function parse<Type extends 'dict' | 'array'>(bytes: Bytes, type: Type) {
  const scanner = createScanner(bytes, createBudget(defaultLimits));
  return asType(await readOr(null, async () => parseValue(scanner, defaultLimits.depth)), type);
}
