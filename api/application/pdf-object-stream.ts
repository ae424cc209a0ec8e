import { inflateSync } from 'node:zlib';
import { assertFormat, MalformedFileError } from '#api/application/malformed-file.ts';

/** Bytes of the dictionary of an object stream: programs write about a hundred. */
const dictionaryLimit = 2_000;
/** Entries that say how a stream is decoded, or that its data is elsewhere; some readers know the short forms too. */
const decodingKeys = ['/DecodeParms', '/DP', '/F', '/FFilter', '/FDecodeParms'];
const flateFilters = ['/FlateDecode', '[ /FlateDecode ]'];

/**
 * The objects in an object stream (ISO 32000-2, section 7.5.7): its dictionary is from `from` to `to`, where the keyword
 * `stream` is over. Every reader must unpack the stream alike: its dictionary is plain, and its data is stored or compressed
 * with Flate alone, without a predictor (section 7.4), complete and of at most `limit` bytes. Other streams are malformed.
 */
export function readObjectStream(bytes: Buffer, from: number, to: number, limit: number): Buffer {
  const entries = readDictionary(bytes, from, to - 'stream'.length);
  assertFormat(!decodingKeys.some((key) => entries.has(key)), 'an object stream has no parameters');
  // Section 7.3.8.1: CR LF or LF follow the keyword.
  const start = to + (bytes[to] === 0x0d ? 2 : 1);
  const filter = entries.get('/Filter');
  if (filter === undefined) return readStored(bytes, start, entries.get('/Length') ?? '', limit);
  assertFormat(flateFilters.includes(filter), 'an object stream is compressed with Flate alone');
  return inflate(bytes, start, limit);
}

/** Unpacks what begins at `start`; malformed when it is incomplete, or its checksum is wrong (RFC 1950, section 2.3). */
function inflate(bytes: Buffer, start: number, limit: number): Buffer {
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
    ['(', '%', '#'].every((character) => !text.includes(character)),
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
  for (const delimiter of ['<<', '>>', '[', ']']) spaced = spaced.replaceAll(delimiter, ` ${delimiter} `);
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
