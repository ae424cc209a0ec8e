import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FileReport } from '../report/file-report.ts';
import { defaultLimits } from '../report/limits.ts';
import { exitStatus } from '../report/pdf-verdict.ts';
import { startCpuTimer } from '../tests/cpu-time.ts';
import { verifyWithPdfsig } from '../tests/external-tools/pdfsig.ts';
import { checkPdf, pdfOf, sign } from '../tests/pdf-fixtures.ts';
import { propertyOptions, propertyTimeout } from '../tests/property-options.ts';
import { rewriteByQpdf, signRewritten } from '../tests/rewrite-pdf.ts';
import { fillSignature, makeForm, makeSignature, makeSigned } from '../tests/sign-pdf.ts';
import { makeStream, updatePdf, writePdf } from '../tests/write-pdf.ts';

const signedOnce = await makeSigned(sign);
const withStreams = await makeSigned(sign, { isStream: true, compressed: [1, 2, 3, 6, 8] });

const replace = (text: string, by: string): Buffer =>
  Buffer.from(signedOnce.toString('latin1').replace(text, by), 'latin1');
const refusalOf = (file: FileReport): unknown => (file.kind === 'refused' ? file.refusal : file.kind);
const unreadable = (error: string) => ({ code: 'unreadable', error });

test('a linearised PDF is read from its first section, and signed in an update', async () => {
  const linear = rewriteByQpdf('--linearize');
  expect(pdfOf(await checkPdf(linear))).toMatchObject({ isLinearised: true, revisions: 1 });
  const signed = await signRewritten(linear, sign);
  expect(pdfOf(await checkPdf(signed))).toMatchObject({ isLinearised: true, revisions: 2, verdict: 'good' });
  expect(verifyWithPdfsig(signed)).toMatchObject([{ isValid: true, coversWholeFile: true }]);
});

test('a signed revision that is cut off is not good, wherever it is cut', async () => {
  for (const share of [0.2, 0.5, 0.9, 0.99]) {
    const file = await checkPdf(signedOnce.subarray(0, Math.floor(signedOnce.length * share)));
    expect(refusalOf(file)).toEqual(unreadable('startxref-missing'));
  }
  expect(refusalOf(await checkPdf(signedOnce.subarray(0, signedOnce.length - 8)))).toEqual(
    unreadable('startxref-missing'),
  );
});

test.each([
  ['bytes before its header', Buffer.concat([Buffer.from('junk\n'), signedOnce]), 'header-missing'],
  ['no cross-reference section where it should be', replace('startxref\n', 'startxref\n1'), 'cross-reference-invalid'],
  ['a section that leads to itself', updateToItself(), 'cross-reference-loop'],
  ['an object in another place', replace('1 0 obj', '99 0 obj'), 'cross-reference-invalid'],
  [
    'a length that waits for itself',
    writePdf({ ...makeForm(undefined), 1: makeStream('', '').toString().replace('/Length 0', '/Length 1 0 R') }),
    'stream-invalid',
  ],
  [
    'a compressed form by another filter',
    writePdf({ ...makeForm(undefined) }, { isStream: true })
      .toString('latin1')
      .replace('/FlateDecode', '/LZWDecode'),
    'filter-not-supported',
  ],
])('a PDF with %s is unreadable', async (_, pdf, error) => {
  expect(refusalOf(await checkPdf(Buffer.from(pdf as string, 'latin1')))).toEqual(unreadable(error));
});

function updateToItself(): Buffer {
  const updated = updatePdf(signedOnce, { 45: '<< >>' });
  const at = updated.lastIndexOf('xref\n45');
  return Buffer.from(updated.toString('latin1').replace(/\/Prev \d+(?![\s\S]*\/Prev)/, `/Prev ${at}`), 'latin1');
}

test.each([
  ['depth', { 1: `${'['.repeat(200)}${']'.repeat(200)}` }, 'depth'],
  [
    'decompressed bytes',
    { 90: makeStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.alloc(5_000_000))) },
    'decompressed-bytes',
  ],
] as const)('the limit of %s has a code', async (_, objects, limit) => {
  const base = writePdf({ ...makeForm(undefined), ...objects });
  // The compressed object is the catalogue's form.
  const pdf = limit === 'depth' ? base : pointInto(base);
  const limits = { ...defaultLimits, decompressedBytes: 1_000_000 };
  expect(refusalOf(await checkPdf(pdf, { limits }))).toEqual({ code: 'limit-reached', limit });
});

/** An update: its cross-reference stream says that object 6 is in the stream 90. */
function pointInto(base: Buffer): Buffer {
  const at = base.length;
  const previous = Number(/startxref\n(\d+)/.exec(base.toString('latin1'))?.[1]);
  const row = Buffer.from([2, 0, 0, 0, 90, 0, 0]);
  const stream = makeStream(`/Type /XRef /W [1 4 2] /Index [6 1] /Size 1000 /Root 1 0 R /Prev ${previous}`, row);
  return Buffer.concat([base, Buffer.from('901 0 obj\n'), stream, Buffer.from(`\nendobj\nstartxref\n${at}\n%%EOF\n`)]);
}

test('limits of objects, revisions, signatures and time have their codes', async () => {
  const check = async (limits: Partial<typeof defaultLimits>): Promise<unknown> =>
    refusalOf(await checkPdf(updatePdf(signedOnce, { 45: '<< >>' }), { limits: { ...defaultLimits, ...limits } }));
  expect(await check({ objects: 5 })).toEqual({ code: 'limit-reached', limit: 'objects' });
  expect(await check({ revisions: 1 })).toEqual({ code: 'limit-reached', limit: 'revisions' });
  expect(await check({ signatures: 0 })).toEqual({ code: 'limit-reached', limit: 'signatures' });
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [100 + index, '<< >>']));
  const large = writePdf({ ...makeForm(undefined), ...many });
  const limits = { ...defaultLimits, milliseconds: 0 };
  expect(refusalOf(await checkPdf(large, { limits }))).toEqual({ code: 'limit-reached', limit: 'time' });
});

