import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { FileReport } from '../report/file-report.ts';
import { ExtendedKeyUsage, Extension, KeyUsageFlags } from '../x509.ts';
import { type Comparison, compareFolder } from './compare-folder.ts';
import { isInstalled } from './external-tools/install.ts';
import { days, issue, makeSubAuthority, signing } from './make-certificates.ts';
import { fixtures } from './pdf-files.ts';
import {
  appearance,
  authority,
  certify,
  foreign,
  forged,
  form,
  page,
  repository,
  sign,
  signedOnce,
  summarisePdf,
} from './pdf-fixtures.ts';
import { rewriteByQpdf, signRewritten } from './rewrite-pdf.ts';
import { addTimestamp, signByOpenssl, stampByOpenssl } from './sign-cms.ts';
import { addSignature, fillSignature, makeField, makeForm, makeSignature, makeSigned } from './sign-pdf.ts';
import { writeBer } from './write-ber.ts';
import { makeStream, type PdfObjects, type PdfOptions, updatePdf, writePdf } from './write-pdf.ts';

// Expected results follow from how each file was made, and from ISO 32000-2; none is copied from a report.

/** Files that other tests have, and that take seconds. */
const isLarge = (name: string): boolean => name === 'of 30 MB' || name.includes('40,000');
type File = readonly [name: string, make: () => Promise<Buffer>, expected: readonly string[]];

const stamper = await issue(authority, { name: 'Timestamps', extendedUsages: [ExtendedKeyUsage.timeStamping] });
const stamp = stampByOpenssl(stamper, authority);
const room = makeSignature();
/** Results for another signer, without and with a mark, for a store of validation data, and for everything else. */
const signedAfter = 'good: signatures';
const markedAfter = 'mark-added: signatures';
const validated = 'good: validation-data';
const added = 'something-added: other';
const timestamp = makeSignature('ETSI.RFC3161');
const catalogue = (more: string): string => `<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R ${more} >>`;
const signAs = async (subscriber: Parameters<typeof issue>[1], ...options: string[]): Promise<Buffer> =>
  makeSigned(signByOpenssl(await issue(authority, subscriber), authority, ...options));
const signWith = (objects: PdfObjects, options: PdfOptions = {}): Promise<Buffer> =>
  fillSignature(writePdf({ ...makeForm(room), ...objects }, options), sign);
const text = (bytes: Buffer, from: string, to: string): Buffer =>
  Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1');
const note: PdfObjects = {
  3: `<< ${page} /Contents 4 0 R /Annots [7 0 R 8 0 R 31 0 R] >>`,
  31: '<< /Type /Annot /Subtype /Text /Rect [10 10 30 30] /Contents (Please check) >>',
};
const store = (more = ''): PdfObjects => ({
  1: catalogue(`/DSS 40 0 R ${more}`),
  40: '<< /Type /DSS /Certs [41 0 R] >>',
  41: makeStream('', Buffer.from(repository.ca ?? [])),
});
const lock = (action: string): string =>
  `/Reference [<< /TransformMethod /FieldMDP /TransformParams << /Type /TransformParams ${action} /V /1.2 >> >>]`;
const lockedBy = (action: string): Promise<Buffer> =>
  fillSignature(writePdf(makeForm(makeSignature(undefined, lock(action)))), sign);

/** Updates after a certification. Only its first level is verified: it allows the last two (ISO 32000-2, table 257). */
const followers: readonly (readonly [string, (base: Buffer) => Promise<Buffer>, string])[] = [
  ['a filled form', async (base) => updatePdf(base, form), added],
  ['a note', async (base) => updatePdf(base, note), added],
  ['another page', async (base) => updatePdf(base, { 4: forged }), added],
  ['a further signature', (base) => addSignature(base, sign), signedAfter],
  ['a timestamp', (base) => addSignature(base, stamp, timestamp), validated],
  ['validation data', async (base) => updatePdf(base, store('/Perms << /DocMDP 9 0 R >>')), validated],
];

const certified = [1, 2, 3].flatMap((level) =>
  followers.map(([name, append, after]): File => {
    const isForbidden = level === 1 && after !== validated;
    const first = isForbidden ? `against-signer: ${after.replace(/.*: /, '')}` : after;
    const isSigned = name === 'a further signature' || name === 'a timestamp';
    return [`level ${level}, ${name}`, async () => append(await certify(level)), isSigned ? [first, 'good'] : [first]];
  }),
);

const encryptions: readonly (readonly [string, ...string[]])[] = [
  ['RC4 of 40 bits', '40', '--'],
  ['RC4 of 128 bits', '128', '--use-aes=n', '--'],
  ['AES of 128 bits', '128', '--use-aes=y', '--'],
  ['AES of 256 bits', '256', '--'],
];
const encrypt = (user: string, options: readonly string[]): Promise<Buffer> => {
  const fixed = ['--allow-weak-crypto', '--object-streams=disable', '--encrypt', user, 'owner'];
  return signRewritten(rewriteByQpdf(...fixed, ...options), sign);
};

