import type { CertificateReport } from '@mohar/check/report';
import { days, issue, now, signCrl } from '@mohar/check/tests/make-certificates.ts';
import { X509Certificate } from '@mohar/check/x509';
import { expect, test } from 'vitest';
import { checkWithRepository } from '#domain/check/check-with-repository.ts';
import { signingAlgorithm } from '#domain/demonstration/make-crl.ts';
import { makeDemonstration } from '#domain/demonstration/make-demonstration.ts';
import type { FileBytes } from '#domain/repository/check-files.ts';

async function explain(bytes: Uint8Array<ArrayBuffer>, repository: FileBytes): Promise<CertificateReport | undefined> {
  const { files } = await checkWithRepository([{ name: 'a.cer', bytes }], { repository, isDemonstration: true, now });
  const [file] = files;
  return file?.kind === 'certificates' ? file.certificates[0] : undefined;
}

test('a certificate of the demonstration’s sub-CA is not revoked, until it is on the sub-CA’s list', async () => {
  const made = await makeDemonstration({ name: 'Mohar', siteUrl: 'https://www.example.in' }, days(-0.5));
  const { 'crl-key': _, 'sub-ca.crl-key': pkcs8, ...repository } = made;
  const subCa = {
    certificate: new X509Certificate(made['sub-ca']),
    key: await crypto.subtle.importKey('pkcs8', pkcs8, signingAlgorithm, true, ['sign']),
  };
  const own = await issue(subCa, { from: days(-0.1) });
  expect(await explain(own.der, repository)).toMatchObject({
    verdict: 'good',
    revocation: { status: 'not-revoked', thisUpdate: days(-0.5).toISOString() },
  });
  const entry = { serialNumber: own.certificate.serialNumber, revocationDate: days(-0.05) };
  const revoked = { ...repository, 'sub-ca.crl': await signCrl(subCa, [entry]) };
  expect(await explain(own.der, revoked)).toMatchObject({
    verdict: 'revoked',
    revocation: { status: 'revoked', date: entry.revocationDate.toISOString(), certificate: 'own' },
  });
});
