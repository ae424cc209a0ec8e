import { runTool } from '@mohar/check/tests/external-tools/run-tool.ts';
import type { ChainPosition } from '#domain/certificate/certificate.ts';

/** The fields of a certificate as OpenSSL reads them, under our names. */
export function readWithOpenssl(der: Uint8Array) {
  const args = [
    '-subject',
    '-issuer',
    '-serial',
    '-startdate',
    '-enddate',
    '-fingerprint',
    '-nameopt',
    'RFC2253,-esc_msb',
  ];
  const ask = (...more: string[]) =>
    runTool('openssl', { 'a.cer': der }, ['x509', '-inform', 'DER', '-in', 'a.cer', '-noout', ...more]);
  const lines = ask(...args, '-sha256');
  const text = ask('-text');
  return {
    // RFC 2253 writes a name from its end.
    subject: reverse(find(lines, /^subject=(.*)$/m)),
    issuer: reverse(find(lines, /^issuer=(.*)$/m)),
    serialNumber: find(lines, /^serial=(.*)$/m),
    validFrom: toMoment(find(lines, /^notBefore=(.*)$/m)),
    validTo: toMoment(find(lines, /^notAfter=(.*)$/m)),
    sha256: find(lines, /^sha2?-?256 Fingerprint=(.*)$/im),
    sha1: find(ask('-fingerprint', '-sha1'), /^sha-?1 Fingerprint=(.*)$/im),
    keyBits: Number(find(text, /Public-Key: \((\d+) bit\)/)),
    signatureAlgorithm: find(text, /Signature Algorithm: (\S+)/),
    policies: [...text.matchAll(/Policy: (\S+)/g)].map(([, policy]) => policy),
  };
}

/** The fields of a CRL as OpenSSL reads them. */
export function readCrlWithOpenssl(der: Uint8Array) {
  const args = ['crl', '-inform', 'DER', '-in', 'a.crl', '-noout', '-text', '-fingerprint', '-sha256', '-crlnumber'];
  const text = runTool('openssl', { 'a.crl': der }, args);
  return {
    issuer: find(text, /Issuer: (.*)$/m).replaceAll(' = ', '='),
    number: String(Number(find(text, /^crlNumber=(?:0x)?([0-9A-F]+)$/m).replace(/^/, '0x'))),
    thisUpdate: toMoment(find(text, /Last Update: (.*)$/m)),
    nextUpdate: toMoment(find(text, /Next Update: (.*)$/m)),
    entries: [...text.matchAll(/^ {4}Serial Number: /gm)].length,
    sha256: find(text, /^sha2?-?256 Fingerprint=(.*)$/im),
  };
}

/**
 * Verifies the chain up to the root with OpenSSL, and the sub-CA against the CRL, at a moment; throws when it is
 * invalid.
 */
export function verifyWithOpenssl(files: Readonly<Record<ChainPosition | 'crl', Uint8Array>>, moment: Date): string {
  const toPem = (command: 'x509' | 'crl', bytes: Uint8Array): string =>
    runTool('openssl', { a: bytes }, [command, '-inform', 'DER', '-in', 'a', '-outform', 'PEM']);
  const pems = {
    root: Buffer.from(toPem('x509', files['root-ca'])),
    ca: Buffer.from(toPem('x509', files.ca)),
    sub: Buffer.from(toPem('x509', files['sub-ca'])),
    crl: Buffer.from(toPem('crl', files.crl)),
  };
  const options = [
    'verify',
    '-x509_strict',
    '-attime',
    String(Math.ceil(moment.getTime() / 1_000)),
    '-crl_check',
    '-CRLfile',
    'crl',
    '-CAfile',
    'root',
    '-untrusted',
    'ca',
    'sub',
  ];
  return runTool('openssl', pems, options);
}

function find(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`OpenSSL printed nothing like ${pattern}:\n${text}`);
  return found.trim();
}

function reverse(name: string): string {
  return name
    .split(/(?<!\\),/)
    .reverse()
    .join(', ');
}

function toMoment(date: string): string {
  return new Date(date).toISOString();
}
