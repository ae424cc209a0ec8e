import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { apiPaths } from '#contract/paths.ts';
import { clientKey } from '#tests/app.ts';
import { startServer } from '#tests/server.ts';
import { sampleEnquiry, toEnquiryBody } from '#tests/submissions.ts';

// Run in a mount namespace of its own: mounts a small disk, and fills it while the site runs and before it starts.
const dataDir = mkdtempSync(join(tmpdir(), 'mohar-full-'));
assert.equal(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', dataDir]).status, 0);
const filler = join(dataDir, 'filler');
const uploads = join(dataDir, 'uploads');

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
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(server.port)));
  for (const answer of answers) assert.match(answer, /^HTTP\/1\.1 503 .*retry-after: [1-9]/is);
  assert.deepEqual(readdirSync(uploads), []);
}
rmSync(uploads, { recursive: true });
fillDisk();
{
  // Also after a restart, and the log names the cause.
  await using server = await startServer({ DATA_DIR: dataDir });
  for (const path of ['/', '/pricing', '/Home/Blogs']) assert.equal(await getStatus(server.url, path), 200);
  assert.equal(await getStatus(server.url, '/readyz'), 503);
  assert.match(server.output(), /the disk of .* is full/);
  assert.match(await upload(server.port), /^HTTP\/1\.1 503 /);
}
rmSync(filler);
{
  await using server = await startServer({ DATA_DIR: dataDir });
  assert.equal(await getStatus(server.url, '/readyz'), 200);
  assert.equal((await submit(server.url, 'after@example.in')).status, 200);
  // Read to its end, and found to be incomplete.
  assert.match(await upload(server.port), /^HTTP\/1\.1 422 /);
}
/** Sends a resume of 4 MB to its end before it reads the answer. */
async function upload(port: number): Promise<string> {
  const disposition = 'Content-Disposition: form-data; name="resume"; filename="a.pdf"';
  const body = `--x\r\n${disposition}\r\n\r\n%PDF-1.7 ${'A'.repeat(4_000_000)}\r\n--x--\r\n`;
  const head = [
    `POST ${apiPaths.submitApplication} HTTP/1.1`,
    ...['Host: x', 'X-Client-Key: mohar-public-site', 'Connection: close', `Content-Length: ${body.length}`],
    'Content-Type: multipart/form-data; boundary=x',
  ];
  const socket = connect(port, '127.0.0.1').setTimeout(10_000, () => socket.destroy());
  await new Promise((sent) => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, sent));
  return text(socket);
}

console.log('the drill has ended');

/** Leaves not one block. */
function fillDisk(): void {
  const { bavail, bsize } = statfsSync(dataDir);
  appendFileSync(filler, Buffer.alloc(Number(bavail) * bsize));
}
