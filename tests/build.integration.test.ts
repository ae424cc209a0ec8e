import { readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { documentHeads } from '#content/document/document-heads.ts';
import { indexedPaths } from '#contract/routes.ts';
import { copyProject } from '#tests/project-copy.ts';
import { startServer } from '#tests/server.ts';

const prepare = 'tools/prepare.mjs';
const minRequests = 300;
/** Pages, documents, drawings and files of the build. */
const paths = [
  ...indexedPaths,
  ...Object.values(documentHeads).map(({ path }) => encodeURI(path)),
  ...[
    '/seal.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/share/home.jpg',
    '/figures/e-tender.svg',
    '/search-index.json',
  ],
];

/** Requests one path after the other until it is stopped; returns how many, and those that failed. */
function keepRequesting(url: string) {
  const failed: string[] = [];
  let count = 0;
  let isStopped = false;
  const work = async (): Promise<void> => {
    while (!isStopped) {
      const path = paths[count % paths.length] ?? '/';
      count += 1;
      const status = await fetch(url + path).then(
        async (response) => response.arrayBuffer().then(() => response.status),
        (error: unknown) => String(error),
      );
      if (status !== 200) failed.push(`${path}: ${status}`);
      await delay(20);
    }
  };
  const done = work();
  return async () => {
    await expect.poll(() => count, { timeout: 60_000 }).toBeGreaterThanOrEqual(minRequests);
    isStopped = true;
    await done;
    return failed;
  };
}

test('a build, one that is interrupted and one that fails leave the old one serving, without a failed request', async () => {
  using project = copyProject();
  const built = () => readlinkSync(join(project.folder, 'build'));
  expect(await project.run(prepare)).toMatchObject({ code: 0 });
  const first = built();
  await using server = await startServer({ SEED_CONTENT: 'yes' }, { root: project.folder });

  const stopDuringBuild = keepRequesting(server.url);
  expect(await project.run(prepare, ['--always-build'])).toMatchObject({ code: 0 });
  expect(await stopDuringBuild()).toEqual([]);
  const second = built();
  expect(second).not.toBe(first);

  const stopDuringInterruptions = keepRequesting(server.url);
  for (const [signal, delayed] of [
    ['SIGINT', 0],
    ['SIGTERM', 4_000],
    ['SIGKILL', 8_000],
  ] as const) {
    const build = project.start(prepare, ['--always-build']);
    await expect.poll(build.output).toContain('building pages');
    // At different moments of the build.
    await delay(delayed);
    build.signal(signal);
    expect([signal, (await build.ended).code]).not.toEqual([signal, 0]);
    expect(built()).toBe(second);
  }
  const siteFile = join(project.folder, 'src/content/site.ts');
  const site = readFileSync(siteFile, 'utf8');
  writeFileSync(siteFile, site.replace(/^ {2}hours: .*\n/m, ''));
  const { code, output } = await project.run(prepare, ['--always-build']);
  expect([code, output]).toEqual([1, expect.stringContaining('src/content/site.ts: hours is missing\n')]);
  expect(await stopDuringInterruptions()).toEqual([]);
  expect(built()).toBe(second);

  // An operator's command builds nothing, although `site.ts` has changed.
  expect(await project.run(prepare, ['--no-build', '--command', '--quiet'])).toEqual({ code: 0, output: '' });
  expect(built()).toBe(second);
  await using next = await startServer({}, { root: project.folder });
  expect((await fetch(`${next.url}/pricing`)).status).toBe(200);
  writeFileSync(siteFile, site);
  expect(await project.run(prepare)).toMatchObject({ code: 0 });
  expect(built()).not.toBe(first);
}, 600_000);
