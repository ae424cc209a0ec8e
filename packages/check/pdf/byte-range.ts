import { readOr } from '../budget.ts';
import type { Bytes } from '../bytes.ts';
import type { AlterationCode } from '../report/pdf-report.ts';
import type { PdfDocument } from './document.ts';
import type { SignatureField } from './fields.ts';
import { asType, naturalOf } from './objects.ts';
import { toDigit } from './parse-value.ts';
import { isSpace } from './scanner.ts';

/** The coverage of a signature: the file up to the end of a revision, without the signature's own value. */
export type Coverage = {
  readonly revision: PdfDocument;
  readonly contents: Bytes;
  /** The two ranges put together, until the next signature is read. */
  readonly content: Bytes;
};

/**
 * Verifies the byte range of a signature (ISO 32000-2, section 12.8.1): from the first byte to the end of a revision,
 * and what it leaves out is the value of this signature at the place where the parser found it. Its delimiters may be
 * inside or outside: nothing can hide there.
 */
export async function readCoverage(
  { dict, number }: SignatureField,
  document: PdfDocument,
): Promise<Coverage | { readonly error: AlterationCode }> {
  if (dict.hasDuplicates) return { error: 'ambiguous-dictionary' };
  const range = asType(dict.entries.get('ByteRange'), 'array')?.items.map(naturalOf) ?? [];
  if (range.length !== 4 || !range.every((number) => number !== undefined)) return { error: 'byte-range-invalid' };
  const [start = 0, firstLength = 0, secondStart = 0, secondLength = 0] = range;
  if (secondStart <= firstLength) return { error: 'byte-range-invalid' };
  const end = secondStart + secondLength;
  if (end > document.bytes.length) return { error: 'byte-range-past-end' };
  const contents = asType(dict.entries.get('Contents'), 'string');
  if (!contents) return { error: 'byte-range-invalid' };
  if (start !== 0 || firstLength < contents.start || secondStart > contents.end) return { error: 'leaves-out-a-part' };
  if (firstLength > contents.start + 1 || secondStart < contents.end - 1) return { error: 'byte-range-invalid' };
  const digits = document.bytes.subarray(contents.start + 1, contents.end - 1);
  if (!contents.isHex || !isAllDigits(digits)) return { error: 'leaves-out-a-part' };
  const revision = await openRevision(document, end);
  if (!revision || !hasSameEntry(revision, document, number)) return { error: 'not-a-revision' };
  const { parsed } = document;
  const length = firstLength + secondLength;
  if (parsed.scratch.length < length) parsed.scratch = new Uint8Array(document.bytes.length);
  const content = parsed.scratch.subarray(0, length);
  content.set(document.bytes.subarray(0, firstLength));
  content.set(document.bytes.subarray(secondStart, end), firstLength);
  return { revision, contents: contents.bytes, content };
}

/** White space between the digits, or a digit left out, would change bytes that nothing covers. */
function isAllDigits(bytes: Uint8Array): boolean {
  return bytes.length % 2 === 0 && bytes.every((octet) => toDigit(octet) !== undefined);
}

/** The document as it ended there; `undefined` where no revision ends there, up to white space after `%%EOF`. */
async function openRevision(document: PdfDocument, end: number): Promise<PdfDocument | undefined> {
  if (end === document.bytes.length && endsWell(document)) return document;
  const revision = await readOr(undefined, () => document.openRevision(end));
  return revision && endsWell(revision) ? revision : undefined;
}

export function endsWell({ bytes, end }: PdfDocument): boolean {
  return bytes.subarray(end).every(isSpace);
}

/** Whether the signature was in that revision, as the same object in the same place. */
function hasSameEntry(revision: PdfDocument, document: PdfDocument, number: number | undefined): boolean {
  if (number === undefined) return true;
  return JSON.stringify(revision.entries.get(number)) === JSON.stringify(document.entries.get(number));
}
