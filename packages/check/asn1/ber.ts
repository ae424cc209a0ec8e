import { type Bytes, joinBytes } from '../bytes.ts';
import { derTags, readHeader } from './der.ts';

/** Messages nest about fifteen deep; with indefinite lengths they have about a hundred of them. */
const deepest = 50;
const maxPieces = 100_000;
const constructedString = 0x20 | derTags.octetString;

/** An element as it stands, or the pieces of its content where that is rewritten: they are joined once. */
type Rewritten = {
  readonly tag: number;
  readonly content: number;
  readonly end: number;
  readonly pieces?: readonly Bytes[];
};

/**
 * Rewrites the first element of BER with definite lengths and strings in one piece (X.690, sections 8.1.3.6, 8.7.3 and
 * 10.1). What has only definite lengths stays octet for octet, so that signatures over it still hold. Returns the
 * element with the offset after its end; `undefined` where there is no whole one.
 */
export function toDer(bytes: Bytes): { readonly der: Bytes; readonly end: number } | undefined {
  const found = rewrite(bytes, 0, bytes.length, deepest);
  if (!found) return undefined;
  const { tag, end, pieces } = found;
  return { der: pieces ? joinBytes([encodeHeader(tag, pieces), ...pieces]) : bytes.slice(0, end), end };
}

function rewrite(bytes: Bytes, start: number, limit: number, depth: number): Rewritten | undefined {
  const header = depth === 0 ? undefined : readHeader(bytes, start, limit);
  if (!header) return undefined;
  const { tag, content, end } = header;
  const asItStands = end === undefined ? undefined : { tag, content, end };
  if ((tag & 0x20) === 0) return asItStands;
  const isString = tag === constructedString;
  const pieces: Bytes[] = [];
  let isSame = end !== undefined && !isString;
  let at = content;
  let copied = content;
  while (end === undefined ? !isEnd(bytes, at, limit) : at < end) {
    const child = rewrite(bytes, at, end ?? limit, depth - 1);
    // A piece of a string is a string itself (X.690, section 8.7.3.2). What cannot be read is not rewritten.
    if (!child || (isString && child.tag !== derTags.octetString) || pieces.length > maxPieces) return asItStands;
    if (isString) pieces.push(...(child.pieces ?? [bytes.subarray(child.content, child.end)]));
    else if (child.pieces) {
      pieces.push(bytes.subarray(copied, at), encodeHeader(child.tag, child.pieces), ...child.pieces);
      copied = child.end;
      isSame = false;
    }
    at = child.end;
  }
  if (isSame) return asItStands;
  if (!isString) pieces.push(bytes.subarray(copied, at));
  return { tag: isString ? derTags.octetString : tag, content, end: end ?? at + 2, pieces };
}

/** Two zeros end an indefinite length. */
function isEnd(bytes: Bytes, at: number, limit: number): boolean {
  return at + 2 <= limit && bytes[at] === 0 && bytes[at + 1] === 0;
}

function encodeHeader(tag: number, pieces: readonly Bytes[]): Bytes {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (length < 0x80) return Uint8Array.of(tag, length);
  const octets: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) octets.unshift(rest % 256);
  return Uint8Array.of(tag, 0x80 + octets.length, ...octets);
}
