import { expect, test } from 'vitest';
import { exitStatus } from '../report/pdf-verdict.ts';
import { authority, type Bytes, check, explain, good } from '../tests/certificate-fixtures.ts';
import { startCpuTimer } from '../tests/cpu-time.ts';
import { runTool, runToolForFile } from '../tests/external-tools/run-tool.ts';
import { encode, exportKey, toPem } from '../tests/make-certificates.ts';

const refusalOf = async (bytes: Bytes): Promise<unknown> => {
  const file = await check(bytes);
  return file.kind === 'refused' ? file.refusal : file.kind;
};

test('PKCS #7 in DER and in PEM, base64 alone and several blocks have all their certificates', async () => {
  const { ca, 'root-ca': root } = authority.repository;
  if (!ca || !root) throw new Error('incomplete');
  const pem = [good.der, ca, root].map((der) => toPem('CERTIFICATE', der)).join('');
  const files = { chain: Buffer.from(pem) };
  const pkcs7 = runTool('openssl', files, ['crl2pkcs7', '-nocrl', '-certfile', 'chain']);
  const der = Uint8Array.from(atob(pkcs7.replaceAll(/-----[^-]+-----|\s/g, '')), (character) =>
    character.charCodeAt(0),
  );
  for (const bytes of [encode(pem), encode(pkcs7), der, encode(Buffer.from(der).toString('base64'))]) {
    const file = await check(bytes);
    expect(file.kind === 'certificates' && file.certificates.map(({ verdict }) => verdict).sort()).toEqual([
      'authority',
      'authority',
      'good',
    ]);
    expect(exitStatus([file])).toBe(0);
  }
});

test('every form of a private key is refused by its content, alone or beside a certificate', async () => {
  const pkcs8 = await exportKey(good);
  const key = encode(toPem('PRIVATE KEY', pkcs8));
  const files = { key, own: encode(toPem('CERTIFICATE', good.der)) };
  const run = (...args: string[]): Bytes => runToolForFile('openssl', files, [...args, '-out', 'output']);
  const password = ['-passout', 'pass:secret'];
  const plain = { code: 'private-key', found: 'private-key' };
  expect(await refusalOf(key)).toEqual(plain);
  expect(await refusalOf(pkcs8)).toEqual(plain);
  expect(await refusalOf(pkcs8.slice(0, 300))).toEqual(plain);
  expect(await refusalOf(new Uint8Array([...files.own, ...key]))).toEqual(plain);
  expect(await refusalOf(encode(toPem('CERTIFICATE', pkcs8)))).toEqual(plain);
  expect(await refusalOf(run('rsa', '-in', 'key', '-traditional'))).toEqual(plain);
  expect(await refusalOf(run('rsa', '-in', 'key', '-traditional', '-outform', 'DER'))).toEqual(plain);
  expect(await refusalOf(run('ecparam', '-name', 'prime256v1', '-genkey', '-noout', '-outform', 'DER'))).toEqual(plain);
  expect(await refusalOf(encode('PuTTY-User-Key-File-3: ssh-rsa\n'))).toEqual(plain);
  const encrypted = { code: 'private-key', found: 'encrypted-private-key' };
  expect(await refusalOf(run('pkcs8', '-topk8', '-in', 'key', ...password))).toEqual(encrypted);
  expect(await refusalOf(run('pkcs8', '-topk8', '-in', 'key', '-outform', 'DER', ...password))).toEqual(encrypted);
  const pfx = run('pkcs12', '-export', '-inkey', 'key', '-in', 'own', ...password);
  expect(await refusalOf(pfx)).toEqual({ code: 'private-key', found: 'pfx' });
  expect(await refusalOf(pfx.slice(0, 500))).toEqual({ code: 'private-key', found: 'pfx' });
  const keyStore = Uint8Array.from([0xfe, 0xed, 0xfe, 0xed, 0, 0, 0, 2]);
  expect(await refusalOf(keyStore)).toEqual({ code: 'private-key', found: 'key-store' });
});

test('what is no certificate is named: a list, a request, a public key, an encrypted message', async () => {
  const files = {
    own: encode(toPem('CERTIFICATE', good.der)),
    key: encode(toPem('PRIVATE KEY', await exportKey(good))),
  };
  const run = (...args: string[]): Bytes => runToolForFile('openssl', files, [...args, '-out', 'output']);
  const found = async (bytes: Bytes): Promise<unknown> => refusalOf(bytes);
  expect(await found(authority.repository.crl ?? new Uint8Array())).toEqual({ code: 'not-supported', found: 'crl' });
  const request = run('req', '-new', '-key', 'key', '-subj', '/CN=Asha Rao', '-outform', 'DER');
  expect(await found(request)).toEqual({ code: 'not-supported', found: 'certificate-request' });
  const publicKey = run('pkey', '-in', 'key', '-pubout');
  expect(await found(publicKey)).toEqual({ code: 'not-supported', found: 'public-key' });
  const message = runToolForFile('openssl', files, [
    'cms',
    '-encrypt',
    '-in',
    'own',
    '-outform',
    'DER',
    '-aes256',
    '-out',
    'output',
    'own',
  ]);
  expect(await found(message)).toEqual({ code: 'not-supported', found: 'encrypted-message' });
});

