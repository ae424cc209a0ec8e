import { expect, test } from 'vitest';
import { describeChanges, signWith } from '#tests/check/describe-changes.ts';
import { forged, once, page, sign } from '#tests/check/pdf-fixtures.ts';
import { addSignature, fillSignature, makeForm, makeSignature } from '#tests/check/sign-pdf.ts';
import { makeStream, type PdfObjects, updatePdf, writePdf } from '#tests/check/write-pdf.ts';

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');
const addressOf = (pdf: Buffer): number =>
  Number(/startxref\n(\d+)/.exec(pdf.toString('latin1', pdf.lastIndexOf('startxref')))?.[1]);
const objectOf = (number: number, body: string | Buffer): Buffer =>
  Buffer.concat([bytesOf(`${number} 0 obj\n`), Buffer.from(body), bytesOf('\nendobj\n')]);
const row = (offset: number): string => `${String(offset).padStart(10, '0')} 00000 n \n`;

/** What stands where in an update that is put together by hand. */
type Places = { readonly body: number; readonly at: number; readonly previous: number };

/** The base with bytes and what follows them, which is told where it stands. */
function append(body: Buffer, write: (places: Places) => string, base: Buffer = once): Buffer {
  const places = { body: base.length, at: base.length + body.length, previous: addressOf(base) };
  return Buffer.concat([base, body, bytesOf(write(places))]);
}

/** Object 80 in an update with a table; `change` writes it in another way. */
const update = (change: (text: string, places: Places) => string, body = objectOf(80, '<< >>')) =>
  append(body, (places) => {
    const entries = `/Size 1000 /Root 1 0 R /Prev ${places.previous}`;
    return change(`xref\n80 1\n${row(places.body)}trailer\n<< ${entries} >>\nstartxref\n${places.at}\n%%EOF\n`, places);
  });
const replace = (from: string | RegExp, to: string) => update((text) => text.replace(from, to));
/** Page text that no table names: a reader that repairs a file takes it for the page’s. */
const unnamed = objectOf(4, forged);

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['one object', () => update((text) => text)],
  ['lines that end as on Windows', () => update((text) => text.replace(/ \n/g, '\r\n'))],
  ['comments between its parts', () => replace('startxref', '%by a program\nstartxref')],
  [
    'the address of the line end before a table',
    () => update((text, { at }) => text.replace(`startxref\n${at}`, `startxref\n${at - 1}`)),
  ],
  ['a blank line before its trailer, and blanks after a count', () => replace(/80 1\n([^t]*)/, '80 1 \n$1\n')],
  [
    'an entry that was there',
    () => update((text) => text.replace('trailer', `5 1\n${row(once.indexOf('\n5 0 obj') + 1)}trailer`)),
  ],
  ['no line end', () => update((text) => text.trimEnd())],
  ['a stream of entries', () => updatePdf(once, { 80: '<< >>' }, { isStream: true })],
  ['an object stream', () => updatePdf(once, { 80: '<< >>' }, { isStream: true, compressed: [80] })],
  ['a stream beside a table', () => updatePdf(once, { 80: '<< >>' }, { isHybrid: true, compressed: [80] })],
  [
    'another update after it',
    () =>
      updatePdf(
        update((text) => text),
        { 80: '<< /Again true >>' },
      ),
  ],
  [
    'nothing but a table',
    () =>
      append(
        Buffer.alloc(0),
        ({ at, previous }) =>
          `xref\n0 0\ntrailer\n<< /Size 1000 /Root 1 0 R /Prev ${previous} >>\nstartxref\n${at}\n%%EOF\n`,
      ),
  ],
])('an update with %s is read alike by all', async (_, make) => {
  expect(await describeChanges(Buffer.from(await make()))).toBe('unchanged');
});

