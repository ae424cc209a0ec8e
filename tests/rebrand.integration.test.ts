import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentHeads } from '#content/document/document-heads.ts';
import { type Route, routes } from '#contract/routes.ts';
import { runPdfTool } from '#tests/external-tools/run-tool.ts';
import { startServer } from '#tests/server.ts';

const root = join(import.meta.dirname, '..');
const folders = [
  'api',
  'content',
  'contract',
  'database',
  'documents',
  'domain',
  'mail',
  'media',
  'server',
  'services',
  'trust',
  'website',
];
/** The folder of scripts imports tests; of it only this one writes published files. */
const documentScript = 'scripts/make-documents.ts';
const files = ['package.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts'];
/** Each address of the route table, another use case, and one that does not exist. */
const addresses: readonly string[] = [
  ...Object.values<Route>(routes).map(({ sample }) => sample),
  '/use-cases/foreign-national',
  '/nowhere',
];
const resources = Object.values<Route>(routes).flatMap(({ kind, sample }) => (kind === 'resource' ? [sample] : []));

test('a build with another content/site.ts has no trace of the shipped brand', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'rebrand-'));
  for (const name of [...folders, ...files]) cpSync(join(root, name), join(copy, name), { recursive: true });
  cpSync(join(root, documentScript), join(copy, documentScript));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const siteFile = join(copy, 'content/site.ts');
  const renamed = readFileSync(siteFile, 'utf8')
    .replaceAll('Mohar', 'Pramaan')
    .replaceAll('mohar', 'pramaan')
    .replaceAll('00000 0000', '11111 1111');
  writeFileSync(siteFile, renamed);

  const args = [join(copy, 'node_modules/@react-router/dev/bin.cjs'), 'build'];
  const built = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  expect([built.status, built.stderr]).toEqual([0, expect.anything()]);

  const made = spawnSync(process.execPath, [join(copy, documentScript), 'build/documents'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect([made.status, made.stderr]).toEqual([0, expect.anything()]);

  const old = /mohar|00000 0000/i;
  for (const file of globSync('build/client/**/*.{js,css,svg,html}', { cwd: copy })) {
    // The shipped client key is an identifier of the configuration, and is in the page only.
    expect([file, old.exec(readFileSync(join(copy, file), 'utf8'))?.[0]]).toEqual([file, undefined]);
  }
  await using server = await startServer({ API_CLIENT_KEY: 'pramaan-site' }, { root: copy });
  for (const route of addresses) {
    const text = await (await fetch(server.url + route)).text();
    expect([route, old.exec(text)?.[0]]).toEqual([route, undefined]);
    if (!resources.includes(route)) expect(text).toContain('Pramaan');
  }
  for (const { path } of Object.values(documentHeads)) {
    const bytes = new Uint8Array(await (await fetch(server.url + encodeURI(path))).arrayBuffer());
    const text = `${runPdfTool('pdftotext', bytes, [], ['-'])} ${runPdfTool('pdfinfo', bytes)}`;
    expect([path, old.exec(text)?.[0]]).toEqual([path, undefined]);
    expect(text).toContain('Pramaan');
  }
  rmSync(copy, { recursive: true, force: true });
}, 180_000);
