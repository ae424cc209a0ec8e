/** What licensed authorities of India sign with: RSA with keys of 2048 bits, over SHA-256. */
export const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
} as const;
