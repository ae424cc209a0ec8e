import type { Budget } from '../budget.ts';

/** Classes of characters (ISO 32000-2, section 7.2.3). */
export function isSpace(octet: number | undefined): boolean {
  return octet === 0x20 || octet === 0x0a || octet === 0x0d || octet === 0x09 || octet === 0x0c || octet === 0x00;
}

function isDelimiter(octet: number): boolean {
  // ( ) < > [ ] { } / %
  return [0x28, 0x29, 0x3c, 0x3e, 0x5b, 0x5d, 0x7b, 0x7d, 0x2f, 0x25].includes(octet);
}

export function isRegular(octet: number | undefined): octet is number {
  return octet !== undefined && !isSpace(octet) && !isDelimiter(octet);
}

/** A position in bytes, up to an end: the bytes of the file, or of an object stream where `isFile` is false. */
export type Scanner = {
  readonly bytes: Uint8Array;
  at: number;
  readonly end: number;
  readonly isFile: boolean;
  readonly budget: Budget;
};

export function createScanner(bytes: Uint8Array, budget: Budget, at = 0, isFile = true): Scanner {
  return { bytes, at, end: bytes.length, isFile, budget };
}

/** In bytes; more white space counts, since it can be skipped for one object after the other. */
const longSpace = 1_048_576;

/** Skips white space and comments. */
export function skipSpace(scanner: Scanner): void {
  const { bytes, end, at: start } = scanner;
  while (scanner.at < end) {
    const octet = bytes[scanner.at];
    if (octet === 0x25) {
      while (scanner.at < end && bytes[scanner.at] !== 0x0a && bytes[scanner.at] !== 0x0d) scanner.at += 1;
    } else if (isSpace(octet)) scanner.at += 1;
    else break;
  }
  if (scanner.at - start > longSpace) scanner.budget.countBytes(scanner.at - start);
}

/** Reads the regular characters here, at most 127, as Latin-1; blank where there is none. */
export function readWord(scanner: Scanner): string {
  const { bytes, end } = scanner;
  let word = '';
  for (let octet = bytes[scanner.at]; scanner.at < end && isRegular(octet); octet = bytes[scanner.at]) {
    if (word.length === 127) return word;
    word += String.fromCharCode(octet);
    scanner.at += 1;
  }
  return word;
}

/** Skips a keyword if it stands here. */
export function skipWord(scanner: Scanner, word: string): boolean {
  const start = scanner.at;
  skipSpace(scanner);
  if (readWord(scanner) === word) return true;
  scanner.at = start;
  return false;
}

/** Reads a whole number that is not negative; `undefined`, and no step forward, where there is none. */
export function readNatural(scanner: Scanner): number | undefined {
  const start = scanner.at;
  skipSpace(scanner);
  const number = toNatural(readWord(scanner));
  if (number === undefined) scanner.at = start;
  return number;
}

export function toNatural(word: string): number | undefined {
  return word.length > 0 && word.length <= 15 && /^\d+$/.test(word) ? Number(word) : undefined;
}

/** The offset of the last occurrence of a word before an end; -1 where there is none. */
export function findLast(bytes: Uint8Array, word: string, before = bytes.length): number {
  const codes = Array.from(word, (character) => character.charCodeAt(0));
  const first = codes[0] ?? 0;
  for (let at = bytes.lastIndexOf(first, before - codes.length); at >= 0; at = bytes.lastIndexOf(first, at - 1)) {
    if (codes.every((code, index) => bytes[at + index] === code)) return at;
    if (at === 0) break;
  }
  return -1;
}