test('fields and pages that refer to each other end', async () => {
  const kids = {
    2: '<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 1 >>',
    6: '<< /Fields [7 0 R 6 0 R] >>',
    7: '<< /FT /Sig /Kids [7 0 R] /T (a) >>',
  };
  const pdf = writePdf({ ...makeForm(undefined), ...kids });
  expect(pdfOf(await checkPdf(updatePdf(pdf, { 45: '45 0 R' })))).toMatchObject({ verdict: 'not-signed' });
});

test('fields within lists that are shared, twice in each, are refused before they take all memory', async () => {
  const list = (index: number): string => `[<< /Kids ${101 + index} 0 R >> << /Kids ${101 + index} 0 R >>]`;
  const lists = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [100 + index, list(index)]));
  const pdf = writePdf({ ...makeForm(undefined), ...lists, 6: '<< /Fields 100 0 R >>' });
  const cpuTime = startCpuTimer();
  expect(refusalOf(await checkPdf(pdf))).toEqual({ code: 'limit-reached', limit: 'objects' });
  expect(cpuTime()).toBeLessThan(10_000);
});

const mutantKinds = ['set', 'cut', 'insert', 'remove', 'copy'] as const;
type MutantKind = (typeof mutantKinds)[number];

function mutate(original: Buffer, index: number, value: number, kind: MutantKind): Buffer {
  const before = original.subarray(0, index);
  const after = original.subarray(index);
  if (kind === 'cut') return before;
  if (kind === 'insert') return Buffer.concat([before, Buffer.from([value]), after]);
  if (kind === 'remove') return Buffer.concat([before, after.subarray(1)]);
  if (kind === 'copy') return Buffer.concat([original, after]);
  return Buffer.concat([before, Buffer.from([value]), after.subarray(1)]);
}

test.each([
  ['a table', signedOnce],
  ['streams', withStreams],
])(
  'no mutant of a signed PDF with %s is good unless pdfsig finds it valid and whole, or takes two seconds',
  async (_, original) => {
    const isCaught = async (index: number, value: number, kind: MutantKind): Promise<boolean> => {
      const bytes = mutate(original, index, value, kind);
      const cpuTime = startCpuTimer();
      const file = await checkPdf(bytes);
      if (cpuTime() > 2_000) return false;
      if (exitStatus([file]) !== 0) return true;
      const verified = verifyWithPdfsig(bytes);
      // A good file with appended bytes has only white space or unreachable objects there.
      const isAppended = bytes.subarray(0, original.length).equals(original);
      return (
        verified.length > 0 &&
        verified.every(({ isValid, coversWholeFile }) => isValid && (coversWholeFile || isAppended))
      );
    };
    const where = fc.nat(original.length - 1);
    const property = fc.asyncProperty(
      where,
      fc.integer({ min: 0, max: 255 }),
      fc.constantFrom(...mutantKinds),
      isCaught,
    );
    await fc.assert(property, propertyOptions(1_000, 10));
  },
  propertyTimeout,
);

test(
  'no mutant of the message in a signature is good unless pdfsig finds it valid',
  async () => {
    const start = signedOnce.indexOf('/Contents <') + 11;
    const message = Buffer.from(signedOnce.toString('latin1', start, signedOnce.indexOf('>', start)), 'hex');
    const length = 4 + message.readUInt16BE(2);
    const isCaught = async (index: number, mask: number): Promise<boolean> => {
      const changed = Buffer.from(message);
      changed[index] = (changed[index] ?? 0) ^ mask;
      const bytes = Buffer.from(signedOnce);
      bytes.write(changed.toString('hex'), start, 'latin1');
      const file = await checkPdf(bytes);
      return exitStatus([file]) !== 0 || verifyWithPdfsig(bytes).every(({ isValid }) => isValid);
    };
    // The digests that are named before the content decide nothing (RFC 5652, section 5.1): a signer names its own.
    const digests = 26;
    expect(message[digests]).toBe(0x31);
    const afterDigests = digests + 2 + (message[digests + 1] ?? 0);
    const index = fc.nat(length - 1).filter((at) => at < digests || at >= afterDigests);
    const property = fc.asyncProperty(index, fc.integer({ min: 1, max: 255 }), isCaught);
    await fc.assert(property, propertyOptions(2_000, 10));
  },
  propertyTimeout,
);

test('100,000 fields and annotations, signed twice, are checked within the limits', async () => {
  const numbers = Array.from({ length: 100_000 }, (_, index) => 1_000 + index);
  const many = Object.fromEntries(numbers.map((number) => [number, '<< /FT /Tx /T (a) /Subtype /Widget >>']));
  const list = numbers.map((number) => `${number} 0 R`).join(' ');
  const objects = { ...makeForm(makeSignature()), ...many, 6: `<< /Fields [7 0 R 8 0 R ${list}] >>` };
  const page = `<< /Type /Page /Parent 2 0 R /Annots [7 0 R 8 0 R ${list}] >>`;
  const pdf = await fillSignature(writePdf({ ...objects, 3: page }), sign);
  const cpuTime = startCpuTimer();
  const report = pdfOf(await checkPdf(updatePdf(pdf, { 45: '<< /Title (A) >>' }, { trailer: '/Info 45 0 R' })));
  expect(report.signatures[0]).toMatchObject({ bytes: { status: 'intact' }, later: { class: 'nothing' } });
  expect(cpuTime()).toBeLessThan(20_000);
});
