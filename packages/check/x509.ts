// tsyringe, with which the library resolves its parts, needs the metadata API to be loaded first.
import 'reflect-metadata';

export * from '@peculiar/x509';

/**
 * Options to parse a list of any length, where a node takes two octets at least: the limit of the library is 10,000
 * nodes.
 */
export function parseOptionsFor({ length }: Uint8Array) {
  return { berOptions: { maxNodes: length / 2 + 1, maxContentLength: length } };
}

/** A signature algorithm of the library as `SHA-256 with RSA`. */
export function formatSignatureAlgorithm({ name, hash }: { name: string; hash?: { name: string } | string }): string {
  const digest = typeof hash === 'object' ? hash.name : hash;
  const scheme = name.startsWith('RSA') && name !== 'RSA-PSS' ? 'RSA' : name;
  return digest ? `${digest} with ${scheme}` : scheme;
}

/** A key algorithm of the library as `RSA, 2048 bits` or `ECDSA, P-256`. */
export function formatKeyAlgorithm(algorithm: { name: string; modulusLength?: number; namedCurve?: string }): string {
  const { name, modulusLength, namedCurve } = algorithm;
  if (modulusLength !== undefined) return `RSA, ${modulusLength} bits`;
  return namedCurve === undefined ? name : `${name}, ${namedCurve}`;
}
