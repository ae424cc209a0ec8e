import { constants, inflateRawSync } from 'node:zlib';
import { isProgram } from '#media/uploads/inspect-docx.ts';

/** What an unpacked object stream counts in bytes at least. */
const minPerStream = 4_096;
/** Object streams that may not unpack. */
const maxFailures = 20;
/** Times the length of a text that its scans may read together: those of broken strings overlap. */
const maxReads = 4;

/** Where a reader may begin: behind `obj`, and where an object, a stream or a table ends. A start is the last letter. */
const boundary = /endobj|endstream|trailer|(?<![a-z])obj(?![a-z])/gi;
/** A comment, the ends of a dictionary, a string of digits, the beginning of a string, a name, and of a stream. */
const tokens = /%[^\n\r]*|<<|>>|<[^>]*>?|\(|\/[^\0\s()<>[\]{}/%]*|stream\r?\n?/g;
/** In a string: an escape, and the ends of strings. */
const stringTokens = /\\[\s\S]|[()]/g;
/** An integer as the whole value of an entry: no reference to another object. */
const integer = /^\s*(\d{1,10})\s*[/>]/;
/** What changes the data of a stream besides Flate (section 7.4). An object stream that has one is not unpacked. */
const otherFilters: ReadonlySet<string> = new Set(
  'ASCIIHexDecode AHx ASCII85Decode A85 LZWDecode LZW RunLengthDecode RL Crypt DecodeParms DP'.split(' '),
);
/** In an object stream, the number of an object and its offset from /First (section 7.5.7). */
const offsetEntry = /^\s*\d{1,10}\s+(\d{1,10})(?![\d.])/;
/** Characters that these read. */
const entrySize = 60;

/** The entries of an object stream that have the number of its objects, where the first begins, and its bytes. */
type Count = 'N' | 'First' | 'Length';

type ScannedObject = {
  readonly names: ReadonlySet<string>;
  /** More than one value where a key is repeated; `NaN` for what is no integer. */
  readonly counts: Readonly<Record<Count, readonly number[]>>;
  /** Where the data of a stream begins. */
  readonly dataAt: number | undefined;
};

/**
 * Finds the requested names in the objects of a PDF and in its object streams; an attached program is found as `Launch`.
 * The object streams may unpack to `limit` bytes together. `isWhole` is false where an object could not be scanned.
 * Encrypted objects and the content of other streams are not scanned.
 */
export function scanPdf(bytes: Buffer, requested: ReadonlySet<string>, limit: number) {
  const text = bytes.toString('latin1');
  const known = requested.union(otherFilters).union(new Set(['ObjStm', 'Filter']));
  const starts = [0, ...Array.from(text.matchAll(boundary), ({ 0: word, index }) => index + word.length - 1)];
  const names = new Set<string>();
  let left = limit;
  let storedLeft = maxReads * text.length;

  /** Whether all objects of an object stream were scanned. */
  const scanObjectStream = (object: ScannedObject, dataAt: number): boolean => {
    if (!object.names.isDisjointFrom(otherFilters)) return false;
    const unpacked = inflate(bytes.subarray(dataAt), left);
    left -= unpacked === undefined ? limit / maxFailures : unpacked.length + minPerStream;
    if (unpacked === undefined && object.names.has('Filter')) return false;
    const content = unpacked ?? findStored(text, dataAt, object.counts);
    if (unpacked === undefined) storedLeft -= content?.length ?? 0;
    const inner = content === undefined ? undefined : listObjects(content, object.counts);
    if (content === undefined || inner === undefined || storedLeft < 0) return false;
    return scanObjects(content, inner, known, (found) => addAll(names, found.names));
  };

  let isWhole = true;
  const isRead = scanObjects(text, starts, known, (object) => {
    addAll(names, object.names);
    if (object.dataAt === undefined || !object.names.has('ObjStm')) return;
    isWhole = scanObjectStream(object, object.dataAt) && isWhole;
  });
  return { names: names.intersection(requested), isWhole: isWhole && isRead };
}

function addAll(names: Set<string>, found: ReadonlySet<string>): void {
  for (const name of found) names.add(name);
}

/**
 * Scans from each start to the next one. Readers find an object by its position, so a start counts even within a string,
 * a comment or a dictionary of the object before it; the scan of that object then goes on to the first start behind it.
 * Whether the scans read all of it: not if they overlap too much.
 */
function scanObjects(
  text: string,
  starts: readonly number[],
  known: ReadonlySet<string>,
  visit: (object: ScannedObject) => void,
): boolean {
  let left = maxReads * text.length;
  for (const [at, start] of starts.entries()) {
    const { end, ...object } = scanObject(text, starts, at, known);
    visit(object);
    left -= end - start;
    if (left < 0) return false;
  }
  return true;
}

/** The known names of an object up to the data of a stream. In a string or a comment a name is a word. */
function scanObject(
  text: string,
  starts: readonly number[],
  at: number,
  known: ReadonlySet<string>,
): ScannedObject & { readonly end: number } {
  const names = new Set<string>();
  const counts: Record<Count, number[]> = { N: [], First: [], Length: [] };
  let next = at + 1;
  let view = text.slice(0, starts[next]);
  let key = '';
  let dictionaries = 0;
  /** Section 7.11.3: the name of a file. UTF-16 has a zero beside each letter, perhaps as an escape. */
  const isNameOfProgram = (string: string): boolean => {
    if (key !== 'F' && key !== 'UF') return false;
    const name = string.startsWith('(') ? string.slice(1, -1) : decodeDigits(string);
    return isProgram(name.replaceAll(/\\000|\0/g, ''));
  };
  for (let position = starts[at] ?? 0; ; ) {
    tokens.lastIndex = position;
    const match = tokens.exec(view);
    if (!match) {
      if (dictionaries === 0 || view.length === text.length) {
        return { names, counts, dataAt: undefined, end: view.length };
      }
      position = view.length;
      next++;
      view = text.slice(0, starts[next]);
      continue;
    }
    const { index } = match;
    const isString = match[0] === '(';
    // What reaches the next start may go on behind it.
    if (isString) position = findStringEnd(text, index);
    else if (tokens.lastIndex === view.length) position = findTokenEnd(text, index);
    else position = tokens.lastIndex;
    const token = text.slice(index, position);
    while (position > view.length) {
      next++;
      view = text.slice(0, starts[next]);
    }
    if (token === '<<') dictionaries++;
    else if (token === '>>') dictionaries = Math.max(0, dictionaries - 1);
    else if (isString || token.startsWith('<')) {
      if (isNameOfProgram(token)) names.add('Launch');
    } else if (token.startsWith('stream') && dictionaries === 0)
      return { names, counts, dataAt: position, end: position };
    else if (token.startsWith('/')) {
      key = decodeName(token);
      if (known.has(key)) names.add(key);
      if (key === 'N' || key === 'First' || key === 'Length') {
        counts[key].push(Number(integer.exec(text.slice(position, position + entrySize))?.[1] ?? Number.NaN));
      }
    }
  }
}

/** The end of a string that begins at `from`: behind its last parenthesis, or the end of the text. */
function findStringEnd(text: string, from: number): number {
  stringTokens.lastIndex = from;
  let depth = 0;
  for (let token = stringTokens.exec(text); token; token = stringTokens.exec(text)) {
    if (token[0] === '(') depth++;
    else if (token[0] === ')' && --depth === 0) return stringTokens.lastIndex;
  }
  return text.length;
}

function findTokenEnd(text: string, from: number): number {
  tokens.lastIndex = from;
  tokens.exec(text);
  return tokens.lastIndex;
}

/** The data of an object stream that is not compressed; `undefined` if it does not end where its length says. */
function findStored(text: string, dataAt: number, counts: ScannedObject['counts']): string | undefined {
  const end = dataAt + (findOne(counts.Length) ?? Number.NaN);
  return /^\s{0,2}endstream/.test(text.slice(end, end + 11)) ? text.slice(dataAt, end) : undefined;
}

/** The positions of the objects in the content of an object stream, in order; `undefined` where they are not plain. */
function listObjects(content: string, counts: ScannedObject['counts']): readonly number[] | undefined {
  const count = findOne(counts.N);
  const first = findOne(counts.First);
  if (count === undefined || first === undefined) return undefined;
  const positions = [0];
  for (let at = 0; positions.length <= count; ) {
    const [entry, offset] = offsetEntry.exec(content.slice(at, at + entrySize)) ?? [];
    if (entry === undefined) return undefined;
    positions.push(first + Number(offset));
    at += entry.length;
  }
  return positions.filter((position) => position < content.length).sort((one, other) => one - other);
}

function findOne([value, other]: readonly number[]): number | undefined {
  return other === undefined && !Number.isNaN(value) ? value : undefined;
}

/** Section 7.3.4.3: readers skip what is no digit. */
function decodeDigits(string: string): string {
  return Buffer.from(string.replaceAll(/[^0-9a-f]/gi, ''), 'hex').toString('latin1');
}

/** Section 7.3.5: `#` and two hexadecimal digits are a character. */
function decodeName(token: string): string {
  if (!token.includes('#')) return token.slice(1);
  return token.slice(1).replaceAll(/#[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number(`0x${code.slice(1)}`)));
}

/** Without the checksum, which readers ignore; `undefined` if the data is not compressed, or to more than the limit. */
function inflate(data: Buffer, limit: number): string | undefined {
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(1, Math.floor(limit)) };
  try {
    return limit < 1 ? undefined : inflateRawSync(data.subarray(2), options).toString('latin1');
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}
