import { inflateSync } from 'node:zlib';
import { assertFormat, MalformedFileError } from '#media/uploads/malformed-file.ts';

/**
 * Names of active content: scripts, launched programs, forms that send or load data, links to other documents,
 * collections, embedded files, sound, films, 3D and other rich media, and forms with scripts (XFA) (ISO 32000-2,
 * sections 12.6.4, 12.7.6, 12.3.5, 7.11.4, 12.5.6.15 and 13).
 */
const activeNames = new Set(
  (
    'JavaScript JS Launch EmbeddedFile EmbeddedFiles EF FileAttachment SubmitForm ImportData GoToE GoToR Rendition RichMedia ' +
    'XFA Movie Sound Collection 3D OnInstantiate'
  ).split(' '),
);

/** Names that identify the type of an object. */
const structureNames = new Set(['ObjStm', 'N', 'First', 'XRef', 'Encrypt']);

/** The active names in the objects of a PDF, and whether it is encrypted. */
export type InspectedPdf = { readonly activeNames: ReadonlySet<string>; readonly isEncrypted: boolean };

/** The end marker must be in the last bytes. */
const tailSize = 2_048;
/** Limits of object streams per file: their number, and by default their unpacked bytes in total. */
const streamLimit = 2_000;
const unpackedLimit = 4 * 1_048_576;
/** Limit of the index of an object stream: programs write some thousand bytes. */
const indexLimit = 400_000;

/**
 * Scans the text after each keyword `obj` or `trailer`, even in apparent streams: a reader that repairs a file takes it
 * for an object. Also scans object streams; they may unpack to `limit` bytes. Throws if readers might unpack them
 * differently.
 *
 * Not inspected: encrypted objects, and the content of other streams (pictures, fonts, pages).
 */
export function inspectPdf(bytes: Buffer, limit: number = unpackedLimit): InspectedPdf {
  const text = bytes.toString('latin1');
  const found = new Set<string>();
  let scanned = 0;
  let streams = 0;
  let left = limit;
  let isEncrypted = false;
  let isReadable = true;
  for (const { 0: keyword, index } of text.matchAll(/obj|trailer(?=[\0\t\n\f\r ]*[<%])/g)) {
    if (keyword === 'obj' && !isObject(text, index)) continue;
    const from = index + keyword.length;
    const { names, end, isStream } = scanObject(text, from);
    for (const name of names) if (activeNames.has(name)) found.add(name);
    // Section 7.6.2.
    isEncrypted ||= names.has('Encrypt') && (keyword === 'trailer' || names.has('XRef'));
    scanned += end - index;
    // Scans overlap if keywords are in strings.
    assertFormat(scanned <= 2 * text.length, 'objects do not overlap');
    // Some readers ignore the type, but no other stream has both entries (section 7.5.7).
    assertFormat(isStream || !names.has('ObjStm'), 'an object stream is a stream');
    if (!isStream || !(names.has('ObjStm') || (names.has('First') && names.has('N')))) continue;
    assertFormat(++streams <= streamLimit, 'the number of object streams is reasonable');
    const stream = readStreamDictionary(text.slice(from, end));
    // Section 7.3.8.1: CR LF or LF follow the keyword `stream`.
    const start = end + (text[end] === '\r' ? 2 : 1);
    const data = stream.isStored ? readStored(text, start, stream.length, left) : inflate(bytes, start, left);
    isReadable &&= data !== undefined;
    left -= data?.length ?? 0;
    for (const name of data === undefined ? [] : scanObjectStream(data, stream.first)) found.add(name);
  }
  assertFormat(isReadable || isEncrypted, 'object streams unpack');
  return { activeNames: found, isEncrypted };
}

/**
 * Throws for a file without its outer structure (section 7.5): the header in the first line, and at the end the offset
 * of a cross-reference table or stream. Only white space may follow the last line: mail programs add some.
 */
