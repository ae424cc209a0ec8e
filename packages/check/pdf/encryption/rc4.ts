import type { Bytes } from '../../bytes.ts';

/**
 * RC4, with which older PDFs are encrypted (ISO 32000-1, section 7.6.2). Encrypts and decrypts. Nothing else may use
 * it. The key has at least one byte.
 */
export function rc4(key: Bytes, data: Bytes): Bytes {
  const state = scheduleKey(key);
  let i = 0;
  let j = 0;
  return data.map((octet) => {
    i = (i + 1) & 0xff;
    j = (j + (state[i] ?? 0)) & 0xff;
    swap(state, i, j);
    return octet ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 0xff] ?? 0);
  });
}

/** The permutation of all bytes that the key gives. */
function scheduleKey(key: Bytes): Bytes {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  let j = 0;
  for (let i = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 0xff;
    swap(state, i, j);
  }
  return state;
}

function swap(state: Bytes, first: number, second: number): void {
  const value = state[first] ?? 0;
  state[first] = state[second] ?? 0;
  state[second] = value;
}
