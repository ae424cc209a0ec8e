import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runPdfTool } from '@mohar/check/tests/external-tools/run-tool.ts';
import { decodeHTML } from 'entities';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { documentHeads } from '#content/document/document-heads.ts';
import { site as shipped } from '#content/site.ts';
import { apiPaths } from '#contract/paths.ts';
import { shippedColours } from '#domain/site/colours.ts';
import { type Route, routes } from '#domain/site/routes.ts';
import { copyProject } from '#tests/project-copy.ts';
import { startServer } from '#tests/server.ts';
import { rebrand } from '#tests/setu-sign.ts';
import { startMailServer } from '#tests/smtp.ts';
import { createMigratedStoreAddress } from '#tests/store.ts';
import { sampleEnquiry } from '#tests/submissions.ts';

const clientKey = 'setu-sign-site';
/** Each address of the route table, others of their kind, and one that does not exist. */
const addresses: readonly string[] = [
  ...Object.values<Route>(routes).map(({ sample }) => sample),
  ...['/use-cases/foreign-national', '/Home/Blogs/Details/2', '/feeds/blog.json', '/feeds/notices.xml'],
  ...['/feeds/notices.json', '/api/docs', '/api/docs.css', '/api/openapi.json', '/seal.svg', '/nowhere'],
];
const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  scripts: { prebrand: string };
};
const resources = Object.values<Route>(routes).flatMap(({ kind, sample }) => (kind === 'resource' ? [sample] : []));

