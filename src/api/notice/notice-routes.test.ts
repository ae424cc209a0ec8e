import { describe, expect, inject, test } from 'vitest';
import { noticeFileSchema, noticeSchema } from '#contract/notice.ts';
import { apiPaths } from '#contract/paths.ts';
import { insertMedia } from '#database/media/media-store.ts';
import { upsertNotice } from '#database/notice/notice-store.ts';
import type { NewNotice } from '#domain/notice/notice.ts';
import { clientKey, createTestApp } from '#tests/app.ts';
import { publishMedia, samplePicture, tinyJpeg, toPicture } from '#tests/published-content.ts';
import { dialects } from '#tests/store.ts';
import { samplePdf } from '#tests/submissions.ts';

const link: NewNotice = {
  key: 'link',
  title: 'A link',
  createdDate: '2026-11-01T00:00:00.000Z',
  isActive: true,
  target: { kind: 'link', href: 'www.cca.gov.in' },
};
const pdfHash = 'b'.repeat(32);
const notices: readonly NewNotice[] = [
  link,
  {
    ...link,
    key: 'inside',
    title: 'Inside',
    createdDate: '2026-11-02T00:00:00.000Z',
    target: { kind: 'link', href: '/downloads' },
  },
  {
    ...link,
    key: 'picture',
    title: 'A picture',
    createdDate: '2026-11-03T00:00:00.000Z',
    target: { kind: 'picture', picture: toPicture(samplePicture()) },
  },
  {
    ...link,
    key: 'pdf',
    title: 'A PDF',
    createdDate: '2026-11-03T00:00:00.000Z',
    target: { kind: 'pdf', hash: pdfHash },
  },
  { ...link, key: 'off', title: 'Off', isActive: false },
];

async function open(dialect: (typeof dialects)[number]) {
  const site = await createTestApp(dialect, inject('postgresUrl'));
  await publishMedia(site.store, samplePicture());
  await insertMedia(site.store.db, {
    hash: pdfHash,
    kind: 'pdf',
    width: 0,
    height: 0,
    files: [{ name: 'file.pdf', bytes: samplePdf }],
  });
  for (const notice of notices) await upsertNotice(site.store.db, notice, new Date());
  const get = (path: string) => site.app.inject({ url: path, headers: clientKey });
  return Object.assign(site, { get });
}

describe.each(dialects)('notifications on %s', (dialect) => {
  test('are the active ones, newest first, with media types for files and hyperlinks', async () => {
    await using site = await open(dialect);
    const answer = (await site.get(apiPaths.noticeList)).json();
    expect(noticeSchema.array().parse(answer)).toEqual(answer);
    const plain = answer.map(({ id, notificationTitle, mediaType, hyperLink }: typeof answer) => [
      id,
      notificationTitle,
      mediaType,
      hyperLink,
    ]);
    expect(plain).toEqual([
      [4, 'A PDF', 0, ''],
      [3, 'A picture', 0, ''],
      [2, 'Inside', 1, 'http://127.0.0.1:3000/downloads'],
      [1, 'A link', 1, 'www.cca.gov.in'],
    ]);
  });

  test('a file’s preview is base64, a PDF beginning JVBER, or an address', async () => {
    await using site = await open(dialect);
    const picture = (await site.get(`${apiPaths.noticeFile}?id=3`)).json();
    expect(picture).toEqual({ image: tinyJpeg.toString('base64') });
    const pdf = (await site.get(`${apiPaths.noticeFile}?id=4`)).json();
    expect(pdf.image).toBe(samplePdf.toString('base64'));
    expect(pdf.image.startsWith('JVBER')).toBe(true);
    const byAddress = (await site.get(`${apiPaths.noticeFile}?id=4&images=url`)).json();
    expect(noticeFileSchema.parse(byAddress)).toEqual({
      image: '',
      imageFile: `http://127.0.0.1:3000/media/${pdfHash}/file.pdf`,
      isPdf: true,
    });
    const file = await site.app.inject(`/media/${pdfHash}/file.pdf`);
    expect([file.statusCode, file.headers['content-type'], file.rawPayload]).toEqual([
      200,
      'application/pdf',
      samplePdf,
    ]);
  });

  test('a PDF of 5 MB is base64 as a whole, and is not sent to who has it', async () => {
    await using site = await open(dialect);
    const bytes = Buffer.from(Array.from({ length: 5 * 1_048_576 }, (_, at) => (at * 7) % 251));
    const hash = '1'.repeat(32);
    const files = [{ name: 'file.pdf', bytes }];
    await insertMedia(site.store.db, { hash, kind: 'pdf', width: 0, height: 0, files });
    await upsertNotice(site.store.db, { ...link, key: hash, target: { kind: 'pdf', hash } }, new Date());
    const url = `${apiPaths.noticeFile}?id=6`;
    const answer = await site.get(url);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/json; charset=utf-8',
      'private, no-cache',
    ]);
    expect(answer.body === JSON.stringify({ image: bytes.toString('base64') })).toBe(true);
    const headers = { ...clientKey, 'if-none-match': answer.headers.etag };
    expect((await site.app.inject({ url, headers })).statusCode).toBe(304);
  });

  test('a hyperlink, an inactive and an unknown one have no file; a malformed id is 400', async () => {
    await using site = await open(dialect);
    for (const [query, status] of [
      ['id=1', 404],
      ['id=5', 404],
      ['id=99', 404],
      ['id=x', 400],
      ['', 400],
    ]) {
      expect([query, (await site.get(`${apiPaths.noticeFile}?${query}`)).statusCode]).toEqual([query, status]);
    }
  });
});
