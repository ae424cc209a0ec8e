import { expect, inject, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { publishMedia, samplePicture } from '#tests/published-content.ts';

test('a stored picture is immutable under its hash, and revalidated with 304', async () => {
  await using site = await createTestApp('SQLite', inject('postgresUrl'));
  await publishMedia(site.store, samplePicture());
  const url = `/media/${'a'.repeat(32)}/480.avif`;
  const answer = await site.app.inject(url);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'image/avif',
    'public, max-age=31536000, immutable',
  ]);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  const again = await site.app.inject({ url, headers: { 'If-None-Match': String(answer.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test.each([
  `/media/${'a'.repeat(32)}/../480.avif`,
  `/media/${'a'.repeat(32)}/481.avif`,
  `/media/${'c'.repeat(32)}/480.avif`,
  `/media/x/480.avif`,
  `/media/${'a'.repeat(32)}/480.svg`,
])('%s is no file', async (url) => {
  await using site = await createTestApp('SQLite', inject('postgresUrl'));
  await publishMedia(site.store, samplePicture());
  const answer = await site.app.inject(url);
  expect(answer.headers['content-type']).not.toContain('image');
});