test('a site that is rebranded to Setu Sign as the documents say has no trace of the shipped brand', async () => {
  const store = await createMigratedStoreAddress('SQLite', '');
  const env = { DATA_DIR: store.dataDir, SEED_CONTENT: 'yes', API_CLIENT_KEY: clientKey };
  // Initial content of the shipped build, as a site has it that was tried before it was rebranded.
  await (await startServer(env)).stop();

  using project = copyProject();
  const { site, replaced } = rebrand();
  const { devanagari, ...unchanged } = site;
  writeFileSync(
    join(project.folder, 'src/content/site.ts'),
    `import { outlines } from './brand-outlines.ts';\n` +
      `export const site = { ...${JSON.stringify(unchanged)}, devanagari: { name: '${devanagari.name}', outlines } };\n`,
  );
  const forgotten = await project.run('tools/prepare.mjs');
  expect(forgotten.code).toBe(1);
  expect(forgotten.output).toContain('devanagari has the outlines of another name: run “npm run brand”');
  // What `npm run brand` runs first must not check the texts, which stop without the outlines.
  const [, program = '', ...options] = scripts.prebrand.split(' ');
  expect(await project.run(program, options)).toMatchObject({ code: 0 });
  expect(await project.run('tools/make-brand.ts')).toMatchObject({ code: 0 });
  expect(await project.run('tools/prepare.mjs')).toMatchObject({ code: 0 });
  const doctor = async () => (await project.run('scripts/doctor.ts', [], env)).output;
  expect(await doctor()).toMatch(/^error {3}Drawn with another brand or by another version: post\/.*advertisement\//m);
  expect(await project.run('scripts/content.ts', ['--redraw'], env)).toMatchObject({ code: 0 });
  expect(await doctor()).not.toContain('another brand');

  const { offices } = shipped;
  const cities = [offices.corporate.city, offices.registered.city];
  // A year stands alone: random fingerprints may contain its digits.
  const patterns = replaced.map((value) => (/^\d+$/.test(value) ? `\\b${value}\\b` : RegExp.escape(value)));
  const old = new RegExp(['Mohar', 'mohar', ...patterns, ...cities.map(RegExp.escape)].join('|'));
  const findOld = (text: string): string | undefined => old.exec(decodeHTML(text))?.[0].slice(0, 80);

  for (const file of globSync(['build/client/**/*.{js,css,svg,html}', 'build/desk/client/**/*.{js,css}'], {
    cwd: project.folder,
  })) {
    // Licences of packages name years.
    const code = readFileSync(join(project.folder, file), 'utf8').replaceAll(/\/\*[!*](?:.|\n)*?\*\//g, '');
    expect([file, findOld(code)]).toEqual([file, undefined]);
  }
  await using mail = await startMailServer();
  await using server = await startServer({ ...env, SMTP_URL: mail.url }, { root: project.folder });
  const load = async (path: string) => new Uint8Array(await (await fetch(server.url + encodeURI(path))).arrayBuffer());
  const media = new Set<string>();
  for (const address of addresses) {
    const text = new TextDecoder().decode(await load(address));
    expect([address, findOld(text)]).toEqual([address, undefined]);
    if (address === '/Home/Faq') expect(text.includes('The files there are a demonstration')).toBe(false);
    if (!resources.includes(address) && !/^\/(?:api|feeds|seal)/.test(address)) expect(text).toContain('Setu Sign');
    for (const [path] of text.matchAll(/\/media\/[0-9a-f]{32}\/(?:drawing\.svg|file\.pdf)/g)) media.add(path);
  }
  expect([...media].filter((path) => path.endsWith('.svg')).length).toBeGreaterThan(5);
  for (const path of media) {
    const bytes = await load(path);
    const text = path.endsWith('.pdf') ? readPdf(bytes) : new TextDecoder().decode(bytes);
    expect([path, findOld(text)]).toEqual([path, undefined]);
  }
  for (const { path } of Object.values(documentHeads)) {
    const text = readPdf(await load(path));
    expect([path, findOld(text)]).toEqual([path, undefined]);
    expect([path, text.includes('demonstration')]).toEqual([path, false]);
    expect(text).toContain('Setu Sign');
  }
  const [favicon, touchIcon, shareCard] = await Promise.all(
    ['/favicon.ico', '/apple-touch-icon.png', '/share/home.jpg'].map(load),
  );
  // An ICO file of one PNG begins with 22 bytes of its own.
  for (const picture of [favicon?.subarray(22), touchIcon, shareCard]) {
    const seen = await listColours(picture);
    expect(seen.has(site.colours.ink[0])).toBe(true);
    expect([shippedColours.ink[0], shippedColours.paper[0]].filter((colour) => seen.has(colour))).toEqual([]);
  }

  const contact = decodeHTML(new TextDecoder().decode(await load('/Home/Contact')));
  for (const value of listValues({ ...site.offices, ...site.phones, hours: site.hours, name: site.name })) {
    expect(contact).toContain(value);
  }
  const { email: from, ...others } = sampleEnquiry;
  const body = JSON.stringify({ ...others, mail: from });
  const headers = { 'content-type': 'application/json', 'x-client-key': clientKey };
  const sent = await fetch(server.url + apiPaths.submitEnquiry, { method: 'POST', headers, body });
  expect(sent.status).toBe(200);
  await expect.poll(() => mail.mails.length).toBe(2);
  for (const { raw, read } of mail.mails) {
    const text = [raw, read.subject, read.html, read.text].join('\n');
    expect(findOld(text)).toBeUndefined();
    expect(text).toContain('Setu Sign');
  }

  expect(await project.run('scripts/content.ts', ['--withdraw', 'initial'], env)).toMatchObject({ code: 0 });
  expect(await doctor()).not.toContain('Initial content');
  expect(new TextDecoder().decode(await load('/feeds/notices.xml'))).not.toContain('<item>');
  await store.remove();
}, 300_000);

function readPdf(bytes: Uint8Array): string {
  return `${runPdfTool('pdftotext', bytes, [], ['-'])} ${runPdfTool('pdfinfo', bytes)}`;
}

/** The colours of a picture that many of its pixels have, as `#rrggbb`; those of a JPEG are rounded by its encoder. */
async function listColours(picture: Uint8Array | undefined): Promise<ReadonlySet<string>> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = `#${data.subarray(at, at + 3).toString('hex')}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 20).map(([colour]) => colour));
}

function listValues(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listValues) : [String(value)];
}
