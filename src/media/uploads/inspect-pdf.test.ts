import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { startCpuTimer } from '@mohar/check/tests/cpu-time.ts';
import { propertyOptions, propertyTimeout } from '@mohar/check/tests/property-options.ts';
import fc from 'fast-check';
import PdfKit from 'pdfkit';
import { expect, test } from 'vitest';
import { inspectDocument } from '#media/uploads/inspect-document.ts';
import { makePage, makePdf, makeStream, updatePdf } from '#tests/files/pdf.ts';
import { runQpdf } from '#tests/files/qpdf.ts';
import { pdfOfSize, plainZip, program } from '#tests/resumes.ts';

const pdf = { kind: 'pdf', isProtected: false, isActive: false };
const active = { ...pdf, isActive: true };
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>';
const page = makePage();

async function drawWithPdfkit(attached = ''): Promise<Buffer> {
  const document = new PdfKit({ info: { Title: 'HTML/CSS/JavaScript/JS (1)' } });
  document.text('Ravi Kumar, HTML/JavaScript developer').text('ravi.example.in', { link: 'https://ravi.example.in' });
  if (attached) document.file(Buffer.from('MZ'), { name: attached });
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
    'encrypted, with an empty password, and object streams': runQpdf(
      kit,
      ...['--encrypt', '', 'owner', '256', '--', '--object-streams=generate'],
    ),
    'incremental update': updatePdf(page, font),
    'two incremental updates': updatePdf(updatePdf(page, font), font),
    'incremental update of a linearised file': updatePdf(runQpdf(kit, '--linearize'), font),
    'exactly 5 MB': pdfOfSize(5 * 1_048_576),
  };
  for (const [what, bytes] of Object.entries(files)) expect([what, await inspectDocument(bytes)]).toEqual([what, pdf]);
});

const text = page.toString('latin1');
const replace = (from: string | RegExp, to: string) => Buffer.from(text.replace(from, to), 'latin1');
test.each([
  ['a byte order mark before its header', Buffer.concat([Buffer.from('\ufeff'), page])],
  ['a line before its header', Buffer.concat([Buffer.from('\n'), page])],
  ['1,019 bytes before its header', Buffer.concat([Buffer.alloc(1_019, 0x20), page])],
  ['no header', replace('%PDF-1.7\n', '')],
  ['an unknown version', replace('%PDF-1.7', '%PDF-1.9')],
  ['a wrong offset at its end', replace(/startxref\n[0-9]+/, 'startxref\n9999999')],
  ['no offset at its end', replace(/startxref\n[0-9]+/, '')],
  ['no end marker', replace('%%EOF', '')],
  ['its tables cut off', page.subarray(0, page.lastIndexOf('xref\n0'))],
  ['4 kB of zeros behind its end', Buffer.concat([page, Buffer.alloc(4_096)])],
  ['a page in HTML behind its end', Buffer.concat([page, Buffer.from('<script>alert(1)</script>')])],
  ['an archive behind its end', Buffer.concat([page, plainZip])],
])('a PDF with %s is accepted', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toEqual(pdf);
});

const stream = (entries: string, data: string | Buffer) => makePage('', [makeStream(entries, data)]);
const script = '<< /S /JavaScript /JS (x) >>';
const action = '/S /JavaScript /JS (app.alert(1))';
const packed = deflateSync(`9 0  ${script}`);
const numbers = Array.from({ length: 300 }, (_, at) => ((at * 7_919) % 10_007).toString(36)).join(' ');
const long = deflateSync(`9 0  ${script} ${numbers}`);
const objects = '/Type /ObjStm /N 1 /First 5';
const flate = `${objects} /Filter /FlateDecode`;
const objectStream = (count: number, first: number): string =>
  `/Type /ObjStm /N ${count} /First ${first} /Filter /FlateDecode`;
