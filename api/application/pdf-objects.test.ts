import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { detectResumeKind } from '#api/application/detect-resume-kind.ts';
import { makePage, makeStream } from '#tests/files/pdf.ts';

const format = { refusal: 'resume-format' };

const script = '<< /S /JavaScript /JS (x) >>';
const packed = deflateSync(`9 0 ${script}`);
const packedIn = (start: string) => `${start} /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n`;
test.each([
  ['a keyword in an array', makePage('/Annots 6 0 R', ['[ endobj << /Subtype /Link >> ]'])],
  ['an object in an array', makePage('/Annots 6 0 R', ['[ 7 0 obj << /Subtype /Link >> ]'])],
  ['keywords in a dictionary', makePage('/A endobj /B stream /C endstream')],
  ['an object in a dictionary', makePage('/A 9 0 obj')],
  ['a stream behind half a dictionary', makePage('', [Buffer.concat([Buffer.from(packedIn('<< /A <<')), packed])])],
  ['a stream behind a dictionary as a key', makePage('', [Buffer.concat([Buffer.from(packedIn('<< <<')), packed])])],
  ['a stream in an array', makePage('', [Buffer.concat([Buffer.from(packedIn('[ <<')), packed])])],
  ['a string as a key', makePage('/A 1 (b) /C')],
  ['a hexadecimal string as a key', makePage('/A 1 <2f> /C')],
  ['a number as a key', makePage('/A /B 1 /C')],
  ['an array as a key', makePage('/A 1 [2] /C')],
  ['a dictionary that ends as an array', makePage('/A << /B 1 ] >>')],
  ['an array that ends as a dictionary', makePage('/A [ 1 >>')],
  ['an array without an end', makePage('', ['[ 1 '])],
  ['a string without an end', makePage('', ['(a'])],
  ['arrays in one another without measure', makePage('', ['['.repeat(300) + ']'.repeat(300)])],
])('a PDF with %s is malformed', async (_what, bytes) => {
  expect(await detectResumeKind(bytes)).toEqual(format);
});

test.each([
  ['references, numbers and words as values', '/A 1 0 R /B -.5 /C true /D null /E [1 0 R /F (s) <00> [] <<>>] /G /H'],
  ['a key without a value at its end', '/A << /B /C /D >> /E'],
  ['values of every kind one behind the other', '/A(a)/B<00>/C[1]/D<</E/F>>/G 1/H/I'],
])('a PDF with %s is accepted', async (_what, entries) => {
  expect(await detectResumeKind(makePage(entries))).toEqual({ kind: 'pdf' });
});

test.each([
  ['a string', makePage('/Lang (en) /Title (HTML/JavaScript \\) /JS /Launch (x) /EmbeddedFile)')],
  ['a hexadecimal string', makePage('/ID <2f4a53>')],
  ['a comment', makePage('% /JavaScript\n')],
  ['a stream', makePage('', [makeStream('', 'BT (obj HTML/JavaScript) Tj /Launch gs /JS (x) ET')])],
  ['a text about objects', makePage('', [makeStream('', 'BT (one obj HTML/JavaScript) Tj (a trailer /JS) Tj ET')])],
  ['a longer name', makePage('/JavaScripts 1 /JSON 2 /Launched 3')],
])('/JavaScript in %s is a word', async (_what, bytes) => {
  expect(await detectResumeKind(bytes)).toEqual({ kind: 'pdf' });
});

test.each([
  '9 0 obj',
  '9 0obj',
  '9 +0 obj',
  '9 0. obj',
  '9 0e0 obj',
  '9 -0 obj',
  '9\r0\0obj',
  '9 0 %1 x\r \n obj',
  '9 %\n0%\nobj',
])('an object with the head %j is read', async (head) => {
  const within = makePage('', [makeStream('', `x ${head} << /S /JavaScript >> endobj`)]);
  expect(await detectResumeKind(within)).toEqual({ refusal: 'resume-active' });
});

test.each(['a9 obj', 'one obj', 'nine\nobj', 'x%\nx\nobj', '9 objects'])('%j in a text is no object', async (words) => {
  const within = makePage('', [makeStream('', `${words} /JavaScript`)]);
  expect(await detectResumeKind(within)).toEqual({ kind: 'pdf' });
});
