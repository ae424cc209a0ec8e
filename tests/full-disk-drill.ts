import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths } from '#contract/paths.ts';
import { clientKey } from '#tests/app.ts';
import { startServer } from '#tests/server.ts';
import { sampleEnquiry, toEnquiryBody } from '#tests/submissions.ts';

// Run in a mount namespace of its own: mounts a small disk, and fills it while the site runs and before it starts.
const dataDir = mkdtempSync(join(tmpdir(), 'mohar-full-'));
assert.equal(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', dataDir]).status, 0);
const filler = join(dataDir, 'filler');

const submit = (url: string, email: string): Promise<Response> =>
  fetch(url + apiPaths.submitEnquiry, {
    method: 'POST',
    headers: { ...clientKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(toEnquiryBody({ ...sampleEnquiry, email })),
  });
const getStatus = async (url: string, path: string): Promise<number> => (await fetch(url + path)).status;

{
  await using server = await startServer({ DATA_DIR: dataDir });
  assert.equal((await submit(server.url, 'before@example.in')).status, 200);
  assert.equal(await getStatus(server.url, '/readyz'), 200);

  fillDisk();
  assert.equal(await getStatus(server.url, '/readyz'), 503);
  for (const path of ['/', '/pricing', '/Home/Blogs']) assert.equal(await getStatus(server.url, path), 200);
  const refused = await submit(server.url, 'full@example.in');
  assert.deepEqual([refused.status, Number(refused.headers.get('retry-after')) > 0], [503, true]);
}
{
  // Also after a restart, and the log names the cause.
  await using server = await startServer({ DATA_DIR: dataDir });
  for (const path of ['/', '/pricing', '/Home/Blogs']) assert.equal(await getStatus(server.url, path), 200);
  assert.equal(await getStatus(server.url, '/readyz'), 503);
  assert.match(server.output(), /the disk of .* is full/);
}
rmSync(filler);
{
  await using server = await startServer({ DATA_DIR: dataDir });
  assert.equal(await getStatus(server.url, '/readyz'), 200);
  assert.equal((await submit(server.url, 'after@example.in')).status, 200);
}
console.log('the drill has ended');

/** Leaves not one block. */
function fillDisk(): void {
  const { bavail, bsize } = statfsSync(dataDir);
  writeFileSync(filler, Buffer.alloc(Number(bavail) * bsize));
}
