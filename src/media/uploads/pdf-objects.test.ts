import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inspectDocument } from '#media/uploads/inspect-document.ts';
import { makePage, makeStream } from '#tests/files/pdf.ts';

const script = '<< /S /JavaScript /JS (x) >>';
const packed = deflateSync(`9 0 ${script}`);
const packedIn = (start: string) => `${start} /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n`;
test.each([
  ['behind a keyword in a dictionary', makePage('/A endobj /B stream /C endstream /S /JavaScript')],
  ['behind a keyword in an array', makePage('', ['[ stream << /S /JavaScript >> ]'])],
  ['behind an end of what did not begin', makePage('/A << ] /B stream /S /JavaScript >>')],
  ['behind a string that is a key', makePage('/A 1 (b) /S /JavaScript')],
])('a script %s is found', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toEqual({ kind: 'pdf', isActive: true });
});

test.each([
  ['a stream behind half a dictionary', makePage('', [Buffer.concat([Buffer.from(packedIn('<< /A <<')), packed])])],
  ['a stream in an array', makePage('', [Buffer.concat([Buffer.from(packedIn('[ <<')), packed])])],
  ['a string without an end', makePage('', ['(a'])],
])('a PDF with %s is malformed', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toBeUndefined();
});

test.each([
  ['references, numbers and words as values', '/A 1 0 R /B -.5 /C true /D null /E [1 0 R /F (s) <00> [] <<>>] /G /H'],
  ['a key without a value at its end', '/A << /B /C /D >> /E'],
  ['values of every kind one behind the other', '/A(a)/B<00>/C[1]/D<</E/F>>/G 1/H/I'],
])('a PDF with %s is accepted', async (_what, entries) => {
  expect(await inspectDocument(makePage(entries))).toEqual({ kind: 'pdf', isActive: false });
});

test.each([
  ['a string', makePage('/Lang (en) /Title (HTML/JavaScript \\) /JS /Launch (x) /EmbeddedFile)')],
  ['a hexadecimal string', makePage('/ID <2f4a53>')],
  ['a comment', makePage('% /JavaScript\n')],
  ['a stream', makePage('', [makeStream('', 'BT (obj HTML/JavaScript) Tj /Launch gs /JS (x) ET')])],
  ['a text about objects', makePage('', [makeStream('', 'BT (one obj HTML/JavaScript) Tj (a trailer /JS) Tj ET')])],
  ['a longer name', makePage('/JavaScripts 1 /JSON 2 /Launched 3')],
])('/JavaScript in %s is a word', async (_what, bytes) => {
  expect(await inspectDocument(bytes)).toEqual({ kind: 'pdf', isActive: false });
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
  expect(await inspectDocument(within)).toEqual({ kind: 'pdf', isActive: true });
});

test.each(['one obj', 'an object'])('%j in a text is no object', async (words) => {
  const within = makePage('', [makeStream('', `${words} /JavaScript`)]);
  expect(await inspectDocument(within)).toEqual({ kind: 'pdf', isActive: false });
});
