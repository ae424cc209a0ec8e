import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inspectDocument } from '#media/uploads/inspect-document.ts';
import { makePage, makeStream } from '#tests/files/pdf.ts';

const pdf = { kind: 'pdf', isActive: false };
const format = undefined;
const active = { kind: 'pdf', isActive: true };

const action = '<< /S /JavaScript /JS (x) >>';
const script = `9 0  ${action}`;
const harmless = '9 0  << /S /GoTo >>';
const index = '/Type /ObjStm /N 1 /First 5';
const flate = `${index} /Filter /FlateDecode`;
const make = (entries: string, data: string | Buffer) => makePage('', [makeStream(entries, data)]);

test.each([
  ['compressed', make(flate, deflateSync(harmless))],
  ['compressed, with its filter in an array', make(`${index}/Filter[/FlateDecode]`, deflateSync(harmless))],
  ['stored', make(index, harmless)],
  ['with several objects', make('/Type /ObjStm /N 3 /First 14', '9 0 10 3 11 7\n1  (a)\n<< /A 1 >> endobj ')],
  ['without objects', make('/Type /ObjStm /N 0 /First 0', ' \n')],
  ['with an entry of its own', make(`${flate} /Own << /A [1 0 R] >> /Extends 5 0 R`, deflateSync(harmless))],
])('an object stream %s is accepted', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toEqual(pdf);
});

test.each([
  ['compressed', make(flate, deflateSync(script))],
  ['compressed, without a type', make('/N 1 /First 5 /Filter /FlateDecode', deflateSync(script))],
  ['stored', make(index, script)],
  ['stored, behind another object', make('/Type /ObjStm /N 2 /First 9', `8 0 9 3 \n1  ${action}`)],
])('an object stream %s with a script is refused as active content', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toEqual(active);
});

const packed = deflateSync(script);
const wrongSum = Buffer.from(packed);
wrongSum[packed.length - 1] = (packed[packed.length - 1] ?? 0) ^ 1;
/** PNG's `Up` (ISO 32000-2, section 7.4.4.4): rows of one byte, each after the byte that names its predictor. */
const predicted = deflateSync(
  Buffer.from([...Buffer.from(script)].flatMap((byte, at, all) => [2, (byte - (all[at - 1] ?? 0)) & 0xff])),
);
const hexadecimal = `${packed.toString('hex')}>`;
const broken = makeStream(flate, 'x');
/** With more entries in the trailer. */
function encrypt(entries: string, more: readonly Buffer[]): Buffer {
  const text = makePage('', more).toString('latin1');
  return Buffer.from(text.replace('/Root 1 0 R', `/Root 1 0 R ${entries}`), 'latin1');
}

test.each([
  ['a wrong checksum', make(flate, wrongSum)],
  ['its checksum cut off', make(flate, packed.subarray(0, -4))],
  ['its end cut off', make(flate, packed.subarray(0, -12))],
  ['a predictor', make(`${flate} /DecodeParms << /Predictor 12 /Columns 1 >>`, predicted)],
  ['two filters', make(`${index} /Filter [/ASCIIHexDecode /FlateDecode]`, hexadecimal)],
  ['another filter', make(`${index} /Filter /ASCIIHexDecode`, `${Buffer.from(script).toString('hex')}>`)],
  ['a filter by its short name', make(`${index} /Filter /AHx`, `${Buffer.from(script).toString('hex')}>`)],
  ['its filter elsewhere', make(`${index} /Filter 7 0 R`, packed)],
  ['two filters, one after the other', make(`${index} /Filter /FlateDecode /Filter /ASCIIHexDecode`, packed)],
  ['its filter in escaped characters', make(`${index} /Filt#65r /FlateDecode`, packed)],
  ['a filter by its short key', make(`${index} /F /FlateDecode`, packed)],
  ['a comment', make(`${index} % >>\n /Filter /FlateDecode`, packed)],
  ['a long dictionary', make(`${flate} /A [${'1 '.repeat(1_000)}]`, packed)],
  ['two lengths', make(`${index} /Length 3`, script)],
  [
    'a length that is too short',
    Buffer.from(make(index, script).toString('latin1').replace(`/Length ${script.length}`, '/Length  3'), 'latin1'),
  ],
  ['a word that ends a stream in its index', make(index, `endstream ${script}`)],
  ['a string that begins in its index', make('/Type /ObjStm /N 1 /First 6', `9 0 (\n${action}`)],
  ['a comment that begins in its index', make(index, `9 0 %${action}`)],
  ['a string before its first object', make(index, `9 2  (\n${action}`)],
  ['a string at its end', make('/Type /ObjStm /N 2 /First 8', `8 0 9 2 (\n${action}`)],
  ['an index beyond its end', make('/Type /ObjStm /N 1 /First 99', script)],
  ['an object beyond its end', make(index, `9 99 ${action}`)],
  [
    'an object within a name',
    make('/Type /ObjStm /N 2 /First 10', '8 0 9 10 << /S /Java Script >>'.replace('a S', 'aS')),
  ],
])('an object stream with %s is malformed', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toEqual(format);
});

test('object streams of an encrypted file are read where they are compressed, behind those that are encrypted', async () => {
  expect(await inspectDocument(encrypt('/Encrypt 9 0 R', [broken]))).toEqual(pdf);
  expect(await inspectDocument(encrypt('/Encrypt << /V 1 >>', [broken]))).toEqual(pdf);
  expect(await inspectDocument(encrypt('/Encrypt 9 0 R', [broken, makeStream(flate, packed)]))).toEqual(active);
});

test('an object stream that unpacks to more than 4 MB is malformed', async () => {
  expect(await inspectDocument(make(flate, deflateSync(`9 0  ${' '.repeat(4 * 1_048_576)}`)))).toBeUndefined();
});

test('an object within a name, or objects in another order, hide nothing', async () => {
  expect(await inspectDocument(make('/Type /ObjStm /N 2 /First 9', `8 3 9 0  1  ${action}`))).toEqual(active);
  expect(await inspectDocument(make('/Type /ObjStm /N 1 /First 10', `8 0 9 0   ${action}`))).toEqual(active);
});
