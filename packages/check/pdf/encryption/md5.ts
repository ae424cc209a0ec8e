import type { Bytes } from '../../bytes.ts';

/** Shifts of each round. */
const shifts = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
];
const constants = Array.from({ length: 64 }, (_, index) => Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32));

/**
 * MD5 (RFC 1321), which WebCrypto does not have and the standard security handler derives its keys with (ISO 32000-1, section
 * 7.6.3). Nothing else may use it.
 */
export function md5(message: Bytes): Bytes {
  const padded = new Uint8Array(((message.length + 8) >> 6) * 64 + 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, message.length * 8, true);
  view.setUint32(padded.length - 4, Math.floor(message.length / 2 ** 29), true);
  let state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let block = 0; block < padded.length; block += 64) {
    let [a = 0, b = 0, c = 0, d = 0] = state;
    for (let step = 0; step < 64; step++) {
      const round = step >> 4;
      const [mixed, word] = mix(round, step, b, c, d);
      const sum = (a + mixed + (constants[step] ?? 0) + view.getUint32(block + 4 * word, true)) | 0;
      const shift = shifts[round]?.[step % 4] ?? 0;
      [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
    }
    state = state.map((value, index) => (value + ([a, b, c, d][index] ?? 0)) | 0);
  }
  const digest = new Uint8Array(16);
  for (const [index, value] of state.entries()) new DataView(digest.buffer).setInt32(4 * index, value, true);
  return digest;
}

/** The function of a round, and the word of the message that a step takes. */
function mix(round: number, step: number, b: number, c: number, d: number): readonly [number, number] {
  if (round === 0) return [(b & c) | (~b & d), step];
  if (round === 1) return [(d & b) | (~d & c), (5 * step + 1) % 16];
  if (round === 2) return [b ^ c ^ d, (3 * step + 5) % 16];
  return [c ^ (b | ~d), (7 * step) % 16];
}
