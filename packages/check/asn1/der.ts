import type { Bytes } from '../bytes.ts';
import { formatHex } from '../fingerprints.ts';

/** One element of DER by its offsets in the bytes: of its tag, of its content, and after its end. */
export class DerElement {
  readonly bytes: Bytes;
  readonly tag: number;
  readonly start: number;
  readonly content: number;
  readonly end: number;

  constructor(bytes: Bytes, tag: number, start: number, content: number, end: number) {
    this.bytes = bytes;
    this.tag = tag;
    this.start = start;
    this.content = content;
    this.end = end;
  }

  /** A copy of the content. */
  get octets(): Bytes {
    return this.bytes.slice(this.content, this.end);
  }

  /** A copy of the whole element. */
  get encoding(): Bytes {
    return this.bytes.slice(this.start, this.end);
  }
}

export const derTags = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  oid: 0x06,
  enumerated: 0x0a,
  sequence: 0x30,
  set: 0x31,
} as const;

/**
 * Reads the tag of an element in BER and the place of its content (X.690, section 8.1); `end` is `undefined` for an
 * indefinite length. `undefined` where no whole element ends before the limit, or where the tag takes several octets.
 */
export function readHeader(bytes: Bytes, start: number, limit: number) {
  const tag = bytes[start];
  const first = bytes[start + 1];
  if (tag === undefined || first === undefined || start + 2 > limit || (tag & 0x1f) === 0x1f) return undefined;
  if (first === 0x80) return { tag, content: start + 2, end: undefined };
  const content = start + 2 + Math.max(first - 0x80, 0);
  if (content > Math.min(start + 6, limit)) return undefined;
  let length = first < 0x80 ? first : 0;
  for (let at = start + 2; at < content; at++) length = length * 256 + (bytes[at] ?? 0);
  return content + length <= limit ? { tag, content, end: content + length } : undefined;
}

/**
 * Reads the element at an offset; `undefined` also where its length is indefinite or not in the shortest form (section
 * 10.1).
 */
export function readElement(bytes: Bytes, start = 0, limit = bytes.length): DerElement | undefined {
  const header = readHeader(bytes, start, limit);
  if (header?.end === undefined) return undefined;
  const { tag, content, end } = header;
  const isShortest = content === start + 2 || (end - content >= 0x80 && bytes[start + 2] !== 0);
  return isShortest ? new DerElement(bytes, tag, start, content, end) : undefined;
}

/** The element that the bytes are, with nothing after it. */
export function readWhole(bytes: Bytes): DerElement | undefined {
  const element = readElement(bytes);
  return element?.end === bytes.length ? element : undefined;
}

/**
 * Nothing but a list of revocations has more, which is read entry by entry; a file of empty elements would fill the
 * memory.
 */
const maxChildren = 10_000;

/** The elements within a constructed one; `undefined` where they do not fill it exactly, or are too many. */
export function readChildren(parent: DerElement | undefined): readonly DerElement[] | undefined {
  if (!parent) return undefined;
  const children: DerElement[] = [];
  for (let at = parent.content; at < parent.end; ) {
    const child = readElement(parent.bytes, at, parent.end);
    if (!child || children.length === maxChildren) return undefined;
    children.push(child);
    at = child.end;
  }
  return children;
}

/** The elements within a constructed one; none where they cannot be read. */
export function listChildren(parent: DerElement | undefined): readonly DerElement[] {
  return readChildren(parent) ?? [];
}

/**
 * The elements of a sequence by a list of their tags in hexadecimal, as `02 17|18 a0?`: `undefined` for an absent
 * optional element. None where it is no sequence, or has anything else.
 */
export function readFields(
  parent: DerElement | undefined,
  tags: string,
  parentTag: number = derTags.sequence,
): readonly (DerElement | undefined)[] {
  const children = parent?.tag === parentTag ? listChildren(parent) : [];
  const fields: (DerElement | undefined)[] = [];
  let next = 0;
  for (const tag of tags.split(' ')) {
    const child = children[next];
    const names = tag.replace('?', '').split('|');
    const isHere = child !== undefined && names.includes(formatHex(Uint8Array.of(child.tag)));
    if (!isHere && !tag.endsWith('?')) return [];
    fields.push(isHere ? child : undefined);
    if (isHere) next += 1;
  }
  return next === children.length ? fields : [];
}

/** An object identifier in dotted form (X.690, section 8.19). */
export function readOid(element: DerElement | undefined): string | undefined {
  if (element?.tag !== derTags.oid || element.end === element.content) return undefined;
  const numbers: number[] = [];
  let value = 0;
  for (const octet of element.bytes.subarray(element.content, element.end)) {
    value = value * 128 + (octet & 0x7f);
    if (octet & 0x80) continue;
    if (numbers.length === 0) {
      const first = Math.min(Math.floor(value / 40), 2);
      numbers.push(first, value - 40 * first);
    } else numbers.push(value);
    value = 0;
  }
  return numbers.join('.');
}