async function signBySubAuthority(): Promise<Buffer> {
  const { subAuthority } = await makeSubAuthority(authority);
  const chain = { ...authority.repository, ca: new Uint8Array(subAuthority.certificate.rawData) };
  return makeSigned(signByOpenssl(await issue(subAuthority), { ...authority, repository: chain }));
}

/** Issued in the name of the authority, by another key. */
async function signByForger(): Promise<Buffer> {
  const own = await issue({ certificate: authority.certificate, key: foreign.key });
  return makeSigned(signByOpenssl(own, authority));
}

async function signThrice(): Promise<Buffer> {
  const third = makeField('third', 25);
  const all = '7 0 R 8 0 R 20 0 R 24 0 R';
  const update = { 3: `<< ${page} /Contents 4 0 R /Annots [${all}] >>`, 6: `<< /Fields [${all}] /SigFlags 3 >>` };
  return fillSignature(updatePdf(twice, { ...update, 24: third, 25: room }), sign);
}

const mark = (rectangle: string): PdfObjects => ({
  20: makeField('second', 21, '/AP << /N 30 0 R >>').replace('[0 0 0 0]', rectangle),
  30: appearance,
});
// A key identifier of 20 octets (RFC 5280, section 4.2.1.2).
const keyId = new Extension('2.5.29.14', false, Uint8Array.from([4, 20, ...Buffer.alloc(20, 7)]));
const swapAppearance = async (): Promise<Buffer> => {
  const shown = makeField('approval', 9, '/AP << /N 31 0 R >>');
  return updatePdf(await signWith({ 7: shown, 31: appearance }), { 31: forged });
};
const critical = new Extension('1.2.3.4.5', true, new Uint8Array([5, 0]));
const twice = await addSignature(signedOnce, sign);
const longTerm = async () => updatePdf(await makeSigned(addTimestamp(sign, stamp)), store());
const pss = (hash: string) => ['-keyopt', 'rsa_padding_mode:pss', '-md', hash];
const rsa = (modulusLength: number) => ({
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength,
  publicExponent: new Uint8Array([1, 0, 1]),
});
const p256 = { name: 'ECDSA', namedCurve: 'P-256' };

const files: readonly File[] = [
  ...fixtures.filter(([name]) => !isLarge(name)).map(([name, make, expected]): File => [name, make, expected]),
  ...certified,
  ...encryptions.map(([name, ...options]): File => [`encrypted by ${name}`, () => encrypt('', options), ['good']]),
  ['encrypted with a password', () => encrypt('secret', ['256', '--']), ['password-needed']],
  ['linearised', () => signRewritten(rewriteByQpdf('--linearize'), sign), ['good']],
  ['of version 1.0', () => signWith({}, { version: '1.0' }), ['good']],
  ['of version 2.0', () => signWith({}, { version: '2.0' }), ['good']],
  ['with wide cross-reference fields', () => signWith({}, { isStream: true, width: 8 }), ['good']],
  ['signed thrice', signThrice, [signedAfter, signedAfter, 'good']],
  [
    'signed twice in BER',
    async () => addSignature(await makeSigned(writeBer(sign)), writeBer(sign)),
    [signedAfter, 'good'],
  ],
  ['with a timestamp and validation data', longTerm, [validated]],
  [
    'for long-term validation',
    async () => addSignature(await longTerm(), stamp, timestamp, {}, store()),
    [validated, 'good'],
  ],
  ['signed twice, with validation data', async () => updatePdf(twice, store()), [signedAfter, validated]],
  ['validation data, signed', async () => addSignature(updatePdf(signedOnce, store()), sign), [signedAfter, 'good']],
  ['filled in, then signed', async () => addSignature(updatePdf(signedOnce, form), sign), [added, 'good']],
  ['signed twice, then filled in', async () => updatePdf(twice, form), [added, added]],
  [
    'page replaced by the second signer',
    () => addSignature(signedOnce, sign, room, {}, { 4: forged }),
    [added, 'good'],
  ],
  ['page replaced after the second', async () => updatePdf(twice, { 4: forged }), [added, added]],
  [
    'mark beside the text',
    () => addSignature(signedOnce, sign, room, {}, mark('[400 30 500 60]')),
    [markedAfter, 'good'],
  ],
  [
    'mark over the text',
    () => addSignature(signedOnce, sign, room, {}, mark('[72 700 300 740]')),
    [markedAfter, 'good'],
  ],
  ['appearance of the signature swapped', swapAppearance, [added]],
  ['all fields locked, then filled in', async () => updatePdf(await lockedBy('/Action /All'), form), [added]],
  [
    'another field locked, then filled in',
    async () => updatePdf(await lockedBy('/Action /Include /Fields [(other)]'), form),
    [added],
  ],
  [
    'an action on opening',
    async () => updatePdf(signedOnce, { 1: catalogue('/OpenAction << /S /JavaScript /JS (x) >>') }),
    [added],
  ],
  ['white space after its end', async () => Buffer.concat([signedOnce, Buffer.from('\r\n\n ')]), ['good']],
  [
    'another version in its header',
    async () => text(signedOnce, '%PDF-1.7', '%PDF-1.6'),
    ['not-intact: digest-differs'],
  ],
  ['another amount in its field', async () => text(signedOnce, '/V (100)', '/V (900)'), ['not-intact: digest-differs']],
  ['another font name', async () => text(signedOnce, '/Helvetica', '/Helvetico'), ['not-intact: digest-differs']],
  [
    'a comment changed',
    async () => text(signedOnce, '%\xe2\xe3\xcf\xd3', '%\xe2\xe3\xcf\xd4'),
    ['not-intact: digest-differs'],
  ],
  ['signed by RSA-PSS with SHA-512', () => signAs({}, ...pss('sha512')), ['good']],
  ['signed with SHA-384', () => signAs({}, '-md', 'sha384'), ['good']],
  ['signed by RSA of 3,072 bits', () => signAs({ keyAlgorithm: rsa(3_072) }), ['good']],
  ['signed by RSA of 1,024 bits', () => signAs({ keyAlgorithm: rsa(1_024) }), ['weak']],
  ['signed by P-256 with SHA-512', () => signAs({ keyAlgorithm: p256 }, '-md', 'sha512'), ['good']],
  ['signed, named by the identifier of its key', () => signAs({ extensions: [keyId] }, '-keyid'), ['good']],
  ['signed by a certificate with SHA-1', () => signAs({ hash: 'SHA-1' }), ['weak']],
  ['signed by a certificate without key usage', () => signAs({ usages: undefined }), ['good']],
  ['signed by a server’s certificate', () => signAs({ extendedUsages: ['1.3.6.1.5.5.7.3.1'] }), ['not-for-signing']],
  ['signed by a timestamp authority', () => makeSigned(signByOpenssl(stamper, authority)), ['not-for-signing']],
  ['signed with an unknown critical extension', () => signAs({ extensions: [critical] }), ['signer-not-checked']],
  ['signed by oneself', () => signAs({ isSelfSigned: true }), ['signer-unknown']],
  ['signed by a forger', signByForger, ['signer-not-genuine']],
  ['signed below a sub-CA', signBySubAuthority, ['revocation-unknown']],
  ['signed by a key for key agreement', () => signAs({ usages: KeyUsageFlags.keyAgreement }), ['not-for-signing']],
  ['signed by an organisation', () => signAs({ organisation: 'Rao Traders', usages: signing }), ['good']],
  ['signed by a certificate of one day', () => signAs({ from: days(-0.5), to: days(0.5) }), ['good']],
  ['cut off', async () => signedOnce.subarray(0, signedOnce.length - 8), ['startxref-missing']],
  ['with bytes before its header', async () => Buffer.concat([Buffer.from('junk\n'), signedOnce]), ['header-missing']],
  ['with a wrong offset', async () => text(signedOnce, 'startxref\n', 'startxref\n1'), ['cross-reference-invalid']],
];

