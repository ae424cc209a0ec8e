import { runTool, runToolForFile } from './external-tools/run-tool.ts';
import { type Authority, encode, exportKey, type Issued, toPem } from './make-certificates.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The row of a certificate in the authority's database. */
export type OcspEntry = {
  readonly of: Issued;
  /** Absent for a certificate that is not revoked. */
  readonly revoked?: { readonly date: Date; readonly reason?: string };
};

/** The signer of a response: by default the authority itself. */
export type Responder = { readonly by?: Issued; readonly options?: readonly string[]; readonly asks?: Issued };

/** A response of OpenSSL as the responder of an authority (RFC 6960), dated now. */
export async function respondByOpenssl(
  { certificate, key }: Pick<Authority, 'certificate' | 'key'>,
  { of, revoked }: OcspEntry,
  { by, options = [], asks = of }: Responder = {},
): Promise<Bytes> {
  const issuer = encode(toPem('CERTIFICATE', new Uint8Array(certificate.rawData)));
  const pkcs8 = by ? await exportKey(by) : new Uint8Array(await crypto.subtle.exportKey('pkcs8', key));
  const reason = revoked?.reason === undefined ? '' : `,${revoked.reason}`;
  const status = revoked ? ['R', '400101000000Z', `${toUtcTime(revoked.date)}${reason}`] : ['V', '400101000000Z', ''];
  const serial = of.certificate.serialNumber.toUpperCase();
  const files = {
    issuer,
    own: encode(toPem('CERTIFICATE', asks.der)),
    signer: by ? encode(toPem('CERTIFICATE', by.der)) : issuer,
    key: encode(toPem('PRIVATE KEY', pkcs8)),
    index: encode(`${[...status, serial.length % 2 === 0 ? serial : `0${serial}`, 'unknown', '/CN=a'].join('\t')}\n`),
  };
  const query = runToolForFile('openssl', files, ['ocsp', '-issuer', 'issuer', '-cert', 'own', '-reqout', 'output']);
  const args = ['ocsp', '-index', 'index', '-CA', 'issuer', '-rsigner', 'signer', '-rkey', 'key', '-reqin', 'query'];
  return runToolForFile('openssl', { ...files, query }, [...args, '-ndays', '7', '-respout', 'output', ...options]);
}

/** When a response says that it is from, as OpenSSL reads it; ISO 8601. */
export function readDateByOpenssl(response: Uint8Array): string {
  const text = runTool('openssl', { response }, ['ocsp', '-respin', 'response', '-resp_text', '-noverify']);
  return new Date(/This Update: (.*)$/m.exec(text)?.[1] ?? '').toISOString();
}

function toUtcTime(date: Date): string {
  return `${date.toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`;
}