export function checkPdfStructure(bytes: Buffer): void {
  const head = bytes.toString('latin1', 0, 16);
  assertFormat(/^%PDF-(?:1\.[0-7]|2\.0)[\0\t\n\f\r ]/.test(head), 'a header names the version');
  const tail = bytes.subarray(-tailSize).toString('latin1');
  const end = tail.slice(Math.max(0, tail.lastIndexOf('startxref')));
  const pattern = /^startxref[\0\t\n\f\r ]{1,20}([0-9]{1,10})[\0\t\n\f\r ]{1,20}%%EOF[\0\t\n\f\r ]*$/;
  const offset = Number(pattern.exec(end)?.[1]);
  assertFormat(offset < bytes.length, 'the end names an offset in the file');
  const section = /^[\0\t\n\f\r ]{0,20}(?:xref|[0-9]{1,10}[\0\t\n\f\r ]{1,20}[0-9]{1,5}[\0\t\n\f\r ]{1,20}obj)/;
  const start = bytes.toString('latin1', offset, offset + 128);
  assertFormat(section.test(start), 'the offset is that of a table or an object');
}

/** Whether `obj` follows a number, or is the first word of its line: there may be a comment in between. */
function isObject(text: string, at: number): boolean {
  let before = at;
  while (before > 0 && '\0\t\n\f\r '.includes(text.charAt(before - 1))) before--;
  return /^$|[0-9.]/.test(text.charAt(before - 1)) || /[\n\r]/.test(text.slice(before, at));
}

/** A comment, the begin of a string, the begin or end of a dictionary or array, a name, or a word. */
const tokens = /%[^\n\r]*|[([\]]|<<|>>|\/[^\0\t\n\f\r ()<>[\]{}/%]*|[^\0\t\n\f\r ()<>[\]{}/%]+/g;

/**
 * The known names from an offset to the next object, or to the data of a stream. In a dictionary or array `stream` is a
 * word: some readers skip it there. Strings and comments are skipped, so that a word in a title is no name.
 */
function scanObject(text: string, from: number, to = text.length) {
  const names = new Set<string>();
  let dictionaries = 0;
  let arrays = 0;
  let at = from;
  for (tokens.lastIndex = at; at < to; tokens.lastIndex = at) {
    const [token = ''] = tokens.exec(text) ?? [];
    if (token === '' || tokens.lastIndex - token.length >= to) break;
    at = tokens.lastIndex;
    if (token === '<<') dictionaries++;
    else if (token === '>>') dictionaries = Math.max(0, dictionaries - 1);
    else if (token === '[') arrays++;
    else if (token === ']') arrays = Math.max(0, arrays - 1);
    else if (token === '(') at = skipString(text, at);
    else if (token.startsWith('/')) {
      const name = decodeName(token);
      // `/Encrypt null` encrypts nothing.
      const isVoid = name === 'Encrypt' && !/^[\0\t\n\f\r ]{0,20}[<%0-9]/.test(text.slice(at, at + 24));
      if (!isVoid && (activeNames.has(name) || structureNames.has(name))) names.add(name);
    } else if (token === 'stream' && dictionaries + arrays === 0) return { names, end: at, isStream: true };
    else if (token.endsWith('obj') && isObject(text, at - 'obj'.length)) {
      return { names, end: at - token.length, isStream: false };
    }
  }
  assertFormat(at <= to, 'a string or comment ends in its object');
  return { names, end: to, isStream: false };
}

/** Section 7.3.4.2: parentheses within a string are balanced or escaped. */
function skipString(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    const character = text[at];
    if (character === '\\') at++;
    else if (character === '(') depth++;
    else if (character === ')' && --depth === 0) return at + 1;
  }
  throw new MalformedFileError('a string ends');
}