test.each<[string, () => Buffer]>([
  ['an object that no table names', () => update((text) => text, Buffer.concat([objectOf(80, '<< >>'), unnamed]))],
  [
    'an object that is named twice',
    () =>
      update(
        (text, { body }) =>
          text.replace('trailer', `4 1\n${row(once.indexOf('\n4 0 obj') + 1)}4 1\n${row(body + 20)}trailer`),
        Buffer.concat([objectOf(80, '<< >>'), unnamed]),
      ),
  ],
  [
    'an object that only the next update names',
    () => {
      const first = update((text) => text, Buffer.concat([objectOf(80, '<< >>'), objectOf(4, '<< >>')]));
      const at = first.lastIndexOf('4 0 obj');
      return append(
        Buffer.alloc(0),
        ({ at: start, previous }) =>
          `xref\n90 1\n${row(at)}trailer\n<< /Size 1000 /Root 1 0 R /Prev ${previous} >>\nstartxref\n${start}\n%%EOF\n`,
        first,
      );
    },
  ],
  [
    'an object in a stream that no table names',
    () => {
      const whole = updatePdf(once, { 80: '<< >>', 81: '<< >>' }, { isStream: true, compressed: [80, 81] });
      const text = whole.toString('latin1');
      return Buffer.from(text.replace(/\/Index \[80 1 81 1/, '/Index [80 1 82 1'), 'latin1');
    },
  ],
  ['a size that no file has', () => replace('/Size 1000', '/Size 2147483647')],
  ['properties that are missing', () => replace('/Root', '/Info 99 0 R /Root')],
  [
    'an entry that points into a stream',
    () =>
      append(
        objectOf(80, makeStream('', unnamed)),
        ({ body, at, previous }) =>
          `xref\n80 1\n${row(body)}90 1\n${row(body + 40)}trailer\n<< /Size 1000 /Root 1 0 R /Prev ${previous} >>\nstartxref\n${at}\n%%EOF\n`,
      ),
  ],
  ['a table on one line', () => update((text) => text.replace(/\n(?!.*%%EOF)/g, ' '))],
  ['entries that are too short', () => replace(/0{4}(\d+) 00000 n \n/, '$1 0 n\n')],
  ['entries that are too long', () => replace(/(\d{10}) 00000 n \n/, '0000$1 00000 n \n')],
  ['a comment after an entry', () => replace(' n \n', ' n %c\n')],
  ['a comment before the table’s keyword', () => replace('xref', 'xref %x')],
  ['an entry with an offset of nothing', () => replace('trailer', `90 1\n${row(0)}trailer`)],
  ['a trailer without a size', () => replace('/Size 1000', '')],
  ['a size that is too small', () => replace('/Size 1000', '/Size 80')],
  ['two catalogues', () => replace('/Root 1 0 R', '/Root 3 0 R /Root 1 0 R')],
  ['an escaped key in its trailer', () => replace('/Root', '/Ro#6ft')],
  ['two addresses of the section before', () => replace('/Prev', '/Prev 5 /Prev')],
  ['an address with a decimal point', () => replace(/\/Prev (\d+)/, '/Prev $1.0')],
  ['a signed address', () => replace('/Prev ', '/Prev +')],
  ['a comment in its trailer', () => replace('/Prev', '%c\n/Prev')],
  ['a comment before its address', () => replace('startxref\n', 'startxref\n%c\n')],
  ['a word after its address', () => replace('\n%%EOF', '\nword\n%%EOF')],
  ['much white space before its end', () => replace('\n%%EOF', `\n${' '.repeat(3_000)}\n%%EOF`)],
  [
    'entries of an unknown type',
    () =>
      append(Buffer.alloc(0), ({ at, previous }) => {
        const rows = Buffer.from([3, 0, 0, 0, 0, 0, 0, 1, 0, 0, at >> 8, at & 0xff, 0, 0]);
        const entries = `/Type /XRef /W [1 4 2] /Index [80 1 901 1] /Size 1000 /Root 1 0 R /Prev ${previous}`;
        return `${objectOf(901, makeStream(entries, rows)).toString('latin1')}startxref\n${at}\n%%EOF\n`;
      }),
  ],
])('an update with %s is something else, since readers differ', async (_, make) => {
  expect(await describeChanges(make())).toMatch(/^other|^altered|^none/);
});

test.each([1, 4, 900])(
  'an update of a file with %i bytes of white space before its header is something else',
  async (count) => {
    const lead = ' '.repeat(count);
    const moved = writePdf(makeForm(makeSignature()))
      .toString('latin1')
      .replace(/(\d{10}) (\d{5}) n/g, (_, at, more) => `${String(Number(at) + count).padStart(10, '0')} ${more} n`)
      .replace(/startxref\n(\d+)/, (_, at) => `startxref\n${Number(at) + count}`);
    const base = await fillSignature(bytesOf(lead + moved), sign);
    expect(await describeChanges(base)).toBe('unchanged');
    expect(await describeChanges(updatePdf(base, { 80: '<< >>' }))).toBe('other');
  },
);

test('more than a kilobyte of white space after the end is bytes that are not used', async () => {
  expect(await describeChanges(Buffer.concat([once, Buffer.alloc(900, 0x20)]))).toBe('unchanged');
  expect(await describeChanges(Buffer.concat([once, Buffer.alloc(5_000, 0x20)]))).toBe('unused-bytes');
});

test('what was signed may have the faults of its program: whoever read it saw the same when it was signed', async () => {
  const faulty = writePdf(makeForm(makeSignature())).toString('latin1').replace('trailer\n', 'trailer %c\n');
  const base = await fillSignature(bytesOf(faulty), sign);
  expect(await describeChanges(await addSignature(base, sign))).toBe('unchanged signature');
});

test.each<[string, PdfObjects]>([
  ['the catalogue', { 1: '<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R /OCProperties 99 0 R >>' }],
  ['the version', { 1: '<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R /Version 99 0 R >>' }],
  ['a page', { 3: `<< ${page} /Contents 4 0 R /Annots [7 0 R 8 0 R] /Rotate 99 0 R >>` }],
  ['the form', { 6: '<< /Fields [7 0 R 8 0 R 99 0 R] /SigFlags 3 >>' }],
  [
    'an object that the update frees',
    { 3: `<< ${page} /Contents 4 0 R /Annots [7 0 R 8 0 R] /Rotate 98 0 R >>`, 98: null },
  ],
])(
  'a reference to nothing that an update adds to %s is something else, since readers repair it',
  async (_, objects) => {
    expect(await describeChanges(updatePdf(once, objects))).toBe('other');
  },
);

test('references to nothing that were signed stay, and a store may have some', async () => {
  const base = await signWith({ 1: '<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R /Lang 99 0 R >>' });
  const store = {
    1: '<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R /Lang 99 0 R /DSS 40 0 R >>',
    40: '<< /Certs 41 0 R >>',
  };
  const update = updatePdf(base, { ...store, 41: '[97 0 R 98 0 R]' });
  expect(await describeChanges(update)).toBe('unchanged validation-data');
});