const utf16 = Buffer.from('\ufeffsetup.EXE', 'utf16le').swap16();
test.each([
  ['a script when it is opened', makePage('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>')],
  ['a script in a name tree', makePage('/Names << /JavaScript 6 0 R >>')],
  ['a script in another object', makePage('/OpenAction 6 0 R', ['<</S/JavaScript/JS 7 0 R>>'])],
  ['a script of a rendition', makePage('/AA << /O << /S /Rendition /JS 6 0 R >> >>')],
  ['a script in escaped characters', makePage('/OpenAction << /S /J#61vaScr#69pt >>')],
  ['a script after a comment', makePage('/OpenAction %x (\n << /S /JavaScript >>')],
  ['a script behind a string', makePage('/A (100 % (of\\) it) \\( >> stream\n) /S /JavaScript')],
  ['a script behind half a string', makePage('/A (x endobj /S /JavaScript')],
  ['a script in an object within a stream', stream('', `x\n9 0 obj\n${script}\nendobj`)],
  ['a script in a trailer', Buffer.concat([page, Buffer.from(`trailer\n<< /Root << /OpenAction ${script} >> >>\n`)])],
  ['a script in an update', updatePdf(page, '<< /S /JavaScript >>')],
  ['a script in an object stream', stream(flate, packed)],
  [
    'a script in an object stream with a wrong checksum',
    stream(flate, Buffer.concat([packed.subarray(0, -2), Buffer.alloc(2)])),
  ],
  ['a script in an object stream that is cut short', stream(flate, long.subarray(0, -200))],
  ['a script behind a keyword in a dictionary', makePage('/A << /B stream\n/S /JavaScript >>')],
  [
    'a script in an object stream behind an end of nothing',
    makePage('', [Buffer.concat([Buffer.from('>> '), makeStream(flate, packed)])]),
  ],
  ['a script in an object stream that is stored', stream(objects, `9 0  ${script}`)],
  [
    'a script behind an object stream that does not unpack',
    makePage('', [makeStream(flate, 'x'), makeStream(flate, packed)]),
  ],
  [
    'a script in an object stream with two filters',
    stream(`${objects} /Filter [/ASCIIHexDecode /FlateDecode]`, `${packed.toString('hex')}>`),
  ],
  [
    'a script in digits in a compressed object stream',
    stream(
      '/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /ASCIIHexDecode]',
      deflateSync(Buffer.from(`9 0 ${script} `).toString('hex').replaceAll(/../g, '$& ')),
    ),
  ],
  ['a script in an object stream of more than 8 MB', stream(flate, deflateSync(`${' '.repeat(8_500_000)}${script}`))],
  [
    'a script behind 20 object streams that do not unpack',
    makePage('', [...Array.from({ length: 20 }, () => makeStream(flate, 'x')), makeStream(flate, packed)]),
  ],
  ['a script behind an end of an object and a comment in a string', makePage(`/A << /B (endobj %) ${action} >>`)],
  ['a script behind an end of an object and a stream in a string', makePage(`/A << /B (endobj stream) ${action} >>`)],
  ['a script behind an end of an object and a string in a comment', makePage(`/A << /B 1 %endobj (\n${action} >>`)],
  [
    'a script behind half a string and an end of an object in a string',
    makePage('', ['(x', `<< /B (endobj %) ${action} >>`]),
  ],
  ['a script behind half a string in digits', makePage(`/A << /B <28(> ${action} >>`)],
  [
    'a script in an object stream behind half a string',
    stream(objectStream(2, 9), deflateSync(`9 0 10 2 (\n${script}`)),
  ],
  [
    'a script in an object stream with an end of an object in a string',
    stream(flate, deflateSync(`9 0  << /B (endobj %) ${action} >>`, { level: 0 })),
  ],
  [
    'a script in an object stream that is stored, behind half a string',
    stream(`/Type /ObjStm /N 2 /First 9`, `9 0 10 2 (\n${script}`),
  ],
  ['an object stream with the key /obj', stream(`/obj 1 ${flate}`, packed)],
  ['an object stream with a key /obj after its type', stream(flate.replace('/N', '/obj 1 /N'), packed)],
  ['an object stream with obj in a comment', stream(flate.replace('/N', '%obj\n/N'), packed)],
  ['an object stream with a keyword in its dictionary', stream(flate.replace('/N', 'obj /N'), packed)],
  ['an object stream with a comment among its offsets', stream(objectStream(1, 9), deflateSync('9 %x\n 0  (x)'))],
  [
    'an object stream that counts its objects in another object',
    stream(flate.replace('/N 1', '/N 6 0 R'), deflateSync('9 0  (x)')),
  ],
  ['a program with a name in digits and spaces', makePage(`/A << /F <73 65 74 75 70 2e 65 78 65> >>`)],
  ['a program to start', makePage('/OpenAction << /S /Launch /Win << /F (notes) >> >>')],
  ['a program as a file', makePage('/A << /F (set\\(up.exe) /EF << /F 6 0 R >> >>', [makeStream('', 'MZ')])],
  ['a program with a name in UTF-16', makePage(`/A << /UF (${utf16.toString('latin1')}) >>`)],
  ['a program with a name in escapes', makePage('/A << /UF (\\376\\377\\000a\\000.\\000j\\000s) >>')],
  ['a program with a name in digits', makePage(`/A << /F <${utf16.toString('hex')}> >>`)],
])('a PDF with %s is refused as active content', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toEqual(active);
});

