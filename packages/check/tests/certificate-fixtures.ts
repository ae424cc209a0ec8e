import type { CertificateReport } from '../report/certificate-report.ts';
import type { FileReport } from '../report/file-report.ts';
import { runTool } from './external-tools/run-tool.ts';
import {
  type Authority,
  checkFixtures,
  type FixtureOptions,
  issue,
  makeAuthority,
  now,
  toPem,
} from './make-certificates.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

export const authority = await makeAuthority();
export const other = await makeAuthority('Sample');
export const good = await issue(authority);

export async function check(bytes: Bytes, options: Partial<FixtureOptions> = {}): Promise<FileReport> {
  const { files } = await checkFixtures([{ name: 'a.cer', bytes }], {
    repository: authority.repository,
    now,
    ...options,
  });
  const [file] = files;
  if (!file) throw new Error('no report');
  return file;
}

export async function explain(bytes: Bytes, options: Partial<FixtureOptions> = {}): Promise<CertificateReport> {
  const file = await check(bytes, options);
  const report = file.kind === 'certificates' ? file.certificates[0] : undefined;
  if (!report) throw new Error(JSON.stringify(file));
  return report;
}

export const swap = (bytes: Bytes, index: number): Bytes =>
  bytes.map((octet, at) => (at === index ? octet ^ 1 : octet));

/** The result of OpenSSL for a certificate under the root, at the moment of the check. */
export function verifyByOpenssl(der: Bytes, { repository }: Authority, more: readonly string[] = []): boolean {
  const { ca, crl, 'root-ca': root } = repository;
  const pem = (bytes: Bytes | undefined) => Buffer.from(toPem('CERTIFICATE', bytes ?? new Uint8Array()));
  const files = {
    root: pem(root),
    ca: pem(ca),
    own: pem(der),
    crl: Buffer.from(toPem('X509 CRL', crl ?? new Uint8Array())),
  };
  const time = String(now.getTime() / 1_000);
  try {
    runTool('openssl', files, ['verify', '-attime', time, ...more, '-CAfile', 'root', '-untrusted', 'ca', 'own']);
    return true;
  } catch {
    return false;
  }
}
