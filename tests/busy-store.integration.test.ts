import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { clientKey } from '#tests/app.ts';
import { startServer } from '#tests/server.ts';
import { sampleEnquiry, toEnquiryBody } from '#tests/submissions.ts';

const submit = (url: string, message: string) =>
  fetch(url + apiPaths.submitEnquiry, {
    method: 'POST',
    headers: { ...clientKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...toEnquiryBody(sampleEnquiry), message }),
  });

/** The median time of reads that need the store, the cache, or neither. Milliseconds. */
async function measureReads(url: string): Promise<number> {
  const times: number[] = [];
  const paths = ['/healthz', '/readyz', '/pricing', `${apiPaths.postList}?images=url`, '/Home/Blogs/Details/77'];
  for (let round = 0; round < 6; round += 1) {
    for (const path of paths) {
      const startedAt = performance.now();
      const response = await fetch(url + path, { headers: clientKey });
      await response.arrayBuffer();
      expect([path, response.status]).toEqual([path, path.endsWith('77') ? 404 : 200]);
      times.push(performance.now() - startedAt);
    }
  }
  return times.sort((a, b) => a - b)[times.length / 2] ?? 0;
}

test('while another process writes for long, reads are fast, and enquiries wait or are told to come back', {
  timeout: 40_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mohar-'));
  await using server = await startServer({ DATA_DIR: folder });
  await measureReads(server.url);
  const other = new DatabaseSync(join(folder, 'mohar.sqlite'));

  other.exec('begin immediate');
  const early = submit(server.url, 'Sent when it began');
  expect(await measureReads(server.url)).toBeLessThan(50);
  other.exec('rollback');
  expect((await early).status).toBe(200);

  other.exec('begin immediate');
  const refused = await submit(server.url, 'Sent while it lasts');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ status: 503 });
  other.exec('rollback');
  other.close();
  // An enquiry that was not saved is no duplicate of itself.
  expect((await submit(server.url, 'Sent while it lasts')).status).toBe(200);
  rmSync(folder, { recursive: true });
});
