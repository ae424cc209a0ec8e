import { assertFormat, MalformedFileError } from '#api/application/malformed-file.ts';
import { findName, nameBits } from '#api/application/pdf-names.ts';

/** The content of one object: the names among `nameBits`, where it ends and by which keyword; blank for the end of the bytes. */
export type ObjectScan = { readonly names: number; readonly end: number; readonly keyword: string };

const [regular, white, delimiter] = [0, 1, 2] as const;
/** The class of each byte (ISO 32000-2, section 7.2.3). */
const classes = new Uint8Array(256);
for (const byte of Buffer.from('\0\t\n\f\r ')) classes[byte] = white;
for (const byte of Buffer.from('()<>[]{}/%')) classes[byte] = delimiter;

const objKeyword = Buffer.from('obj');
const startKeywords = [objKeyword, Buffer.from('trailer')];
const endKeywords = toBuffers(['endobj', 'stream', 'endstream', 'startxref']);
const allKeywords = [...endKeywords, objKeyword];

/** What a place may hold: anything outside of dictionaries, and in arrays; in a dictionary it depends on what was before. */
const [outside, inArray, atKey, atValue, afterWord] = [0, 1, 2, 3, 4] as const;
/** Dictionaries and arrays in one another: programs write less than twenty. */
const depthLimit = 200;
/** For each dictionary and array around a token, what its place may hold. */
const places = new Uint8Array(depthLimit + 1);

/**
 * Finds names between `from` and the end of an object. Strings and comments are skipped, so that a word in a title is not a name.
 * A keyword ends an object outside of dictionaries and arrays only: within one, some readers skip it and others end there, so
 * that it is malformed, as is whatever else readers recover from in their own ways (sections 7.3.6 and 7.3.7): a key that is
 * no name, and an end of what did not begin. `Encrypt` counts as the key of an encryption dictionary alone (section 7.5.5).
 */
export function scanObject(bytes: Buffer, from: number): ObjectScan {
  let names = 0;
  let depth = 0;
  let at = from;
  places[0] = outside;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    const isDouble = bytes[at + 1] === byte;
    const place = places[depth] ?? outside;
    if (classes[byte] === white) at++;
    else if (byte === 0x25) at = skipComment(bytes, at);
    else if (byte === 0x2f) {
      const end = skipRegular(bytes, at + 1);
      const name = findName(bytes, at + 1, end);
      const isKey = depth === 1 && (place === atKey || place === afterWord);
      if (name !== nameBits.Encrypt || (isKey && isDictionary(bytes, end))) names |= name;
      if (place >= atKey) places[depth] = place === atValue ? atKey : atValue;
      at = end;
    } else if (byte === 0x5b || (byte === 0x3c && isDouble)) {
      passValue(depth);
      assertFormat(depth < depthLimit, 'an object is not too deep');
      places[++depth] = byte === 0x5b ? inArray : atKey;
      at += byte === 0x5b ? 1 : 2;
    } else if (byte === 0x5d || (byte === 0x3e && isDouble)) {
      assertFormat(depth === 0 || (byte === 0x5d) === (place === inArray), 'what ends did begin');
      depth = Math.max(0, depth - 1);
      at += byte === 0x5d ? 1 : 2;
    } else if (byte === 0x28 || byte === 0x3c) {
      passValue(depth);
      at = byte === 0x28 ? skipString(bytes, at) : skipHexadecimal(bytes, at);
    } else if (classes[byte] !== regular) at++;
    else {
      const end = skipRegular(bytes, at);
      // A keyword begins with e, o or s.
      const isLikely = byte === 0x65 || byte === 0x6f || byte === 0x73;
      const keyword = isLikely ? findWord(depth === 0 ? endKeywords : allKeywords, bytes, at) : undefined;
      if (keyword?.length === end - at) {
        assertFormat(depth === 0, 'no keyword is in a dictionary or array');
        return { names, end, keyword: keyword.toString() };
      }
      assertFormat(place !== atKey, 'a key is a name');
      if (place === atValue) places[depth] = afterWord;
      at = end;
    }
  }
  assertFormat(depth === 0, 'an object ends');
  return { names, end: bytes.length, keyword: '' };
}

