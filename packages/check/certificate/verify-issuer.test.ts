import { expect, test } from 'vitest';
import { listChildren, readElement } from '../asn1/der.ts';
import { issue, makeAuthority } from '../tests/make-certificates.ts';
import { encodeDer } from '../tests/write-ber.ts';
import { X509Certificate } from '../x509.ts';
import { verifyIssuer } from './verify-issuer.ts';

const authority = await makeAuthority();
const { der } = await issue(authority);
const [signed, algorithm, signature] = listChildren(readElement(der)).map(({ encoding }) => encoding) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

const check = (...parts: Uint8Array[]) =>
  verifyIssuer(new X509Certificate(new Uint8Array(encodeDer(0x30, Buffer.concat(parts)))), authority.certificate);

test('a certificate is its signed part, the algorithm that this names, and the signature, and no more', async () => {
  expect(await check(signed, algorithm, signature)).toBeUndefined();
  const copied = encodeDer(0x04, Buffer.concat([algorithm, signature]));
  expect(await check(signed, algorithm, signature, copied)).toBe('signature-differs');
  expect(await check(signed, algorithm, signature, algorithm, signature)).toBe('signature-differs');
  const otherAlgorithm = algorithm.with(algorithm.length - 3, 0x0c);
  expect(await check(signed, otherAlgorithm, signature)).toBe('signature-differs');
});