test('scripts and programs of several producers are refused as active content', async () => {
  expect(await inspectDocument(await drawWithPdfkit('setup.exe'))).toEqual(active);
  const opened = makePage(`/OpenAction ${script}`);
  expect(await inspectDocument(runQpdf(opened, '--linearize'))).toEqual(active);
  expect(await inspectDocument(runQpdf(opened, '--object-streams=generate'))).toEqual(active);
  expect(await inspectDocument(await drawWithPdfLib('app.alert(1)'))).toEqual(active);
});

test.each([
  [
    'an attached file, as Europass writes it',
    makePage('/Names << /EmbeddedFiles 6 0 R >> /A << /F (attachment.xml) >>'),
  ],
  ['a form', makePage('/A << /S /SubmitForm /F (https://example.in) >> /AcroForm << /XFA 6 0 R >>')],
  ['a link to another document', makePage('/A << /S /GoToR /F (a.pdf) >>')],
  ['a link to the site of a program', makePage('/A << /S /URI /URI (https://example.in/setup.exe) >>')],
  ['a film', makePage('/Annots [<< /Subtype /RichMedia >> << /Subtype /Movie /Movie << /F (a.avi) >> >>]')],
  ['/JavaScript in a string', makePage('/Title (HTML (and) /JavaScript \\) /JS /Launch \\\\) /A 1')],
  ['/JavaScript in a text about objects', makePage('/Title (My 9 objectives: HTML, /JavaScript)')],
  ['/JavaScript in a hexadecimal string', makePage('/ID <2f4a53>')],
  ['/JavaScript in a comment', makePage('% /JavaScript\n')],
  ['/JavaScript in a stream', stream('', 'BT (one objective: HTML/JavaScript) Tj /Launch gs /JS (x) ET')],
  ['a longer name', makePage('/JavaScripts 1 /JSON 2 /Launched 3')],
])('%s in a PDF is accepted', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toEqual(pdf);
});

test.each([
  ['a page in HTML', Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7')],
  ['a header alone', Buffer.from('%PDF-1.7\n')],
  ['a file with its header behind 1,024 bytes', Buffer.concat([Buffer.alloc(1_024, 0x20), page])],
  ['a program', program],
  ['nothing', Buffer.alloc(0)],
])('%s is no PDF', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toBeUndefined();
});

const size = 5 * 1_048_576;
const fill = (unit: string, head = '') =>
  Buffer.from((head + unit.repeat(size / unit.length)).slice(0, size), 'latin1');
const bomb = deflateSync(Buffer.alloc(2_000_000, 0x28)).toString('latin1');
const packedObject = (data: string): string => `1 0 obj<</Type/ObjStm>>stream\n${data}\nendstream endobj `;
test.each([
  ['objects', fill('1 0 obj ')],
  ['objects in a string', fill('1 0 obj(')],
  ['dictionaries', fill('1 0 obj<</A<<>>/B[]>>')],
  ['comments in a string', fill('%', '1 0 obj (')],
  ['strings', fill('()')],
  ['strings in one another', fill('(')],
  ['hexadecimal strings', fill('<00')],
  ['names', fill('/a#61', '1 0 obj ')],
  ['names of files', fill('/F()')],
  ['spaces', fill(' ', '1 0 obj ')],
  ['digits', fill('1')],
  ['encryption', fill('/Encrypt<</Filter/Standard/ID[')],
  ['object streams that do not unpack', fill('1 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\nx ')],
  ['empty object streams', fill(packedObject(deflateSync('').toString('latin1')))],
  ['object streams that unpack to much', fill(packedObject(bomb))],
  ['object streams that break off after much', fill(packedObject(`${bomb.slice(0, -20)}${'\xff'.repeat(20)}`))],
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
