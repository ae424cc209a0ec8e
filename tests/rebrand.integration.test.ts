import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPdfTool } from '@mohar/check/tests/external-tools/run-tool.ts';
import { decodeHTML } from 'entities';
import { expect, test } from 'vitest';
import { documentHeads } from '#content/document/document-heads.ts';
import { site } from '#content/site.ts';
import { type Route, routes } from '#domain/site/routes.ts';
import type { Site } from '#domain/site/site.ts';
import { startServer } from '#tests/server.ts';

const root = join(import.meta.dirname, '..');
const folders = ['packages', 'src'];
/** Of the tools only these write published files. */
const iconScript = 'tools/make-icons.ts';
const documentScript = 'tools/make-documents.ts';
const files = ['package.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts', 'tools/vite'];
/** Each address of the route table, another use case, and one that does not exist. */
const addresses: readonly string[] = [
  ...Object.values<Route>(routes).map(({ sample }) => sample),
  '/use-cases/foreign-national',
  '/nowhere',
];
const resources = Object.values<Route>(routes).flatMap(({ kind, sample }) => (kind === 'resource' ? [sample] : []));

test('a build with other values throughout src/content/site.ts has none of the shipped ones', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'rebrand-'));
  for (const name of [...folders, ...files]) cpSync(join(root, name), join(copy, name), { recursive: true });
  for (const script of [iconScript, documentScript]) cpSync(join(root, script), join(copy, script));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const { site: changed, replaced } = changeEveryValue(site);
  const text = `export const site = ${JSON.stringify(changed)};\n`;
  writeFileSync(join(copy, 'src/content/site.ts'), text);
  const { offices } = site;
  const cities = [offices.corporate.city, offices.registered.city];
  // A year stands alone: random fingerprints may contain its digits.
  const patterns = replaced.map((value) => (/^\d+$/.test(value) ? `\\b${value}\\b` : RegExp.escape(value)));
  const old = new RegExp(['Mohar', 'mohar', ...patterns, ...cities.map(RegExp.escape)].join('|'));
  const findOld = (text: string): string | undefined => old.exec(decodeHTML(text))?.[0];

  const builder = join(copy, 'node_modules/@react-router/dev/bin.cjs');
  for (const args of [[join(copy, iconScript)], [builder, 'build'], [join(copy, documentScript), 'build/documents']]) {
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
    expect([args, status, stderr]).toEqual([args, 0, expect.anything()]);
  }

  for (const file of globSync('build/client/**/*.{js,css,svg,html}', { cwd: copy })) {
    // The shipped client key is an identifier of the configuration, and is in the page only. Licences of packages name
    // years.
    const code = readFileSync(join(copy, file), 'utf8').replaceAll(/\/\*[!*](?:.|\n)*?\*\//g, '');
    expect([file, findOld(code)]).toEqual([file, undefined]);
  }
  await using server = await startServer({ API_CLIENT_KEY: 'pramaan-site' }, { root: copy });
  for (const route of addresses) {
    const text = await (await fetch(server.url + route)).text();
    expect([route, findOld(text)]).toEqual([route, undefined]);
    if (!resources.includes(route)) expect(text).toContain('Pramaan');
  }
  for (const { path } of Object.values(documentHeads)) {
    const bytes = new Uint8Array(await (await fetch(server.url + encodeURI(path))).arrayBuffer());
    const text = `${runPdfTool('pdftotext', bytes, [], ['-'])} ${runPdfTool('pdfinfo', bytes)}`;
    expect([path, findOld(text)]).toEqual([path, undefined]);
    expect(text).toContain('Pramaan');
  }
  const contact = decodeHTML(await (await fetch(`${server.url}/Home/Contact`)).text());
  for (const value of listValues({ ...changed.offices, ...changed.phones, hours: changed.hours, name: changed.name })) {
    expect(contact).toContain(value);
  }
  rmSync(copy, { recursive: true, force: true });
}, 180_000);

/** Links to websites of other organisations, which texts may name themselves. */
const others: ReadonlySet<unknown> = new Set([site.guidelines, ...site.government]);

/** The site with another value in place of each of its own, and those that must not appear any more. */
function changeEveryValue(shipped: Site): { site: Site; replaced: readonly string[] } {
  const replaced: string[] = [];
  let count = 0;
  const change = (value: unknown, isOurs: boolean): unknown => {
    // Numbers for programs, which no page shows.
    if (value === site.openingTimes) return value;
    if (typeof value === 'object' && value !== null) {
      const ours = isOurs && !others.has(value);
      // The title of a link is the name of another website.
      const entries = Object.entries(value).map(([key, entry]) => [key, change(entry, ours && key !== 'title')]);
      return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
    }
    if (isOurs) replaced.push(String(value));
    count += 1;
    return toOther(value, count);
  };
  return { site: change(shipped, true) as Site, replaced };
}

function toOther(value: unknown, count: number): unknown {
  if (typeof value === 'number') return value - 12;
  if (typeof value !== 'string') throw new TypeError(`site.ts has a value of another type: ${typeof value}`);
  if (value.startsWith('https:')) return `https://www${count}.pramaan.example/page`;
  if (value.includes('@')) return `desk${count}@pramaan.example`;
  if (value.startsWith('+91')) return `+91 11111 ${11_110 + count}`;
  if (/^\d{4}-/.test(value)) return value.replace(/\d\d$/, '02');
  return `Pramaan ${count}`;
}

function listValues(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listValues) : [String(value)];
}
