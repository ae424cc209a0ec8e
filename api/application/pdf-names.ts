import { assertFormat } from '#api/application/malformed-file.ts';

/** The names that a scan finds; each is a bit of `ObjectScan.names`. */
export const nameBits = {
  JavaScript: 1,
  JS: 2,
  Launch: 4,
  EmbeddedFile: 8,
  EmbeddedFiles: 16,
  RichMedia: 32,
  XFA: 64,
  EF: 128,
  FileAttachment: 256,
  SubmitForm: 512,
  ImportData: 1_024,
  GoToE: 2_048,
  Rendition: 4_096,
  ObjStm: 8_192,
  XRef: 16_384,
  N: 32_768,
  First: 65_536,
  Encrypt: 131_072,
} as const;

/** The content of one object: the names among `nameBits`, where it ends and by which keyword; blank for the end of the bytes. */
export type ObjectScan = { readonly names: number; readonly end: number; readonly keyword: string };

const [regular, white, delimiter] = [0, 1, 2] as const;
/** The class of each byte (ISO 32000-2, section 7.2.3). */
const classes = new Uint8Array(256);
for (const byte of Buffer.from('\0\t\n\f\r ')) classes[byte] = white;
for (const byte of Buffer.from('()<>[]{}/%')) classes[byte] = delimiter;

const endKeywords = toBuffers(['endobj', 'stream', 'endstream', 'startxref']);
const objKeyword = Buffer.from('obj');
const startKeywords = [objKeyword, Buffer.from('trailer')];

const known = Object.entries(nameBits).map(([name, bit]) => ({ name: Buffer.from(name), bit }));
const longestName = Math.max(...known.map(({ name }) => name.length));
const knownByLength = Array.from({ length: longestName + 1 }, (_, length) =>
  known.filter(({ name }) => name.length === length),
);
/** The name that is being decoded. */
const decoded = Buffer.alloc(longestName);

/**
 * Finds names between `from` and the end of an object. Strings and comments are skipped, so that a word in a title is not a name.
 * A keyword ends an object outside of dictionaries only: within one, some readers skip it.
 */
export function scanObject(bytes: Buffer, from: number): ObjectScan {
  let names = 0;
  let depth = 0;
  let at = from;
  while (at < bytes.length) {
    const byte = bytes[at];
    const next = bytes[at + 1];
    if (byte === 0x28) at = skipString(bytes, at);
    else if (byte === 0x25) at = skipComment(bytes, at);
    else if (byte === 0x2f) {
      const end = skipRegular(bytes, at + 1);
      names |= findName(bytes, at + 1, end);
      at = end;
    } else if (byte === 0x3c && next === 0x3c) {
      depth++;
      at += 2;
    } else if (byte === 0x3e && next === 0x3e) {
      depth = Math.max(0, depth - 1);
      at += 2;
    } else if (byte === 0x3c) at = skipHexadecimal(bytes, at);
    else if (classes[byte ?? 0] !== regular) at++;
    else {
      const end = skipRegular(bytes, at);
      // A keyword that ends an object begins with e or s.
      const keyword = depth === 0 && (byte === 0x65 || byte === 0x73) ? findWord(endKeywords, bytes, at) : undefined;
      if (keyword?.length === end - at) return { names, end, keyword: keyword.toString() };
      at = end;
    }
  }
  return { names, end: bytes.length, keyword: '' };
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
 * Whether `obj` stands where an object begins: behind a number, or at the start of a line, as a comment may be in between. In a
 * text it is a word.
 */
function isObject(bytes: Buffer, at: number): boolean {
  const after = bytes[at + objKeyword.length] ?? 0;
  if (classes[after] === regular && !isDigit(after)) return false;
  let before = at - 1;
  while (classes[bytes[before] ?? 0x28] === white) {
    if (bytes[before] === 0x0a || bytes[before] === 0x0d) return true;
    before--;
  }
  return isDigit(bytes[before] ?? 0);
}

/** Whether a dictionary follows, or a comment in front of one. */
function isTrailer(bytes: Buffer, from: number): boolean {
  let at = from;
  while (at < bytes.length && classes[bytes[at] ?? 0] === white) at++;
  return bytes[at] === 0x3c || bytes[at] === 0x25;
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
  return bytes.length;
}

function skipHexadecimal(bytes: Buffer, from: number): number {
  let at = from + 1;
  while (at < bytes.length && bytes[at] !== 0x3e) at++;
  return at + 1;
}

function skipComment(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0x0a && bytes[at] !== 0x0d) at++;
  return at;
}

/** The bit of the name between two offsets, or 0. Section 7.3.5: `#` and two hexadecimal digits are a character. */
function findName(bytes: Buffer, from: number, to: number): number {
  let length = 0;
  for (let at = from; at < to; at++) {
    if (length === longestName) return 0;
    const escaped = bytes[at] === 0x23 && at + 2 < to ? 16 * digit(bytes[at + 1]) + digit(bytes[at + 2]) : Number.NaN;
    if (Number.isNaN(escaped)) decoded[length++] = bytes[at] ?? 0;
    else {
      decoded[length++] = escaped;
      at += 2;
    }
  }
  for (const { name, bit } of knownByLength[length] ?? []) {
    if (name[0] === decoded[0] && name.compare(decoded, 0, length) === 0) return bit;
  }
  return 0;
}

/** The value of a hexadecimal digit, or NaN. */
function digit(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const digit = byte | 0x20;
  return digit >= 0x61 && digit <= 0x66 ? digit - 0x57 : Number.NaN;
}