const base64 = Buffer.from(good.der).toString('base64');
const pem = toPem('CERTIFICATE', good.der);
const utf16 = (text: string): Bytes => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

test.each<[string, Bytes]>([
  ['UTF-16 with a mark', utf16(pem)],
  ['UTF-16 without one', utf16(pem).slice(2)],
  ['UTF-16, the other way round', new Uint8Array(Buffer.from(`\ufeff${pem}`, 'utf16le').swap16())],
  ['UTF-8 with a mark', encode(`\ufeff${pem}`)],
  ['PEM quoted in a mail', encode(pem.replace(/^/gm, '> '))],
  ['PEM within JSON', encode(JSON.stringify({ certificate: pem }))],
  ['PEM within JSON with escaped slashes', encode(JSON.stringify({ certificate: pem }).replaceAll('/', '\\/'))],
  ['base64 within XML', encode(`<a><ds:X509Certificate>\n${base64}\n</ds:X509Certificate></a>`)],
  ['DER with trailing bytes', new Uint8Array([...good.der, 0x0d, 0x0a, 0, 0])],
])('a certificate as %s is read', async (_, bytes) => {
  expect((await explain(bytes)).fingerprints).toEqual((await explain(good.der)).fingerprints);
});

test('a private key behind a certificate is still refused', async () => {
  const both = new Uint8Array([...good.der, ...(await exportKey(good))]);
  expect(await refusalOf(both)).toMatchObject({ code: 'private-key' });
  const quoted = toPem('PRIVATE KEY', await exportKey(good)).replace(/^/gm, '> ');
  expect(await refusalOf(encode(quoted))).toMatchObject({ code: 'private-key' });
  expect(await refusalOf(utf16(toPem('PRIVATE KEY', await exportKey(good))))).toMatchObject({ code: 'private-key' });
});

test.each<[string, (der: Bytes, key: Bytes) => readonly Bytes[]]>([
  ['a line end', (der, key) => [der, encode('\r\n'), key]],
  ['zeros', (der, key) => [der, new Uint8Array(4), key]],
  ['a certificate, in PEM', (der, key) => [der, encode(toPem('PRIVATE KEY', key))]],
  ['a text that begins with 0, in PEM', (_, key) => [encode(`0 s:CN = Asha Rao\n${toPem('PRIVATE KEY', key)}`)]],
])('a private key behind %s is refused', async (_, join) => {
  const parts = join(good.der, await exportKey(good));
  expect(await refusalOf(new Uint8Array(Buffer.concat(parts)))).toEqual({ code: 'private-key', found: 'private-key' });
});

test('certificates behind a text that begins with 0 are found, as openssl s_client prints them', async () => {
  const text = `0 s:CN = Asha Rao\n   i:CN = Mohar Sub-CA\n${toPem('CERTIFICATE', good.der)}`;
  expect(await check(encode(text))).toMatchObject({ kind: 'certificates', certificates: [{ verdict: 'good' }] });
});

test('a truncated, empty, random or foreign file is unreadable, a file of more than 50 MB too large', async () => {
  expect(await refusalOf(good.der.slice(0, -1))).toEqual({ code: 'unreadable', error: 'damaged' });
  expect(await refusalOf(encode(toPem('CERTIFICATE', good.der.slice(0, 400))))).toEqual({
    code: 'unreadable',
    error: 'damaged',
  });
  expect(await refusalOf(new Uint8Array())).toEqual({ code: 'unreadable', error: 'empty' });
  expect(await refusalOf(encode('<!doctype html><title>Not found</title>'))).toEqual({
    code: 'unreadable',
    error: 'not-recognised',
  });
  expect(await refusalOf(crypto.getRandomValues(new Uint8Array(5_000)).fill(1, 0, 1))).toMatchObject({
    code: 'unreadable',
  });
  const cpuTime = startCpuTimer();
  expect(await refusalOf(new Uint8Array(10_000_000).fill(0x41))).toMatchObject({ code: 'unreadable' });
  expect(await refusalOf(new Uint8Array(10_000_000).fill(0x30))).toMatchObject({ code: 'unreadable' });
  expect(await refusalOf(new Uint8Array(50 * 1024 * 1024 + 1))).toEqual({ code: 'too-large', limit: 50 * 1024 * 1024 });
  const begins = encode('-----BEGIN CERTIFICATE-----\n'.repeat(300_000));
  expect(await refusalOf(begins)).toEqual({ code: 'limit-reached', limit: 'certificates' });
  // PKCS #7 with a million empty certificates.
  const empty = new Uint8Array(2_000_000).map((_, index) => (index % 2 === 0 ? 0x30 : 0));
  const wrap = (tag: number, content: Uint8Array): Uint8Array<ArrayBuffer> =>
    Uint8Array.from([tag, 0x83, content.length >> 16, (content.length >> 8) & 0xff, content.length & 0xff, ...content]);
  const type = Uint8Array.from([0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02]);
  const message = wrap(0x30, Buffer.concat([type, wrap(0xa0, wrap(0x30, wrap(0xa0, empty)))]));
  expect(await refusalOf(message)).toMatchObject({ code: 'unreadable' });
  expect(cpuTime()).toBeLessThan(10_000);
});
