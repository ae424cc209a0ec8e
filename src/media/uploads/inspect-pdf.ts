import { constants, inflateRawSync } from 'node:zlib';
import { isProgram } from '#media/uploads/inspect-docx.ts';
import type { InspectedDocument } from '#media/uploads/inspected-document.ts';
import { opensWithoutPassword } from '#media/uploads/pdf-password.ts';

/** Scripts, and actions that start a program (ISO 32000-2, sections 12.6.4.6 and 12.6.4.17). */
const activeNames: ReadonlySet<string> = new Set(['JavaScript', 'JS', 'Launch']);
/** Limit of unpacked object streams in bytes; what each counts at least; how many may not unpack. */
const limits = { unpacked: 8 * 1_048_576, stream: 4_096, failures: 20 };

/** The header, or without one an object, is within the first bytes (ISO 32000-1, appendix H, note 13). */
const headSize = 1_024;
/** Characters of the name of an attached file. */
const fileNameLimit = 1_000;
/** Ends of objects and of streams, beginnings of objects, and the end of the file. */
const boundary = /endobj|endstream|[0-9]\s{0,2}obj(?![a-z])|$/g;
/** A comment, the ends of a dictionary, the begin of a string, a name, or the begin of a stream. */
const tokens = /%[^\n\r]*|<<|>>|[(<]|\/[^\0\s()<>[\]{}/%]*|stream\r?\n?/g;
/** In a string: an escape, and the ends of strings. */
const stringTokens = /\\[\s\S]|[()]/g;

/** Readers find the objects without the tables that say where they are. */
export async function inspectPdf(bytes: Buffer): Promise<InspectedDocument | undefined> {
  const text = bytes.toString('latin1');
  if (!/%PDF-|[0-9]\s{1,20}obj/.test(text.slice(0, headSize)) || !/\/(?:Root|Catalog|Pages)/.test(text))
    return undefined;
  const { names, isWhole } = scanPdf(bytes, activeNames, limits.unpacked);
  const opens = await opensWithoutPassword(text);
  // An object stream that cannot be unpacked may hide a script. Encrypted ones cannot be read: programs make them too.
  const isHidden = !isWhole && opens === undefined;
  return { kind: 'pdf', isProtected: opens === false, isActive: names.size > 0 || isHidden };
}

/**
 * The wanted names in the objects of a PDF and in its object streams, which together may unpack to `limit` bytes;
 * `Launch` also stands for an attached program. `isWhole` says whether all object streams were read. Not read are
 * encrypted objects and the content of other streams.
 */
export function scanPdf(bytes: Buffer, wanted: ReadonlySet<string>, limit: number) {
  const text = bytes.toString('latin1');
  const known = wanted.union(new Set(['ObjStm', 'Filter']));
  const names = new Set<string>();
  let isWhole = true;
  let left = limit;
  let from = 0;
  for (const { 0: word, index } of text.matchAll(boundary)) {
    const to = index + word.length;
    const object = scanObject(text.slice(from, to), known);
    for (const name of object.names) names.add(name);
    if (object.dataAt !== undefined && object.names.has('ObjStm')) {
      const data = bytes.subarray(from + object.dataAt, to);
      const unpacked = inflate(data, left);
      left -= unpacked === undefined ? limit / limits.failures : unpacked.length + limits.stream;
      isWhole &&= unpacked !== undefined || !object.names.has('Filter');
      for (const name of scanObject(unpacked ?? data.toString('latin1'), known).names) names.add(name);
    }
    from = to;
  }
  return { names: names.intersection(wanted), isWhole };
}

/** The known names up to the data of a stream. In a string or a comment a name is a word. */
function scanObject(text: string, known: ReadonlySet<string>): { names: Set<string>; dataAt?: number } {
  const names = new Set<string>();
  let key = '';
  let dictionaries = 0;
  let depth = 0;
  let stringAt = 0;
  /** Section 7.11.3: the name of a file. UTF-16 has a zero beside each letter, perhaps as an escape. */
  const readFile = (name: string): void => {
    if (/^U?F$/.test(key) && isProgram(name.replaceAll(/\\000|\0/g, ''))) names.add('Launch');
  };
  for (let at = 0; ; ) {
    const pattern = depth > 0 ? stringTokens : tokens;
    pattern.lastIndex = at;
    const token = pattern.exec(text)?.[0];
    if (token === undefined) return { names };
    at = pattern.lastIndex;
    if (token === '(' && depth++ === 0) stringAt = at;
    else if (token === ')' && --depth === 0) readFile(text.slice(stringAt, at - 1));
    // Decodes up to the end of the digits.
    else if (token === '<') readFile(Buffer.from(text.slice(at, at + fileNameLimit), 'hex').toString('latin1'));
    else if (token === '<<') dictionaries++;
    else if (token === '>>') dictionaries = Math.max(0, dictionaries - 1);
    else if (token.startsWith('stream') && dictionaries === 0) return { names, dataAt: at };
    else if (token.startsWith('/')) {
      key = decodeName(token);
      if (known.has(key)) names.add(key);
    }
  }
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