/** Headlines of the signatures, or why the file is not read. */
function summarise(report: FileReport | undefined): readonly string[] {
  if (report?.kind === 'pdf') return summarisePdf(report.pdf);
  if (report?.kind !== 'refused') return ['no report'];
  return [report.refusal.code === 'unreadable' ? report.refusal.error : report.refusal.code];
}

const folder = mkdtempSync(join(tmpdir(), 'compare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let compared: Promise<Comparison> | undefined;

async function compareAll(): Promise<Comparison> {
  for (const [name, make] of files) writeFileSync(join(folder, `${name}.pdf`), await make());
  return compareFolder(folder, { repository, now: new Date() });
}

test('more than a hundred PDFs are called what they were made to be', async () => {
  compared ??= compareAll();
  const { reports } = await compared;
  const found = Object.fromEntries(files.map(([name]) => [name, summarise(reports.get(`${name}.pdf`))]));
  expect(found).toEqual(Object.fromEntries(files.map(([name, , expected]) => [name, expected])));
  expect(reports.size).toBe(files.length);
  expect(files.length).toBeGreaterThan(100);
}, 240_000);

/**
 * Files with errors that poppler does not know or tolerates. It sees no changes after a signature, either.
 */
const known = [
  'accused: signed with bytes after its end',
  'accused: with a space within the value of its signature',
  'accused: with a wrapped signature',
  'accused: with another certificate of the same key',
  'accused: with two fields of one name, the second of which does not hold',
  'cannot check: of an unknown form',
  'cannot check: with a damaged signature',
  'cannot check: with a message that has a content of its own',
  'cannot check: with two signers in one field',
  'cannot check: without the signer’s certificate',
  'not found: with one signature in two fields',
];

test.runIf(isInstalled('pdfsig'))('pdfsig and the check disagree only about what was made for it', async () => {
  compared ??= compareAll();
  const { rows, valid } = await compared;
  const disagreements = rows.filter(({ group }) => group !== 'slow' && group !== 'calmer');
  const others = files.flatMap(([name, , expected]) =>
    expected.filter((each) => each.endsWith(': other')).map(() => `something else: ${name}`),
  );
  const found = disagreements.map(({ group, file }) => `${group}: ${file.replace('.pdf', '')}`);
  expect(found.sort()).toEqual([...known, ...others].sort());
  expect(valid).toBeGreaterThan(100);
});
