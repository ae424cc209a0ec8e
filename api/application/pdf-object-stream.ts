import { inflateSync } from 'node:zlib';
import { assertFormat, MalformedFileError } from '#api/application/malformed-file.ts';

/** Bytes of the dictionary of an object stream: programs write about a hundred. */
const dictionaryLimit = 1_000;
/** Objects of one object stream: programs write some hundred. */
const objectLimit = 20_000;
/** Entries that say how a stream is decoded, or that its data is elsewhere; some readers know the short forms too. */
const decodingKeys = ['/DecodeParms', '/DP', '/F', '/FFilter', '/FDecodeParms'];
const flateFilters = ['/FlateDecode', '[ /FlateDecode ]'];

/** The data of a stream is not compressed, though its filter says so: no viewer unpacks it, unless it decrypts it before. */
export class UncompressedStreamError extends MalformedFileError {}

/** Where each of them begins in the data of their stream, in order, and at last where the data ends. */
type PackedObjects = { readonly data: Buffer; readonly starts: readonly number[] };

/**
 * The objects in an object stream (ISO 32000-2, section 7.5.7): its dictionary is from `from` to `to`, where the keyword
 * `stream` is over. Every reader must unpack the stream alike: its dictionary is plain, and its data is stored or compressed
 * with Flate alone, without a predictor (section 7.4), complete and of at most `limit` bytes. Other streams are malformed.
 */
export function readObjectStream(bytes: Buffer, from: number, to: number, limit: number): PackedObjects {
  const entries = readDictionary(bytes, from, to - 'stream'.length);
  assertFormat(!decodingKeys.some((key) => entries.has(key)), 'an object stream has no parameters');
  // Section 7.3.8.1: CR LF or LF follow the keyword.
  const start = to + (bytes[to] === 0x0d ? 2 : 1);
  const filter = entries.get('/Filter');
  assertFormat(
    filter === undefined || flateFilters.includes(filter),
    'an object stream is compressed with Flate alone',
  );
  const data =
    filter === undefined ? readStored(bytes, start, entries.get('/Length') ?? '', limit) : inflate(bytes, start, limit);
  return { data, starts: readIndex(data, toCount(entries.get('/N')), toCount(entries.get('/First'))) };
}

function toCount(value = ''): number {
  assertFormat(/^[0-9]{1,7}$/.test(value), 'an object stream says how many objects it has, and where the first begins');
  return Number(value);
}

/**
 * Section 7.5.7: `count` pairs of an object's number and its offset from `first` are in front of the objects. Readers go to
 * those offsets, whatever is in front of them, so that nothing may be there: a sign that begins a string or comment would hide
 * an object from whoever reads from the start. Some read on where an object ends, so that none ends within a word.
 */
function readIndex(data: Buffer, count: number, first: number): readonly number[] {
  assertFormat(count <= objectLimit && first <= data.length, 'the index of an object stream is in it');
  const numbers = splitTokens(data.toString('latin1', 0, first));
  assertFormat(numbers.length === 2 * count, 'the index of an object stream is as long as it says');
  const starts = numbers.map(toCount).flatMap((offset, at) => (at % 2 === 1 ? [first + offset] : []));
  starts.push(data.length);
  let previous = -1;
  for (const start of starts) {
    assertFormat(start > previous, 'objects of an object stream are in the order of their offsets');
    assertFormat(!isWithinWord(data, start), 'an object begins where no word goes on');
    previous = start;
  }
  assertFormat(
    splitTokens(data.toString('latin1', first, starts[0])).length === 0,
    'nothing is in front of the first object',
  );
  return starts;
}

function isWithinWord(data: Buffer, at: number): boolean {
  return /^[^\0\t\n\f\r ()<>[\]{}/%]{2}/.test(data.toString('latin1', Math.max(0, at - 1), at + 1));
}

/** Unpacks what begins at `start`; malformed when it is incomplete, or its checksum is wrong (RFC 1950, section 2.3). */
function inflate(bytes: Buffer, start: number, limit: number): Buffer {
  const [method = 0, flags = 0] = bytes.subarray(start, start + 2);
  // The same, section 2.2: of two bytes that were encrypted, one pair in a thousand is a header.
  const hasHeader = (method & 0x8f) === 8 && (256 * method + flags) % 31 === 0;
  if (!hasHeader) throw new UncompressedStreamError('the data of an object stream has a header');
  try {
    return inflateSync(bytes.subarray(start), { maxOutputLength: Math.max(1, limit) });
  } catch (error) {
    throw new MalformedFileError('an object stream unpacks, and not to too much', { cause: error });
  }
}

/** Section 7.3.8.2: some readers go by the length, others by the keyword behind the data, so both must say the same. */
function readStored(bytes: Buffer, start: number, length: string, limit: number): Buffer {
  const end = start + Number(length);
  assertFormat(length === String(end - start) && end >= start && end - start <= limit, 'stored objects have a length');
  const next = bytes.toString('latin1', end, end + 'endstream'.length + 2);
  assertFormat(next.trimStart().startsWith('endstream'), 'the length of a stream is right');
  return bytes.subarray(start, end);
}

/**
 * The entries of a dictionary (section 7.3.7) without strings, comments and escaped characters, which the dictionary of an object
 * stream does not need; a key that stands twice would leave the choice to the reader.
 */
function readDictionary(bytes: Buffer, from: number, to: number): ReadonlyMap<string, string> {
  assertFormat(to - from <= dictionaryLimit, 'the dictionary of an object stream is short');
  const text = bytes.toString('latin1', from, to);
  assertFormat(
    ['(', '%', '#'].every((sign) => !text.includes(sign)),
    'the dictionary of an object stream is plain',
  );
  const tokens = splitTokens(text);
  assertFormat(tokens.shift() === '<<' && tokens.pop() === '>>', 'an object stream has a dictionary');
  const entries = new Map<string, string>();
  while (tokens.length > 0) {
    const key = tokens.shift() ?? '';
    assertFormat(key.startsWith('/') && tokens.length > 0 && !entries.has(key), 'a key stands once, with a value');
    entries.set(key, tokens.splice(0, countValue(tokens)).join(' '));
  }
  return entries;
}

function splitTokens(text: string): string[] {
  let spaced = text.replaceAll('/', ' /');
  for (const sign of ['<<', '>>', '[', ']']) spaced = spaced.replaceAll(sign, ` ${sign} `);
  for (const blank of '\0\t\n\f\r') spaced = spaced.replaceAll(blank, ' ');
  return spaced.split(' ').filter((token) => token !== '');
}

/** How many tokens the first value has. */
function countValue(tokens: readonly string[]): number {
  if (tokens[2] === 'R' && !tokens[1]?.startsWith('/')) return 3;
  let depth = 0;
  for (const [at, token] of tokens.entries()) {
    if (token === '<<' || token === '[') depth++;
    if (token === '>>' || token === ']') depth--;
    if (depth === 0) return at + 1;
  }
  return tokens.length;
}