/** A string, dictionary or array is a value: of a key, or in an array. */
function passValue(depth: number): void {
  const place = places[depth] ?? outside;
  assertFormat(place !== atKey && place !== afterWord, 'a key is a name');
  if (place === atValue) places[depth] = atKey;
}

/** Whether a dictionary or a reference follows (sections 7.3.7 and 7.3.10). */
function isDictionary(bytes: Buffer, from: number): boolean {
  const value = /^[\0\t\n\f\r ]{0,20}(?:<<|[0-9]{1,10}[\0\t\n\f\r ]{1,20}[0-9]{1,5}[\0\t\n\f\r ]{1,20}R)/;
  return value.test(bytes.toString('latin1', from, from + 100));
}

/**
 * Scans whatever follows a keyword `obj` or `trailer`, even in what looks like a stream: a reader that repairs a file takes it
 * for an object. The scans of a file with more keywords than objects overlap; when together they have read twice the file, it
 * is malformed. Ends early when `onObject` returns true.
 */
export function scanObjects(bytes: Buffer, onObject: (object: ObjectScan, from: number) => boolean): boolean {
  let left = 2 * bytes.length;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== 0x6f && bytes[at] !== 0x74) continue;
    const keyword = findWord(startKeywords, bytes, at);
    if (!keyword || !(keyword === objKeyword ? isObject(bytes, at) : isTrailer(bytes, at + keyword.length))) continue;
    const object = scanObject(bytes, at + keyword.length);
    if (onObject(object, at + keyword.length)) return true;
    left -= object.end - at;
    assertFormat(left >= 0, 'objects do not overlap');
  }
  return false;
}

function toBuffers(words: readonly string[]): readonly Buffer[] {
  return words.map((word) => Buffer.from(word));
}

function findWord(words: readonly Buffer[], bytes: Buffer, at: number): Buffer | undefined {
  for (const word of words) {
    let length = 0;
    while (length < word.length && bytes[at + length] === word[length]) length++;
    if (length === word.length) return word;
  }
  return undefined;
}

/**
 * Whether `obj` stands where an object begins: behind a number, or in the line after a comment, which may be in between. In a
 * text it is a word.
 */
function isObject(bytes: Buffer, at: number): boolean {
  const after = bytes[at + objKeyword.length] ?? 0;
  if (classes[after] === regular && !isDigit(after)) return false;
  let before = at - 1;
  while (before > 0 && classes[bytes[before] ?? 0] === white) before--;
  const isNewLine = bytes.subarray(before + 1, at).some(isLineEnd);
  const end = before;
  while (isNumeric(bytes[before] ?? 0)) before--;
  if (before < end && classes[bytes[before] ?? 0] !== regular) return true;
  if (!isNewLine) return false;
  while (before > 0 && bytes[before] !== 0x25 && !isLineEnd(bytes[before] ?? 0)) before--;
  return bytes[before] === 0x25;
}

/** Whether a dictionary follows, or a comment in front of one. */
function isTrailer(bytes: Buffer, from: number): boolean {
  let at = from;
  while (at < bytes.length && classes[bytes[at] ?? 0] === white) at++;
  return bytes[at] === 0x3c || bytes[at] === 0x25;
}

function isLineEnd(byte: number): boolean {
  return byte === 0x0a || byte === 0x0d;
}

/** Digits, and what some readers take for part of a number: signs, dots and exponents. */
function isNumeric(byte: number): boolean {
  return isDigit(byte) || byte === 0x2b || byte === 0x2d || byte === 0x2e || (byte | 0x20) === 0x65;
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

function skipRegular(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && classes[bytes[at] ?? 0] === regular) at++;
  return at;
}

/** Section 7.3.4.2: parentheses within a string are balanced or escaped. */
function skipString(bytes: Buffer, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === 0x5c) at++;
    else if (byte === 0x28) depth++;
    else if (byte === 0x29 && --depth === 0) return at + 1;
  }
  throw new MalformedFileError('a string ends');
}

function skipHexadecimal(bytes: Buffer, from: number): number {
  let at = from + 1;
  while (at < bytes.length && bytes[at] !== 0x3e) at++;
  return at + 1;
}

function skipComment(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && !isLineEnd(bytes[at] ?? 0)) at++;
  return at;
}
