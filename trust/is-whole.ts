/**
 * Whether the bytes are one DER sequence, no shorter and no longer (X.690, section 8.1.3, lengths in their shortest form):
 * what is cut off, PEM text, and something with a tail are not.
 */
export function isWhole(bytes: Uint8Array): boolean {
  const [tag, first] = bytes;
  if (tag !== 0x30 || first === undefined) return false;
  if (first < 0x80) return bytes.length === 2 + first;
  const count = first - 0x80;
  const octets = bytes.subarray(2, 2 + count);
  if (count === 0 || count > 4 || octets.length < count) return false;
  const length = octets.reduce((sum, octet) => sum * 256 + octet, 0);
  const isShortest = octets[0] !== 0 && length >= 0x80;
  return isShortest && bytes.length === 2 + count + length;
}
