import { expect, test } from 'vitest';
import { inspectDocument } from '#media/uploads/inspect-document.ts';
import { makePage } from '#tests/files/pdf.ts';
import { runQpdf } from '#tests/files/qpdf.ts';

const pdf = { kind: 'pdf', isProtected: false, isActive: false };
const secret = { ...pdf, isProtected: true };
const page = makePage();
const change = (bytes: Buffer, from: string | RegExp, to: string) =>
  Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1');
const withTrailer = (entries: string) => change(page, '/Root 1 0 R', `/Root 1 0 R ${entries}`);

/** How qpdf encrypts, from revision 2 to 6. */
const methods: readonly (readonly string[])[] = [
  ['40'],
  ['128', '--use-aes=n'],
  ['128', '--use-aes=n', '--cleartext-metadata'],
  ['128', '--use-aes=y', '--cleartext-metadata'],
  ['256', '--force-R5'],
  ['256'],
];
const encrypt = (user: string, owner: string, method: readonly string[], ...more: readonly string[]) =>
  runQpdf(page, '--allow-weak-crypto', ...more, '--encrypt', user, owner, ...method, '--');

test.each(methods.map((method) => [method.join(' '), method] as const))(
  'a PDF that is encrypted with %s is protected, unless the password is empty',
  async (_name, method) => {
    const free = encrypt('', 'owner', [...method, method[0] === '40' ? '--print=n' : '--print=none']);
    expect(await inspectDocument(free)).toEqual(pdf);
    expect(await inspectDocument(encrypt('', 'owner', method, '--linearize', '--object-streams=generate'))).toEqual(
      pdf,
    );
    expect(await inspectDocument(encrypt('secret', 'owner', method))).toEqual(secret);
    expect(await inspectDocument(encrypt('secret', 'owner', method, '--object-streams=generate'))).toEqual(secret);
  },
);

test('an empty password of the owner opens a PDF too', async () => {
  expect(await inspectDocument(encrypt('secret', '', ['256', '--allow-insecure']))).toEqual(pdf);
});

test('the length of a key may be in bytes, or wrong', async () => {
  const bytes = encrypt('', 'owner', ['128', '--use-aes=n']);
  for (const length of ['16', '999']) {
    expect(await inspectDocument(change(bytes, '/Length 128', `/Length ${length}`))).toEqual(pdf);
  }
});

const direct = '/Filter /Standard /V 1 /R 2 /O (a) /U (b) /P -4';
test('a PDF with its encryption dictionary in the trailer, or for certificates, is protected', async () => {
  expect(await inspectDocument(withTrailer(`/Encrypt << ${direct} >>`))).toEqual(secret);
  expect(await inspectDocument(withTrailer(`/Encrypt << ${direct.replace('/Filter /', '/Filter\r\n/')} >>`))).toEqual(
    secret,
  );
  const certificates = change(encrypt('', 'owner', ['256']), '/Filter /Standard', '/Filter /Adobe.PubSec');
  expect(await inspectDocument(certificates)).toEqual(secret);
});

const filtered = direct.replace('/V 1 /R 2', '/V 4 /R 4');
test('a PDF whose texts or streams are encrypted is protected, also if the others are not', async () => {
  for (const one of ['/StmF /Identity /StrF /StdCF', '/StrF /Identity /StmF /StdCF', '/StrF /StdCF']) {
    expect(await inspectDocument(withTrailer(`/Encrypt << ${filtered} ${one} >>`))).toEqual(secret);
  }
});

test.each([
  ['of attached files alone', withTrailer(`/Encrypt << ${filtered} /StmF /Identity /StrF /Identity >>`)],
  ['of no filters at all', withTrailer(`/Encrypt << ${filtered} >>`)],
  ['in a title', makePage('/Title (/Encrypt 5 0 R /Filter /Standard)')],
  ['that is none', withTrailer('/Encrypt null /A << /Filter /Standard >>')],
  ['that is damaged', withTrailer('/Encrypt << /Filter /Standard /V')],
])('an encryption dictionary %s protects nothing', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toEqual(pdf);
});
