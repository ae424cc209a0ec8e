import { type Budget, failPdf } from '../budget.ts';
import { decodeStream } from './decode-stream.ts';
import { nameOf, naturalOf, type PdfStream, type PdfValue } from './objects.ts';
import { parseValue } from './parse-value.ts';
import { createScanner, readNatural } from './scanner.ts';

export type ObjectStream = Awaited<ReturnType<typeof openObjectStream>>;

/** Reads the offsets of an object stream (ISO 32000-2, section 7.5.7). Throws a `RefusalError`. */
export async function openObjectStream(stream: PdfStream, budget: Budget) {
  const count = naturalOf(stream.dict.entries.get('N'));
  const first = naturalOf(stream.dict.entries.get('First'));
  const isValid = nameOf(stream.dict.entries.get('Type')) === 'ObjStm';
  if (!isValid || count === undefined || first === undefined) return failPdf('stream-invalid');
  const data = await decodeStream(stream, budget);
  // Each object takes two numbers, four bytes, at the start of the data.
  if (first > data.length || count > first / 4 + 1) return failPdf('stream-invalid');
  const scanner = createScanner(data, budget, 0, false);
  const objects = [];
  for (let index = 0; index < count; index++) {
    budget.countUnits(1);
    const number = readNatural(scanner) ?? failPdf('stream-invalid');
    const offset = readNatural(scanner) ?? failPdf('stream-invalid');
    if (first + offset >= data.length) return failPdf('stream-invalid');
    objects.push({ number, offset: first + offset });
  }
  /** By index, those that were parsed. */
  const values = new Map<number, PdfValue>();
  return { data, objects, values };
}

/** The object of this number, parsed once. Throws a `RefusalError` where another one is at its index. */
export function parseInStream(
  { data, objects, values }: ObjectStream,
  number: number,
  index: number,
  budget: Budget,
): PdfValue {
  const object = objects[index];
  if (object?.number !== number) return failPdf('cross-reference-invalid');
  const value = values.get(index) ?? parseValue(createScanner(data, budget, object.offset, false), budget.limits.depth);
  values.set(index, value);
  return value;
}
