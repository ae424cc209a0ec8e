import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentHeads } from '#content/document/document-heads.ts';
import { hashDocument, listUnreadableDocuments, measureDocument, serveDocuments } from '#server/documents.ts';
import { listOwnFolders } from '#server/own-folders.ts';

let root: string;
let app: FastifyInstance;
const bytes = Buffer.from('%PDF-1.7 as it was built');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'documents-'));
  for (const { path } of Object.values(documentHeads)) put(`built${path}`, bytes);
  app = Fastify();
  serveDocuments(app, folders());
});

afterEach(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

function folders() {
  const own = listOwnFolders({ dataDir: root, repositoryDir: join(root, 'documents/repository') });
  return { ...own, built: join(root, 'built') };
}

function put(path: string, content: Buffer): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), content);
}

const form = '/forms/Revocation%20Form.pdf';

test('every document is served at its address, to GET and to HEAD', async () => {
  for (const { path } of Object.values(documentHeads)) {
    const answer = await app.inject(encodeURI(path));
    expect([path, answer.statusCode, answer.rawPayload.equals(bytes)]).toEqual([path, 200, true]);
    const head = await app.inject({ method: 'HEAD', url: encodeURI(path) });
    expect([head.statusCode, head.headers['content-length'], head.payload]).toEqual([200, String(bytes.length), '']);
  }
});

test('it is an inline PDF with a file name, its effective date as Last-Modified, and a strong ETag', async () => {
  const { headers } = await app.inject(form);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toBe('inline; filename="Revocation Form.pdf"');
  expect(headers['last-modified']).toBe(new Date(documentHeads.revocationForm.effectiveDate).toUTCString());
  expect(headers.etag).toMatch(/^"[0-9a-f]{32}"$/);
  expect(headers['accept-ranges']).toBe('bytes');
});

test('another case, another folder and path traversal are 404', async () => {
  for (const path of [
    '/forms/revocation%20form.pdf',
    '/FORMS/CCA-CP.pdf',
    '/forms/cps-4.1.1.pdf',
    '/forms/..%2fx.pdf',
  ]) {
    expect([path, (await app.inject(path)).statusCode]).toEqual([path, 404]);
  }
});

test('conditional requests get 304 or 412', async () => {
  const { headers } = await app.inject(form);
  const ask = async (conditions: Record<string, string>) =>
    (await app.inject({ url: form, headers: conditions })).statusCode;
  const etag = String(headers.etag);
  const date = String(headers['last-modified']);
  expect(await ask({ 'if-none-match': etag })).toBe(304);
  expect(await ask({ 'if-none-match': `"other", W/${etag}` })).toBe(304);
  expect(await ask({ 'if-none-match': '"other"', 'if-modified-since': date })).toBe(200);
  expect(await ask({ 'if-modified-since': date })).toBe(304);
  expect(await ask({ 'if-modified-since': 'Mon, 01 Jan 2024 00:00:00 GMT' })).toBe(200);
  expect(await ask({ 'if-match': '"other"' })).toBe(412);
  expect(await ask({ 'if-unmodified-since': 'Mon, 01 Jan 2024 00:00:00 GMT' })).toBe(412);
});

test.each([
  ['bytes=0-3', 206, '%PDF', `bytes 0-3/${bytes.length}`],
  ['bytes=-5', 206, 'built', `bytes ${bytes.length - 5}-${bytes.length - 1}/${bytes.length}`],
  ['bytes=5-', 206, '1.7 as it was built', `bytes 5-${bytes.length - 1}/${bytes.length}`],
  ['bytes=0-999', 206, bytes.toString(), `bytes 0-${bytes.length - 1}/${bytes.length}`],
  ['bytes=999-', 416, '', `bytes */${bytes.length}`],
  ['bytes=-0', 416, '', `bytes */${bytes.length}`],
  ['bytes=0-1,3-4', 200, bytes.toString(), undefined],
  ['bytes=4-2', 200, bytes.toString(), undefined],
  ['pages=1', 200, bytes.toString(), undefined],
])('the range %s is answered with %i', async (range, status, payload, contentRange) => {
  const answer = await app.inject({ url: form, headers: { range } });
  expect([answer.statusCode, answer.payload, answer.headers['content-range']]).toEqual([status, payload, contentRange]);
});

test('with If-Range a range is sent only if the validator matches', async () => {
  const range = 'bytes=0-3';
  const { etag, 'last-modified': date } = (await app.inject(form)).headers;
  for (const other of ['"other"', `W/${etag}`, `W/${date}`, new Date().toUTCString()]) {
    const answer = await app.inject({ url: form, headers: { range, 'if-range': other } });
    expect([other, answer.statusCode, answer.payload]).toEqual([other, 200, bytes.toString()]);
  }
  for (const same of [String(etag), String(date)]) {
    expect((await app.inject({ url: form, headers: { range, 'if-range': same } })).statusCode).toBe(206);
  }
});

test('the authority’s own file of the same name is served instead, as soon as it is there and when it changes', async () => {
  const before = (await app.inject(form)).headers.etag;
  put('documents/forms/Revocation Form.pdf', Buffer.from('%PDF our own'));
  const own = await app.inject(form);
  expect(own.payload).toBe('%PDF our own');
  expect(own.headers.etag).not.toBe(before);
  expect(measureDocument('/forms/Revocation Form.pdf', folders())).toBe(12);
  put('documents/forms/Revocation Form.pdf', Buffer.from('%PDF our new'));
  utimesSync(join(root, 'documents/forms/Revocation Form.pdf'), new Date(), new Date('2026-11-20T10:00:00.500Z'));
  const renewed = await app.inject(form);
  expect(renewed.payload).toBe('%PDF our new');
  expect(renewed.headers['last-modified']).toBe('Fri, 20 Nov 2026 10:00:00 GMT');
  rmSync(join(root, 'documents'), { recursive: true });
  expect((await app.inject(form)).payload).toBe(bytes.toString());
});

test('a missing document is 404 and has no size', async () => {
  rmSync(join(root, 'built'), { recursive: true });
  expect((await app.inject(form)).statusCode).toBe(404);
  expect(measureDocument('/forms/Revocation Form.pdf', folders())).toBeUndefined();
  expect(measureDocument('/forms/unknown.pdf', folders())).toBeUndefined();
});

test.each([
  ['file', 'documents/forms/Revocation Form.pdf'],
  ['folder', 'documents'],
])('an own document is as one that is absent when the %s cannot be read', async (_, blocked) => {
  const path = '/forms/Revocation Form.pdf';
  mkdirSync(join(root, blocked, '..'), { recursive: true });
  // A link to itself: not even root can read it.
  symlinkSync(join(root, blocked), join(root, blocked));
  expect((await app.inject(form)).statusCode).toBe(404);
  expect(measureDocument(path, folders())).toBeUndefined();
  expect(await hashDocument(path, folders())).toBeUndefined();
  expect(listUnreadableDocuments(folders())).toContainEqual({ path, place: join(root, blocked), reason: 'ELOOP' });
});
