import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeHTML } from 'entities';
import { expect, test } from 'vitest';
import * as addOns from '#content/prices/add-on-contents.ts';
import { bulkOrders } from '#content/prices/bulk-orders.ts';
import { lowestPrice } from '#content/prices/lowest-price.ts';
import * as payment from '#content/service/payment.ts';
import { times } from '#content/service/times.ts';
import * as verification from '#content/service/verification.ts';
import { site } from '#content/site.ts';
import { documents } from '#documents/texts/documents.ts';
import { startServer } from '#tests/server.ts';

/** The records of facts that more than one place may state, by their file in `content/`. */
const records: Readonly<Record<string, object>> = {
  'site.ts': { owner: site.owner, hours: site.hours, emails: site.emails, phones: site.phones },
  'service/times.ts': times,
  'service/verification.ts': verification,
  'service/payment.ts': payment,
  'prices/lowest-price.ts': { lowestPrice },
  'prices/add-on-contents.ts': addOns,
  'prices/bulk-orders.ts': { bulkOrders },
};

type Fact = { readonly name: string; readonly text: string };

function listFacts(record: object, prefix = ''): readonly Fact[] {
  return Object.entries(record).flatMap(([key, value]) => {
    const name = `${prefix}${key}`;
    return typeof value === 'string' ? [{ name, text: value }] : listFacts(value, `${name}.`);
  });
}

/** The text of a page as a reader meets it, without its scripts. */
function readText(html: string): string {
  const inline = /<\/?(?:a|b|strong|em|span|time|bdi|wbr)\b[^>]*>/g;
  const body = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, ' ').replaceAll(inline, '');
  return decodeHTML(body.replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' ');
}

/** Every page of the sitemap and every document, with its text. */
async function readPlaces(url: string): Promise<readonly (readonly [place: string, text: string])[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const pages: [string, string][] = [];
  for (const path of paths) {
    const response = await fetch(url + path);
    expect([path, response.status]).toEqual([path, 200]);
    pages.push([path, readText(await response.text())]);
  }
  const texts = documents.map((document) => [document.head.path, JSON.stringify(document)] as const);
  return [...pages, ...texts];
}

// After a change of a fact or of a page: `npx vitest run tests/facts.integration.test.ts -u`, and read what changed.
test('docs/facts.md lists every fact with its record and exactly the places that show it; each is shown', async () => {
  await using server = await startServer({ SEED_CONTENT: 'yes' });
  const places = await readPlaces(server.url);
  const shown = Object.entries(records).flatMap(([file, record]) =>
    listFacts(record).map(({ name, text }) => {
      const at = places.filter(([, content]) => content.includes(text)).map(([place]) => place);
      return { file, name, text, at };
    }),
  );
  const lines = shown.map(({ file, name, text, at }) => `| \`${file}\` | \`${name}\` | ${text} | ${at.join(' ')} |`);
  const head = `# Facts

Every fact that more than one place may state, the record in \`src/content/\` that it comes from, and the pages of the sitemap (with the
initial posts) and documents that show it: a short one, such as \`24 hours\`, wherever its words stand. Mails and dialogs are not here.
A test compares this list with what the server sends, in both directions.

| Record | Fact | As it reads | Shown at |
|---|---|---|---|
`;
  expect(shown.filter(({ at }) => at.length === 0).map(({ name }) => name)).toEqual([]);
  await expect(`${head}${lines.join('\n')}\n`).toMatchFileSnapshot('../docs/facts.md');
});

/** A price that is lower for many, in any wording: the price table (R9.32) has none. */
const discountPromise =
  /\b(?:discount|rebate|concession)|\d ?(?:%|per ?cent) (?:less|lower|off|cheaper|discount)|(?:lower|reduced) price|cost(?:s|ing)? less/gi;

const listPromises = (text: string): readonly string[] =>
  [...text.matchAll(discountPromise)].map(([promise]) => promise);

const content = join(import.meta.dirname, '../src/content');
// Visitors search for the words in `alternatives.ts`, but do not read them.
const sources = globSync('**/*.{ts,md,yaml,svg}', {
  cwd: content,
  exclude: ['search/alternatives.ts', '**/*.test.ts'],
});

test('no file of content promises a discount', () => {
  expect(sources.length).toBeGreaterThan(100);
  const promises = sources.flatMap((file) => {
    const comment = /^ *(?:\/\/|\/?\*).*$/gm;
    const text = readFileSync(join(content, file), 'utf8')
      .replaceAll(comment, '')
      .replaceAll(/['`] \+\s*['`]/g, '');
    return listPromises(text).map((promise) => `${file}: ${promise}`);
  });
  expect(promises).toEqual([]);
});

test('no page, post or document promises a discount', async () => {
  await using server = await startServer({ SEED_CONTENT: 'yes' });
  const places = await readPlaces(server.url);
  expect(places.length).toBeGreaterThan(40);
  const promises = places.map(([place, text]) => [place, listPromises(text)] as const);
  expect(promises.filter(([, found]) => found.length > 0)).toEqual([]);
});
