import { expect, test } from 'vitest';
import * as addOns from '#content/prices/add-on-contents.ts';
import { bulkOrders } from '#content/prices/bulk-orders.ts';
import { lowestPrice } from '#content/prices/lowest-price.ts';
import * as payment from '#content/service/payment.ts';
import { times } from '#content/service/times.ts';
import * as verification from '#content/service/verification.ts';
import { site } from '#content/site.ts';
import { readSiteTexts } from '#tests/read-site-texts.ts';
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
    if (typeof value === 'string') return [{ name, text: value }];
    if (typeof value === 'object' && value !== null) return listFacts(value, `${name}.`);
    // The texts of a record are composed with its numbers and functions, and are listed themselves.
    if (typeof value === 'number' || typeof value === 'function') return [];
    throw new TypeError(`${name} is neither a text nor a record`);
  });
}

// After a change of a fact or of a page: `npx vitest run tests/facts.integration.test.ts -u`, and read what changed.
test('docs/facts.md lists every fact with its record and exactly the places that show it; each is shown', async () => {
  await using server = await startServer({ SEED_CONTENT: 'yes' });
  const places = await readSiteTexts(server.url);
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
