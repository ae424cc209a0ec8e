import { type Bytes, joinBytes } from '../bytes.ts';
import { derTags } from './der.ts';

/** Messages nest about fifteen deep, and those with indefinite lengths have some hundred of them. */
const deepest = 50;
const mostPieces = 100_000;
const mostHeaders = 20_000_000;

/** `headers` may still be read: what is nested would otherwise be searched at each level. */
type Cursor = { readonly bytes: Bytes; at: number; headers: number };

/** Bytes in pieces, which are joined once: copies at each level would take time quadratic in the depth. */
type Pieces = { readonly parts: Uint8Array[]; length: number };

/**
 * Rewrites the first element of BER with definite lengths and strings in one piece (X.690, sections 8.1.3.6, 8.7.3 and
 * 10.1). What has only definite lengths stays octet for octet, so that signatures over it still hold. Returns the element
 * with the offset after its end; `undefined` where there is no whole one.
 */
export function toDer(bytes: Bytes): { readonly der: Bytes; readonly end: number } | undefined {
  const cursor = { bytes, at: 0, headers: mostHeaders };
  const pieces = rewrite(cursor, bytes.length, deepest);
  return pieces && cursor.headers >= 0 ? { der: joinBytes(pieces.parts), end: cursor.at } : undefined;
}

function rewrite(cursor: Cursor, end: number, depth: number): Pieces | undefined {
  const { bytes, at: start } = cursor;
  const header = depth === 0 || cursor.headers < 0 ? undefined : readHeader(bytes, start, end);
  if (!header) return undefined;
  const { tag, content, end: stop } = header;
  if (stop !== undefined && isDefinite(cursor, start, stop, depth)) {
    cursor.at = stop;
    return { parts: [bytes.subarray(start, stop)], length: stop - start };
  }
  if ((tag & 0x20) === 0) return undefined;
  cursor.at = content;
  const isString = tag === constructedString;
  const inner: Pieces = { parts: [], length: 0 };
  while (stop === undefined ? !skipEnd(cursor, end) : cursor.at < stop) {
    const child = rewrite(cursor, stop ?? end, depth - 1);
    if (!child || !add(inner, isString ? readString(child) : child)) return undefined;
  }
  const own = encodeHeader(isString ? derTags.octetString : tag, inner.length);
  return { parts: [own, ...inner.parts], length: own.length + inner.length };
}

const constructedString = 0x20 | derTags.octetString;

type Header = { readonly tag: number; readonly content: number; readonly end: number | undefined };

/** `end` is `undefined` for an indefinite length. */
function readHeader(bytes: Uint8Array, start: number, end: number): Header | undefined {
  const [tag, first] = [bytes[start], bytes[start + 1]];
  if (tag === undefined || first === undefined || start + 2 > end || (tag & 0x1f) === 0x1f) return undefined;
  if (first === 0x80) return { tag, content: start + 2, end: undefined };
  const count = first < 0x80 ? 0 : first - 0x80;
  const content = start + 2 + count;
  if (count > 4 || content > end) return undefined;
  let length = count === 0 ? first : 0;
  for (let at = start + 2; at < content; at++) length = length * 256 + (bytes[at] ?? 0);
  return content + length <= end ? { tag, content, end: content + length } : undefined;
}

/** Whether nothing in an element is to be rewritten; what cannot be read is not, either. */
function isDefinite(cursor: Cursor, start: number, end: number, depth: number): boolean {
  const { bytes } = cursor;
  cursor.headers -= 1;
  const header = cursor.headers < 0 ? undefined : readHeader(bytes, start, end);
  if (!header) return true;
  if (header.end === undefined || header.tag === constructedString) return false;
  if ((header.tag & 0x20) === 0) return true;
  for (let at = header.content; at < header.end; ) {
    cursor.headers -= 1;
    const child = cursor.headers < 0 ? undefined : readHeader(bytes, at, header.end);
    if (!child) return true;
    if (child.end === undefined || depth === 0 || !isDefinite(cursor, at, child.end, depth - 1)) return false;
    at = child.end;
  }
  return true;
}

/** Two zeros end an indefinite length. */
function skipEnd(cursor: Cursor, end: number): boolean {
  const { bytes, at } = cursor;
  if (at + 2 > end || bytes[at] !== 0 || bytes[at + 1] !== 0) return false;
  cursor.at += 2;
  return true;
}

function add(pieces: Pieces, more: Pieces | undefined): boolean {
  if (!more || pieces.parts.length + more.parts.length > mostPieces) return false;
  for (const part of more.parts) pieces.parts.push(part);
  pieces.length += more.length;
  return true;
}

/** The content of a piece of a string, which must be a string itself (X.690, section 8.7.3.2). */
function readString(piece: Pieces): Pieces | undefined {
  const bytes = joinBytes(piece.parts);
  const header = readHeader(bytes, 0, bytes.length);
  if (header?.tag !== derTags.octetString) return undefined;
  const content = bytes.subarray(header.content);
  return { parts: [content], length: content.length };
}

function encodeHeader(tag: number, length: number): Bytes {
  if (length < 0x80) return Uint8Array.of(tag, length);
  const octets: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) octets.unshift(rest % 256);
  return Uint8Array.of(tag, 0x80 + octets.length, ...octets);
}
