/** `SHA-256 with RSA`, from what the crypto library calls a signature algorithm. */
export function describeSignature({ name, hash }: { name: string; hash?: { name: string } | string }): string {
  const digest = typeof hash === 'object' ? hash.name : hash;
  const family = name.startsWith('RSA') ? 'RSA' : name;
  const scheme = name === 'RSA-PSS' ? 'RSA-PSS' : family;
  return digest ? `${digest} with ${scheme}` : scheme;
}

/** `RSA, 2048 bits` or `ECDSA, P-256`, from what the crypto library calls a key algorithm. */
export function describeKey(algorithm: { name: string; modulusLength?: number; namedCurve?: string }): string {
  const { name, modulusLength, namedCurve } = algorithm;
  if (modulusLength !== undefined) return `RSA, ${modulusLength} bits`;
  return namedCurve === undefined ? name : `${name}, ${namedCurve}`;
}
