import type { Signer } from './sign-pdf.ts';

export function encodeDer(tag: number, content: Uint8Array): Buffer {
  return Buffer.concat([encodeHeader(tag, content.length), content]);
}

function encodeHeader(tag: number, length: number): Buffer {
  if (length < 0x80) return Buffer.of(tag, length);
  const digits = length.toString(16);
  const octets = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex');
  return Buffer.concat([Buffer.of(tag, 0x80 + octets.length), octets]);
}

/**
 * DER with the outer levels of indefinite length, and octet strings in pieces there, as Bouncy Castle writes messages.
 * What is deeper, certificates and signed attributes included, stays as it is.
 */
export function toBer(der: Uint8Array, levels = 4): Buffer {
  const { tag, content } = split(der);
  if (tag === 0x04 && levels >= 0 && content.length > 1) {
    const half = content.length >> 1;
    const pieces = [content.subarray(0, half), content.subarray(half)].map((piece) => encodeDer(0x04, piece));
    return Buffer.concat([Buffer.of(0x24, 0x80), ...pieces, Buffer.alloc(2)]);
  }
  if (levels === 0 || (tag & 0x20) === 0) return Buffer.from(der);
  const children: Buffer[] = [];
  for (let at = 0; at < content.length; ) {
    const { length } = split(content.subarray(at));
    children.push(toBer(content.subarray(at, at + length), levels - 1));
    at += length;
  }
  return Buffer.concat([Buffer.of(tag, 0x80), ...children, Buffer.alloc(2)]);
}

function split(bytes: Uint8Array): { tag: number; content: Uint8Array; length: number } {
  const [tag = 0, first = 0] = bytes;
  const count = first < 0x80 ? 0 : first - 0x80;
  const size = count === 0 ? first : Number.parseInt(Buffer.from(bytes.subarray(2, 2 + count)).toString('hex'), 16);
  const length = 2 + count + size;
  return { tag, content: bytes.subarray(2 + count, length), length };
}

export function writeBer(sign: Signer): Signer {
  return async (content) => toBer(await sign(content));
}
