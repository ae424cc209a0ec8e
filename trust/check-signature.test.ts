import { expect, test } from 'vitest';
import { issue, makeAuthority } from '#tests/check/make-certificates.ts';
import { encodeDer } from '#tests/check/write-ber.ts';
import { checkSignature } from '#trust/check-signature.ts';
import { listChildren, readElement, readEncoding } from '#trust/der.ts';
import { X509Certificate } from '#trust/x509.ts';

const authority = await makeAuthority();
const { der } = await issue(authority);
const [signed, algorithm, signature] = listChildren(readElement(der)).map(readEncoding) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

const check = (...parts: Uint8Array[]) =>
  checkSignature(new X509Certificate(new Uint8Array(encodeDer(0x30, Buffer.concat(parts)))), authority.certificate);

test('a certificate is its signed part, the algorithm that this names, and the signature, and no more', async () => {
  expect(await check(signed, algorithm, signature)).toBeUndefined();
  const copied = encodeDer(0x04, Buffer.concat([algorithm, signature]));
  expect(await check(signed, algorithm, signature, copied)).toBe('signature-differs');
  expect(await check(signed, algorithm, signature, algorithm, signature)).toBe('signature-differs');
  const otherAlgorithm = algorithm.with(algorithm.length - 3, 0x0c);
  expect(await check(signed, otherAlgorithm, signature)).toBe('signature-differs');
});
