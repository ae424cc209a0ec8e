import { type Budget, failLimit, failPdf } from '../budget.ts';
import type { Bytes } from '../bytes.ts';
import { decodeStream } from './decode-stream.ts';
import { asType, nameOf, naturalOf, type PdfDict, type PdfStream } from './objects.ts';
import { parseObject } from './parse-object.ts';
import { parseValue } from './parse-value.ts';
import { createScanner, findLast, readNatural, readWord, type Scanner, skipSpace, skipWord } from './scanner.ts';

/** Where an object is (ISO 32000-2, sections 7.5.4 and 7.5.8.3). */
export type XrefEntry =
  | { readonly kind: 'free' }
  | { readonly kind: 'offset'; readonly offset: number; readonly generation: number }
  | { readonly kind: 'compressed'; readonly stream: number; readonly index: number };

export type XrefSection = {
  readonly offset: number;
  readonly end: number;
  readonly entries: ReadonlyMap<number, XrefEntry>;
  readonly trailer: PdfDict;
};

/**
 * All cross-reference sections, the newest first, and the offset after `%%EOF` of the newest revision. They are
 * followed from the last `startxref` through every /Prev (ISO 32000-2, sections 7.5.5 and 7.5.6). `known` has the
 * sections of other revisions of the same file, by offset.
 */
export async function readXref(bytes: Bytes, budget: Budget, known: Map<number, XrefSection>) {
  const scanner = createScanner(bytes, budget, findLast(bytes, 'startxref'));
  if (scanner.at < 0 || !skipWord(scanner, 'startxref')) return failPdf('startxref-missing');
  const start = readNatural(scanner);
  while (scanner.at < bytes.length && bytes[scanner.at] !== 0x25) scanner.at += 1;
  const isMarked = ['%', '%', 'E', 'O', 'F'].every((mark, at) => bytes[scanner.at + at] === mark.charCodeAt(0));
  if (start === undefined || !isMarked) return failPdf('startxref-missing');
  const sections: XrefSection[] = [];
  const visited = new Set<number>();
  let next: number | undefined = start;
  while (next !== undefined) {
    if (visited.has(next)) failPdf('cross-reference-loop');
    if (visited.size >= budget.limits.revisions) failLimit('revisions');
    visited.add(next);
    const found = known.get(next);
    const section: XrefSection = found && found.end <= bytes.length ? found : await readSection(bytes, next, budget);
    known.set(next, section);
    sections.push(section);
    const previous = section.trailer.entries.get('Prev');
    next = naturalOf(previous);
    if (previous !== undefined && next === undefined) failPdf('trailer-invalid');
  }
  return { sections, end: scanner.at + 5 };
}

async function readSection(bytes: Bytes, offset: number, budget: Budget): Promise<XrefSection> {
  if (offset >= bytes.length) return failPdf('cross-reference-invalid');
  const scanner = createScanner(bytes, budget, offset);
  if (!skipWord(scanner, 'xref')) return readStreamSection(bytes, offset, budget);
  const entries = readTable(scanner, budget);
  const trailer = asType(parseValue(scanner, budget.limits.depth), 'dict') ?? failPdf('trailer-invalid');
  const hidden = trailer.entries.get('XRefStm');
  let hiddenEnd = 0;
  if (hidden !== undefined) {
    // A hybrid file: its stream has objects that the table omits or marks as free (ISO 32000-2, section 7.5.8.4).
    const stream = await readStreamSection(bytes, naturalOf(hidden) ?? failPdf('trailer-invalid'), budget);
    hiddenEnd = stream.end;
    for (const [number, entry] of stream.entries) {
      if ((entries.get(number)?.kind ?? 'free') === 'free') entries.set(number, entry);
    }
  }
  return { offset, end: Math.max(scanner.at, hiddenEnd), entries, trailer };
}

/** The entries of a table, the first of each number. */
function readTable(scanner: Scanner, budget: Budget): Map<number, XrefEntry> {
  const entries = new Map<number, XrefEntry>();
  while (!skipWord(scanner, 'trailer')) {
    const first = readNatural(scanner) ?? failPdf('cross-reference-invalid');
    const count = readNatural(scanner) ?? failPdf('cross-reference-invalid');
    if (count > budget.limits.objects || first > 8_388_607) failLimit('objects');
    for (let number = first; number < first + count; number++) {
      const offset = readNatural(scanner) ?? failPdf('cross-reference-invalid');
      const generation = readNatural(scanner) ?? failPdf('cross-reference-invalid');
      skipSpace(scanner);
      const type = readWord(scanner);
      if (type !== 'n' && type !== 'f') failPdf('cross-reference-invalid');
      budget.countUnits(1);
      // An offset of zero, as some writers have it, is no object.
      const isFree = type === 'f' || offset === 0;
      if (!entries.has(number)) entries.set(number, isFree ? { kind: 'free' } : { kind: 'offset', offset, generation });
    }
  }
  return entries;
}

async function readStreamSection(bytes: Bytes, offset: number, budget: Budget): Promise<XrefSection> {
  // Its length is direct, since without the table nothing else can be found (ISO 32000-2, section 7.5.8.2).
  const readLength = async (value: unknown) => (typeof value === 'number' ? value : undefined);
  const { value, end } = await parseObject(bytes, offset, budget.limits.depth, budget, readLength);
  const stream = asType(value, 'stream');
  if (!stream || nameOf(stream.dict.entries.get('Type')) !== 'XRef') return failPdf('cross-reference-invalid');
  return {
    offset,
    end,
    entries: readStreamEntries(stream, await decodeStream(stream, budget), budget),
    trailer: stream.dict,
  };
}

function readStreamEntries({ dict }: PdfStream, data: Bytes, budget: Budget): Map<number, XrefEntry> {
  const numbers = (key: string): readonly number[] | undefined =>
    asType(dict.entries.get(key), 'array')?.items.map((item) => naturalOf(item) ?? failPdf('cross-reference-invalid'));
  const widths = numbers('W') ?? [];
  const size = naturalOf(dict.entries.get('Size')) ?? failPdf('cross-reference-invalid');
  const index = numbers('Index') ?? [0, size];
  const [typeWidth = 0, second = 0, third = 0] = widths;
  const width = typeWidth + second + third;
  if (widths.length !== 3 || widths.some((each) => each > 8) || width === 0) failPdf('cross-reference-invalid');
  const entries = new Map<number, XrefEntry>();
  let at = 0;
  const read = (count: number): number => {
    let value = 0;
    for (let octet = 0; octet < count; octet++) value = value * 256 + (data[at++] ?? 0);
    return value;
  };
  for (let pair = 0; pair < index.length; pair += 2) {
    const [first = 0, count = 0] = index.slice(pair, pair + 2);
    if (first > 8_388_607 || at + count * width > data.length) failPdf('cross-reference-invalid');
    for (let number = first; number < first + count; number++) {
      budget.countUnits(1);
      const type = typeWidth === 0 ? 1 : read(typeWidth);
      const place = read(second);
      const detail = read(third);
      if (!entries.has(number)) entries.set(number, toEntry(type, place, detail));
    }
  }
  return entries;
}

/** Types that are not defined stand for null (ISO 32000-2, table 18). */
function toEntry(type: number, place: number, detail: number): XrefEntry {
  if (type === 1) return { kind: 'offset', offset: place, generation: detail };
  return type === 2 ? { kind: 'compressed', stream: place, index: detail } : { kind: 'free' };
}
