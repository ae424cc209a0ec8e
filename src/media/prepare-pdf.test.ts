import { deflateSync } from 'node:zlib';
import { startCpuTimer } from '@mohar/check/tests/cpu-time.ts';
import { expect, test } from 'vitest';
import { preparePdf } from '#media/prepare-pdf.ts';

const makePdf = (inside = '') =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<</Type/Catalog ${inside}>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`, 'latin1');

function packObjects(inside: string, filter = '/FlateDecode', type = '/ObjStm'): Buffer {
  const data = filter === '/FlateDecode' ? deflateSync(Buffer.from(inside)) : Buffer.from(inside);
  const head = Buffer.from(
    `%PDF-1.7\n4 0 obj\n<</Type ${type}/Filter ${filter}/N 1/First 4/Length ${data.length}>>\nstream\n`,
  );
  return Buffer.concat([head, data, Buffer.from('\nendstream\nendobj\n%%EOF')]);
}

test('a PDF is stored unchanged', async () => {
  const bytes = makePdf('/Lang(en-IN)/JSomething/Launches 1');
  const media = await preparePdf(bytes);
  expect(media).toMatchObject({ kind: 'pdf', width: 0, height: 0, files: [{ name: 'file.pdf', bytes }] });
  expect(media.hash).toMatch(/^[0-9a-f]{32}$/);
  expect((await preparePdf(makePdf())).hash).not.toBe(media.hash);
});

test.each([
  ['a script', '/OpenAction<</S/JavaScript/JS(app.alert(1))>>', /script/],
  ['a script alone', '/AA<</O<</JS 5 0 R>>>>', /script/],
  ['a script after a comment', '/JS%x\n(app.alert(1))', /script/],
  ['a script in hexadecimal characters', '/OpenAction<</S/J#61vaScript>>', /script/],
  ['a short name in hexadecimal characters', '/#4a#53(app.alert(1))', /script/],
  ['a program', '/A<</S/Launch/F(cmd.exe)>>', /starts a program/],
  ['attached files', '/Names<</EmbeddedFiles 3 0 R>>', /attached/],
  ['one attached file', '/EF<</F 3 0 R>>/Type/EmbeddedFile', /attached/],
  ['a form of scripts', '/AcroForm<</XFA 3 0 R>>', /active content/],
])('a PDF with %s is refused', async (_, inside, reason) => {
  await expect(preparePdf(makePdf(inside))).rejects.toMatchObject({
    code: 'media-refused',
    message: expect.stringMatching(reason),
  });
});

test('object streams are checked', async () => {
  expect((await preparePdf(packObjects('1 0 <</Type/Catalog>>'))).kind).toBe('pdf');
  await expect(preparePdf(packObjects('1 0 <</S/JavaScript>>'))).rejects.toThrow(/script/);
  await expect(preparePdf(packObjects('1 0 <</S/JavaScript>>', '/FlateDecode', '/Obj#53tm'))).rejects.toThrow(/script/);
  await expect(preparePdf(packObjects('zzz', '/LZWDecode'))).rejects.toThrow(/cannot be checked/);
});

test('a PDF with a password is refused', async () => {
  const encrypt = (value: string) =>
    Buffer.from(makePdf().toString('latin1').replace('<</Root', `<</Encrypt ${value}/Root`), 'latin1');
  await expect(preparePdf(encrypt('<</Filter/Standard/V 1/R 2/O(a)/U(b)/P -4>>'))).rejects.toThrow(/password/);
  await expect(preparePdf(encrypt('<</Filter/Standard/StmF/Identity>>'))).rejects.toThrow(/password/);
  expect((await preparePdf(encrypt('null'))).kind).toBe('pdf');
});

test('names of object streams in 5 MB do not slow down the check', async () => {
  const names = '/ObjStm'.repeat(700_000);
  const cpuTime = startCpuTimer();
  expect((await preparePdf(Buffer.from(`%PDF-1.7\n${names}\n%%EOF`))).kind).toBe('pdf');
  expect((await preparePdf(Buffer.from(`%PDF-1.7\n1 0 obj${names}\n%%EOF`))).kind).toBe('pdf');
  expect(cpuTime()).toBeLessThan(5_000);
});

test('object streams that decompress to gigabytes are refused', async () => {
  await expect(preparePdf(packObjects('\0'.repeat(40 * 1024 * 1024)))).rejects.toThrow(/cannot be checked/);
});

test('a file that is not a PDF, is truncated or larger than 5 MB is refused', async () => {
  await expect(preparePdf(Buffer.from('PK\x03\x04 %PDF- %%EOF'))).rejects.toThrow(/no PDF/);
  await expect(preparePdf(makePdf().subarray(0, 40))).rejects.toThrow(/cut short/);
  const large = Buffer.concat([makePdf(), Buffer.alloc(5 * 1024 * 1024, 32), Buffer.from('%%EOF')]);
  await expect(preparePdf(large)).rejects.toThrow(/larger than 5 MB/);
});