/** Section 7.3.5: `#` and two hexadecimal digits are a character. */
function decodeName(token: string): string {
  const decode = (_: string, digits: string): string => String.fromCharCode(Number.parseInt(digits, 16));
  return token.slice(1).replace(/#([0-9a-f]{2})/gi, decode);
}

/**
 * Reads the dictionary of an object stream. It must have no strings, comments, escapes and duplicate keys, so that
 * every reader parses it alike. Programs compress objects with Flate alone and without a predictor (section 7.4), or
 * not at all.
 */
function readStreamDictionary(text: string) {
  assertFormat(text.length <= 1_000 && !/[(%#]/.test(text), 'the dictionary of an object stream is plain');
  const words: readonly string[] = text.match(/\/?[^\0\t\n\f\r ()<>[\]{}/%]+/g) ?? [];
  const find = (key: string): string => {
    const at = words.indexOf(key);
    assertFormat(at === words.lastIndexOf(key), 'a key stands once');
    return at < 0 ? '' : `${words[at + 1]}${words[at + 3] === 'R' ? ' R' : ''}`;
  };
  const isParameter = (word: string): boolean => /^\/(?:DecodeParms|DP|F|FFilter|FDecodeParms)$/.test(word);
  assertFormat(!words.some(isParameter), 'an object stream has no parameters');
  const first = find('/First');
  const filter = find('/Filter');
  const length = find('/Length');
  const others = words.filter((word) => /Decode$|^\/(?:AHx|A85|LZW|Fl|RL|Crypt)$/.test(word));
  assertFormat(others.length <= 1 && /^(?:\/FlateDecode)?$/.test(filter), 'objects are compressed with Flate alone');
  assertFormat(/^[0-9]{1,7}$/.test(first), 'an object stream says where its first object begins');
  return { first: Number(first), isStored: filter === '', length };
}

/** Inflates the data at an offset; `undefined` if it is not compressed. It may be encrypted. */
function inflate(bytes: Buffer, start: number, limit: number): string | undefined {
  const [method = 0, flags = 0] = bytes.subarray(start, start + 2);
  // RFC 1950, section 2.2: of encrypted pairs of bytes one in a thousand looks like a header.
  if ((method & 0x8f) !== 8 || (256 * method + flags) % 31 !== 0) return undefined;
  try {
    return inflateSync(bytes.subarray(start), { maxOutputLength: Math.max(1, limit) }).toString('latin1');
  } catch (error) {
    throw new MalformedFileError('an object stream unpacks, and not to too much', { cause: error });
  }
}

/** Section 7.3.8.2: some readers use the length, others the keyword after the data, so both must agree. */
function readStored(text: string, start: number, length: string, limit: number): string {
  const data = text.slice(start, start + Number(length));
  const next = text.slice(start + data.length, start + data.length + 20).trimStart();
  const isWhole = /^[0-9]{1,7}$/.test(length) && next.startsWith('endstream') && !data.includes('endstream');
  assertFormat(isWhole && data.length <= limit, 'the length of a stream is right');
  return data;
}

/**
 * The active names in an object stream. Readers seek to the offset of each object, so each is scanned separately:
 * otherwise a string or comment before an object would hide it, and so would a name that spans two objects.
 */
function scanObjectStream(text: string, first: number): string[] {
  const index = text.slice(0, first);
  assertFormat(first <= indexLimit && /^[0-9\0\t\n\f\r ]*$/.test(index), 'the index of an object stream is numbers');
  const offsets = (index.match(/[0-9]+/g) ?? []).flatMap((digits, at) =>
    at % 2 === 1 ? [first + Number(digits)] : [],
  );
  const starts = [...new Set([Math.min(first, text.length), ...offsets])].sort((a, b) => a - b);
  return starts.flatMap((start, at) => {
    assertFormat(start <= text.length, 'an object is in its stream');
    const isWithinWord = /[^\0\t\n\f\r ()<>[\]{}/%]{2}/.test(text.slice(Math.max(0, start - 1), start + 1));
    assertFormat(!isWithinWord, 'an object begins where no word goes on');
    return [...scanObject(text, start, starts[at + 1]).names].filter((name) => activeNames.has(name));
  });
}
