import type { Budget } from '../budget.ts';
import { failPdf } from '../budget.ts';
import { naturalOf, type PdfValue } from './objects.ts';
import { parseValue } from './parse-value.ts';
import { createScanner, readNatural, skipWord } from './scanner.ts';

/** An indirect object of the file (ISO 32000-2, section 7.3.10). */
export type ParsedObject = {
  readonly number: number;
  readonly generation: number;
  readonly value: PdfValue;
  /** After `endobj`. */
  readonly end: number;
};

/** Parses the object at an offset. `readLength` resolves the length of a stream, which may be an object of its own. */
export async function parseObject(
  bytes: Uint8Array<ArrayBuffer>,
  offset: number,
  depth: number,
  budget: Budget,
  readLength: (value: PdfValue | undefined) => Promise<number | undefined>,
): Promise<ParsedObject> {
  const scanner = createScanner(bytes, budget, offset);
  const number = readNatural(scanner);
  const generation = readNatural(scanner);
  if (number === undefined || generation === undefined || !skipWord(scanner, 'obj')) return failPdf('object-invalid');
  const value = parseValue(scanner, depth);
  if (skipWord(scanner, 'endobj')) return { number, generation, value, end: scanner.at };
  const isDict = typeof value === 'object' && value?.type === 'dict';
  if (!isDict || !skipWord(scanner, 'stream')) return failPdf('object-invalid');
  if (bytes[scanner.at] === 0x0d) scanner.at += 1;
  if (bytes[scanner.at] !== 0x0a) failPdf('stream-invalid');
  const start = scanner.at + 1;
  const length = naturalOf(await readLength(value.entries.get('Length')));
  if (length === undefined || start + length > bytes.length) return failPdf('stream-invalid');
  scanner.at = start + length;
  if (!skipWord(scanner, 'endstream') || !skipWord(scanner, 'endobj')) return failPdf('stream-invalid');
  const stream = { type: 'stream', dict: value, bytes: bytes.subarray(start, start + length) } as const;
  return { number, generation, value: stream, end: scanner.at };
}
