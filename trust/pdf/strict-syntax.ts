import { type Budget, failPdf } from '#trust/budget.ts';
import { parseValue } from '#trust/pdf/parse-value.ts';
import { createScanner, isSpace, type Scanner } from '#trust/pdf/scanner.ts';

/** Skips white space and comments between the parts of an update. */
export function skipComments(bytes: Uint8Array, start: number): number {
  let at = start;
  while (isSpace(bytes[at]) || bytes[at] === 0x25) {
    if (bytes[at] === 0x25) while (at < bytes.length && bytes[at] !== 0x0a && bytes[at] !== 0x0d) at += 1;
    else at += 1;
  }
  return at;
}

/** Where an object or a section begins, whose address may be that of the line end before it. */
export function skipLineEnd(bytes: Uint8Array, offset: number): number {
  return offset + (/^(?:\r\n?|\n)?/.exec(textAt(bytes, offset, 2))?.[0].length ?? 0);
}

export function textAt(bytes: Uint8Array, at: number, length: number): string {
  return new TextDecoder('latin1').decode(bytes.subarray(at, at + length));
}

/** The address of a section between `startxref` and `%%EOF`, each on a line of its own (ISO 32000-2, section 7.5.5). */
export function readEnd(bytes: Uint8Array, at: number): { readonly start: number; readonly end: number } | undefined {
  const found = /^startxref(?:\r\n?|\n)(\d{1,10})(?:\r\n?|\n)%%EOF/.exec(textAt(bytes, at, 32));
  return found ? { start: Number(found[1]), end: at + found[0].length } : undefined;
}

/**
 * The end of a table and its trailer (ISO 32000-2, section 7.5.4): entries of twenty bytes, and nothing else between them.
 * `undefined` where no table begins. Throws a `RefusalError` for one that readers would have to repair.
 */
export function readTableEnd(bytes: Uint8Array, start: number, budget: Budget): number | undefined {
  const keyword = /^xref *(?:\r\n?|\n)/.exec(textAt(bytes, start, 16));
  if (!keyword) return undefined;
  let at = start + keyword[0].length;
  for (;;) {
    const text = textAt(bytes, at, 32);
    const trailer = /^(?:\r\n?|\n)?trailer/.exec(text);
    if (trailer) return checkTrailer(bytes, at + trailer[0].length, budget);
    const head = /^\d{1,10} (\d{1,10}) *(?:\r\n?|\n)/.exec(text) ?? failPdf('cross-reference-invalid');
    at += head[0].length;
    for (let count = Number(head[1]); count > 0; count--) {
      budget.count(1);
      if (!/^\d{10} \d{5} [nf](?: \r| \n|\r\n)$/.test(textAt(bytes, at, 20))) failPdf('cross-reference-invalid');
      at += 20;
    }
  }
}

/** Entries that lead to other sections and to the catalogue, each with the form that every reader understands. */
const forms: ReadonlyMap<string, RegExp> = new Map([
  ['Prev', /^\d{1,10}$/],
  ['Root', /^\d{1,10}[\s\0]+\d{1,5}[\s\0]+R$/],
  ['Size', /^\d{1,10}$/],
  ['XRefStm', /^\d{1,10}$/],
]);

/**
 * The end of the dictionary of a trailer, which has no key twice, none that is escaped and no comment between them. Throws
 * a `RefusalError` for any other.
 */
export function checkTrailer(bytes: Uint8Array, at: number, budget: Budget): number {
  const scanner = createScanner(bytes, budget, at);
  const keys = new Set<string>();
  skipWhite(scanner);
  if (textAt(bytes, scanner.at, 2) !== '<<') failPdf('trailer-invalid');
  scanner.at += 2;
  for (skipWhite(scanner); textAt(bytes, scanner.at, 2) !== '>>'; skipWhite(scanner)) {
    const key = readRaw(scanner);
    skipWhite(scanner);
    const value = readRaw(scanner);
    const form = forms.get(key.slice(1));
    if (!/^\/[^#]+$/.test(key) || keys.has(key) || form?.test(value) === false) failPdf('trailer-invalid');
    keys.add(key);
  }
  if (!keys.has('/Root') || !keys.has('/Size')) failPdf('trailer-invalid');
  return scanner.at + 2;
}

function skipWhite(scanner: Scanner): void {
  while (isSpace(scanner.bytes[scanner.at])) scanner.at += 1;
}

/** The next value as it is written. */
function readRaw(scanner: Scanner): string {
  const start = scanner.at;
  parseValue(scanner, scanner.budget.limits.depth);
  return textAt(scanner.bytes, start, scanner.at - start);
}
