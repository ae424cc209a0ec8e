import type { Bytes } from '../bytes.ts';

/** One element of DER by its offsets in the bytes: of its tag, of its content, and after its end. */
export type DerElement = {
  readonly bytes: Bytes;
  readonly tag: number;
  readonly start: number;
  readonly content: number;
  readonly end: number;
};

export const derTags = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  oid: 0x06,
  sequence: 0x30,
  set: 0x31,
} as const;

/**
 * Reads the element at an offset; `undefined` where there is no whole one before `end`, where its tag takes several octets,
 * or where its length is indefinite or not in the shortest form (X.690, sections 8.1.3 and 10.1).
 */
export function readElement(bytes: Bytes, start = 0, end = bytes.length): DerElement | undefined {
  const tag = bytes[start];
  const first = bytes[start + 1];
  if (tag === undefined || first === undefined || start + 2 > end || (tag & 0x1f) === 0x1f) return undefined;
  if (first < 0x80) return bound({ bytes, tag, start, content: start + 2, end: start + 2 + first }, end);
  const count = first - 0x80;
  const octets = bytes.subarray(start + 2, Math.min(start + 2 + count, end));
  if (count === 0 || count > 4 || octets.length < count || octets[0] === 0) return undefined;
  const length = octets.reduce((sum, octet) => sum * 256 + octet, 0);
  if (length < 0x80) return undefined;
  const content = start + 2 + count;
  return bound({ bytes, tag, start, content, end: content + length }, end);
}

function bound(element: DerElement, end: number): DerElement | undefined {
  return element.end <= end ? element : undefined;
}

/** The element that the bytes are, with nothing after it. */
export function readWhole(bytes: Bytes): DerElement | undefined {
  const element = readElement(bytes);
  return element?.end === bytes.length ? element : undefined;
}

/** Nothing but a list of revocations has more, which is read entry by entry; a file of empty elements would fill the memory. */
const mostChildren = 10_000;

/** The elements within a constructed one; `undefined` where they do not fill it exactly, or are too many. */
export function readChildren(parent: DerElement | undefined): readonly DerElement[] | undefined {
  if (!parent) return undefined;
  const children: DerElement[] = [];
  for (let at = parent.content; at < parent.end; ) {
    const child = readElement(parent.bytes, at, parent.end);
    if (!child || children.length === mostChildren) return undefined;
    children.push(child);
    at = child.end;
  }
  return children;
}

/** The elements within a constructed one; none where they cannot be read. */
export function listChildren(parent: DerElement | undefined): readonly DerElement[] {
  return readChildren(parent) ?? [];
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

/** A copy of the bytes within an element. */
export function readContent({ bytes, content, end }: DerElement): Bytes {
  return bytes.slice(content, end);
}

/** A copy of a whole element. */
export function readEncoding({ bytes, start, end }: DerElement): Bytes {
  return bytes.slice(start, end);
}
