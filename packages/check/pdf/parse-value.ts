import { type Budget, failLimit, failPdf } from '../budget.ts';
import { nameOf, type PdfDict, type PdfString, type PdfValue } from './objects.ts';
import {
  createScanner,
  isRegular,
  isSpace,
  readNatural,
  readWord,
  type Scanner,
  skipSpace,
  toNatural,
} from './scanner.ts';

/** Units of the budget that a value takes: an array or a dictionary has a list or a map of its own. */
const units = { plain: 1, constructed: 3 };

/** Parses one value (ISO 32000-2, section 7.3); `depth` is how deep arrays and dictionaries may still be nested. */
export function parseValue(scanner: Scanner, depth: number): PdfValue {
  if (depth === 0) failLimit('depth');
  scanner.budget.countUnits(units.plain);
  skipSpace(scanner);
  const octet = scanner.bytes[scanner.at];
  const next = scanner.bytes[scanner.at + 1];
  if (scanner.at >= scanner.end) return failPdf('object-invalid');
  if (octet === 0x2f) return parseName(scanner);
  if (octet === 0x28) return parseLiteral(scanner);
  if (octet === 0x5b) return parseArray(scanner, depth);
  if (octet === 0x3c) return next === 0x3c ? parseDict(scanner, depth) : parseHex(scanner);
  return parseWord(scanner);
}

function parseWord(scanner: Scanner): PdfValue {
  const word = readWord(scanner);
  if (word === 'true' || word === 'false') return word === 'true';
  if (word === 'null') return null;
  const natural = toNatural(word);
  if (natural !== undefined) return parseRef(scanner, natural) ?? natural;
  return toNumber(word) ?? failPdf('object-invalid');
}

/** A number with an optional sign and an optional decimal point (ISO 32000-2, section 7.3.3). */
function toNumber(word: string): number | undefined {
  const digits = word.startsWith('+') || word.startsWith('-') ? word.slice(1) : word;
  const isNumber = digits.length <= 40 && /^[\d.]+$/.test(digits) && digits.split('.').length <= 2 && digits !== '.';
  return isNumber ? Number(word) : undefined;
}

/** Two whole numbers and an R are a reference, else the scanner stays behind the first. */
function parseRef(scanner: Scanner, number: number): PdfValue | undefined {
  const start = scanner.at;
  const generation = readNatural(scanner);
  if (generation !== undefined) {
    skipSpace(scanner);
    if (readWord(scanner) === 'R') return { type: 'ref', number, generation };
  }
  scanner.at = start;
  return undefined;
}

/** In characters; readers take 127 (ISO 32000-1, annex C). */
const maxNameLength = 1_024;

function parseName(scanner: Scanner): PdfValue {
  const { bytes } = scanner;
  scanner.at += 1;
  const start = scanner.at;
  // A string put together letter by letter would take thirty bytes for each.
  const codes: number[] = [];
  for (let octet = bytes[scanner.at]; scanner.at < scanner.end && isRegular(octet); octet = bytes[scanner.at]) {
    const digits = octet === 0x23 ? [toDigit(bytes[scanner.at + 1]), toDigit(bytes[scanner.at + 2])] : [];
    const [high, low] = digits;
    const isEscape = high !== undefined && low !== undefined;
    codes.push(isEscape ? 16 * high + low : octet);
    scanner.at += isEscape ? 3 : 1;
    if (codes.length > maxNameLength) failPdf('object-invalid');
  }
  scanner.budget.countBytes(scanner.at - start);
  return { type: 'name', value: String.fromCharCode(...codes) };
}

/** The names in a content stream, or in a part of one; also those within strings. */
export function listNames(content: Uint8Array, budget: Budget): ReadonlySet<string> {
  budget.countBytes(content.length);
  const scanner = createScanner(content, budget);
  const names = new Set<string>();
  for (skipSpace(scanner); scanner.at < scanner.end; skipSpace(scanner)) {
    if (content[scanner.at] === 0x2f) names.add(nameOf(parseName(scanner)));
    else scanner.at += 1;
  }
  return names;
}

function parseArray(scanner: Scanner, depth: number): PdfValue {
  scanner.at += 1;
  scanner.budget.countUnits(units.constructed);
  const items: PdfValue[] = [];
  for (;;) {
    skipSpace(scanner);
    if (scanner.bytes[scanner.at] === 0x5d) break;
    items.push(parseValue(scanner, depth - 1));
  }
  scanner.at += 1;
  return { type: 'array', items };
}

function parseDict(scanner: Scanner, depth: number): PdfDict {
  scanner.at += 2;
  scanner.budget.countUnits(units.constructed);
  const entries = new Map<string, PdfValue>();
  let hasDuplicates = false;
  for (;;) {
    skipSpace(scanner);
    const octet = scanner.bytes[scanner.at];
    if (octet === 0x3e && scanner.bytes[scanner.at + 1] === 0x3e) break;
    if (octet !== 0x2f) failPdf('object-invalid');
    const key = parseName(scanner) as { value: string };
    const value = parseValue(scanner, depth - 1);
    scanner.budget.countUnits(units.plain);
    hasDuplicates ||= entries.has(key.value);
    entries.set(key.value, value);
  }
  scanner.at += 2;
  return { type: 'dict', entries, hasDuplicates };
}

function finish(scanner: Scanner, start: number, bytes: Uint8Array<ArrayBuffer>, isHex: boolean): PdfString {
  const place = scanner.isFile ? { start, end: scanner.at } : { start: -1, end: -1 };
  return { type: 'string', bytes, isHex, ...place };
}

/** A hexadecimal string; a digit that is missing at the end is a zero. */
function parseHex(scanner: Scanner): PdfString {
  const start = scanner.at;
  const close = scanner.bytes.indexOf(0x3e, start);
  if (close < 0 || close >= scanner.end) failPdf('object-invalid');
  scanner.budget.countBytes(close - start);
  const bytes = new Uint8Array((close - start) >> 1);
  let digits = 0;
  for (scanner.at += 1; scanner.at < close; scanner.at += 1) {
    const octet = scanner.bytes[scanner.at];
    const digit = toDigit(octet);
    if (digit !== undefined) {
      bytes[digits >> 1] = (bytes[digits >> 1] ?? 0) | (digits % 2 === 0 ? digit << 4 : digit);
      digits += 1;
    } else if (!isSpace(octet)) failPdf('object-invalid');
  }
  scanner.at += 1;
  return finish(scanner, start, bytes.slice(0, (digits + 1) >> 1), true);
}

const escapes: { readonly [octet: number]: number } = { 110: 10, 114: 13, 116: 9, 98: 8, 102: 12 };

/** A literal string: balanced parentheses, escapes, line ends as one line feed (ISO 32000-2, section 7.3.4.2). */
function parseLiteral(scanner: Scanner): PdfString {
  const start = scanner.at;
  const { bytes } = scanner;
  const end = findLiteralEnd(scanner);
  scanner.budget.countBytes(end - start);
  const result = { bytes: new Uint8Array(end - start), length: 0 };
  scanner.at += 1;
  while (scanner.at < end) {
    const octet = bytes[scanner.at++] ?? 0;
    if (octet === 0x5c) parseEscape(scanner, result);
    else if (octet === 0x0d) {
      if (bytes[scanner.at] === 0x0a) scanner.at += 1;
      push(result, 0x0a);
    } else push(result, octet);
  }
  scanner.at += 1;
  return finish(scanner, start, result.bytes.slice(0, result.length), false);
}

/** The offset of the parenthesis that closes the string. */
function findLiteralEnd({ bytes, at: start, end, budget }: Scanner): number {
  let open = 0;
  for (let at = start; at < end; at++) {
    const octet = bytes[at];
    if (octet === 0x5c) at += 1;
    else if (octet === 0x28) open += 1;
    else if (octet === 0x29) open -= 1;
    if (open === 0) return at;
  }
  budget.checkTime();
  return failPdf('object-invalid');
}

type Octets = { readonly bytes: Uint8Array<ArrayBuffer>; length: number };

function push(octets: Octets, octet: number): void {
  octets.bytes[octets.length++] = octet;
}

function parseEscape(scanner: Scanner, result: Octets): void {
  const { bytes } = scanner;
  const octet = bytes[scanner.at++] ?? 0;
  if (octet >= 0x30 && octet <= 0x37) {
    let value = octet - 0x30;
    for (let more = 0; more < 2 && (bytes[scanner.at] ?? 0) >= 0x30 && (bytes[scanner.at] ?? 0) <= 0x37; more++) {
      value = 8 * value + (bytes[scanner.at++] ?? 0) - 0x30;
    }
    push(result, value & 0xff);
  } else if (octet === 0x0d) {
    if (bytes[scanner.at] === 0x0a) scanner.at += 1;
  } else if (octet !== 0x0a) push(result, escapes[octet] ?? octet);
}

export function toDigit(octet: number | undefined): number | undefined {
  if (octet === undefined) return undefined;
  if (octet >= 0x30 && octet <= 0x39) return octet - 0x30;
  const lower = octet | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : undefined;
}
