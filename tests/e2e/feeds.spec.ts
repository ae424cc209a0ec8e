import type { Page } from '@playwright/test';
import type { Store } from '#database/connect.ts';
import { publishContent } from '#services/publish-content.ts';
import { samplePicture, samplePost, toPicture } from '#tests/published-content.ts';
import { expect, test } from './site.ts';

const origin = 'https://www.authority.example';

test.use({ content: 'own', siteEnv: { SITE_URL: origin, DEMONSTRATION: 'yes' } });

type XmlElement = { readonly name: string; readonly text: string; readonly attributes: Record<string, string> };

/** The elements of a channel and of its items. The browser's XML parser rejects malformed XML. */
function parseRss(page: Page, xml: string): Promise<{ version: string; channel: XmlElement[]; items: XmlElement[][] }> {
  return page.evaluate((source) => {
    const root = new DOMParser().parseFromString(source, 'application/xml').documentElement;
    if (root.querySelector('parsererror') || root.nodeName !== 'rss') throw new Error('This is not RSS.');
    const read = (parent: Element) =>
      [...parent.children].map(({ nodeName: name, textContent: text, attributes }) => ({
        name,
        text: text ?? '',
        attributes: Object.fromEntries([...attributes].map(({ name: key, value }) => [key, value])),
      }));
    const [channel] = root.children;
    if (!channel || root.children.length !== 1) throw new Error('RSS has one channel.');
    const items = [...channel.children].filter(({ nodeName }) => nodeName === 'item').map(read);
    const version = root.getAttribute('version') ?? '';
    return { version, channel: read(channel).filter(({ name }) => name !== 'item'), items };
  }, xml);
}

/** The date format of RFC 822 in RSS 2.0, with a year of four digits. */
const rfc822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

function expectAbsolute(address: string): void {
  // The address is written as a normalised URL, without spaces or characters that must be encoded.
  expect([address, new URL(address).href]).toEqual([address, address]);
  expect(address).toMatch(/^https?:\/\//);
}

function expectUnique(values: readonly unknown[]): void {
  expect(values.toSorted()).toEqual([...new Set(values)].toSorted());
}

/** The rules of RSS 2.0 (rssboard.org/rss-specification) and of its profile. Returns the items by element names. */
function validateRss({ version, channel, items }: Awaited<ReturnType<typeof parseRss>>, self: string) {
  const once = (elements: readonly XmlElement[], name: string): XmlElement | undefined => {
    const found = elements.filter((element) => element.name === name);
    expect(found.length, `${name} occurs at most once`).toBeLessThanOrEqual(1);
    return found[0];
  };
  expect(version).toBe('2.0');
  for (const name of ['title', 'link', 'description']) expect(once(channel, name)?.text).not.toBe('');
  expectAbsolute(once(channel, 'link')?.text ?? '');
  expect(once(channel, 'language')?.text).toBe('en-IN');
  const built = once(channel, 'lastBuildDate')?.text;
  if (built !== undefined) expect(built).toMatch(rfc822);
  expect(once(channel, 'atom:link')?.attributes).toEqual({ rel: 'self', type: 'application/rss+xml', href: self });

  const known = ['title', 'link', 'description', 'guid', 'pubDate'];
  for (const item of items) {
    expect(known).toEqual(expect.arrayContaining(item.map(({ name }) => name)));
    for (const name of known) once(item, name);
    expect(`${once(item, 'title')?.text}${once(item, 'description')?.text ?? ''}`).not.toBe('');
    expectAbsolute(once(item, 'link')?.text ?? '');
    expect(once(item, 'pubDate')?.text).toMatch(rfc822);
    const guid = once(item, 'guid');
    expect(guid?.attributes.isPermaLink).toMatch(/^(?:true|false)$/);
    if (guid?.attributes.isPermaLink === 'true') expectAbsolute(guid.text);
  }
  expectUnique(items.map((item) => once(item, 'guid')?.text));
  const dates = items.map((item) => Date.parse(once(item, 'pubDate')?.text ?? ''));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  return items.map((item) => Object.fromEntries(item.map((element) => [element.name, element])));
}

type JsonItem = Readonly<Record<string, unknown>> & { readonly id: string; readonly content_text: string };

/** The rules of jsonfeed.org/version/1.1. */
function validateJsonFeed(feed: Record<string, unknown>, self: string): readonly JsonItem[] {
  expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', feed_url: self, language: 'en-IN' });
  expect(feed.title).not.toBe('');
  expectAbsolute(String(feed.home_page_url));
  const top = ['version', 'title', 'home_page_url', 'feed_url', 'description', 'language', 'items'];
  expect(top).toEqual(expect.arrayContaining(Object.keys(feed)));
  const items = feed.items as JsonItem[];
  for (const item of items) {
    const known = ['id', 'url', 'title', 'content_text', 'date_published'];
    expect(known).toEqual(expect.arrayContaining(Object.keys(item)));
    for (const name of known) expect([name, typeof item[name], item[name] === '']).toEqual([name, 'string', false]);
    expectAbsolute(String(item.url));
    expect(item.date_published).toMatch(rfc3339);
  }
  expectUnique(items.map(({ id }) => id));
  return items;
}

/** Both forms of a feed, after their rules have been checked. */
async function readFeed(page: Page, name: string) {
  await page.goto('/robots.txt');
  const rss = await page.request.get(`/feeds/${name}.xml`);
  const json = await page.request.get(`/feeds/${name}.json`);
  expect([rss, json].map((answer) => answer.headers()['content-type'])).toEqual([
    'application/rss+xml; charset=utf-8',
    'application/feed+json; charset=utf-8',
  ]);
  return {
    rss: validateRss(await parseRss(page, await rss.text()), `${origin}/feeds/${name}.xml`),
    json: validateJsonFeed(await json.json(), `${origin}/feeds/${name}.json`),
  };
}

type Content = Parameters<typeof publishContent>[1];

const publish = (site: { readonly store: Store }, content: Partial<Content>) =>
  publishContent(
    site.store.db,
    { media: [], posts: [], notices: [], advertisements: [], banner: undefined, ...content },
    new Date(),
  );

test('the feed of notices follows RSS 2.0 and JSON Feed 1.1, and each notice has an id of its own', async ({
  page,
  site,
}) => {
  const picture = samplePicture();
  const day = (nth: number) => new Date(Date.UTC(2026, 10, nth)).toISOString();
  const toContact = { kind: 'link', href: '/Home/Contact' } as const;
  const targets = [
    toContact,
    toContact,
    { kind: 'link', href: 'https://cca.gov.in/अ b?x=1&y="2"' },
    { kind: 'picture', picture: toPicture(picture) },
  ] as const;
  const notices = targets.map((target, at) => {
    return { key: `notice-${at}`, title: `Notice ${at + 1}`, createdDate: day(at + 1), isActive: true, target };
  });
  await publish(site, { media: [picture], notices });

  const { rss, json } = await readFeed(page, 'notices');
  expect(rss.map(({ guid, link }) => [guid?.text, guid?.attributes.isPermaLink, link?.text])).toEqual([
    [`${origin}/notices/4`, 'true', `${origin}/notices/4`],
    [`${origin}/notices/3`, 'false', 'https://cca.gov.in/%E0%A4%85%20b?x=1&y=%222%22'],
    [`${origin}/notices/2`, 'false', `${origin}/Home/Contact`],
    [`${origin}/notices/1`, 'false', `${origin}/Home/Contact`],
  ]);
  // The permalink of a notice leads to its page.
  expect((await page.request.get('/notices/4')).status()).toBe(200);
  expect(json[0]).toEqual({
    id: `${origin}/notices/4`,
    url: `${origin}/notices/4`,
    title: 'Notice 4',
    content_text: 'Notice 4',
    date_published: '2026-11-04T00:00:00.000Z',
  });
});

test('the feed of posts follows both rules, and escapes a summary as HTML only in RSS', async ({ page, site }) => {
  const posts = [
    samplePost(1, { title: 'A & B <i>C</i> ]]> “D” &amp;', summary: '1 < 2 & "3" <b>4</b>' }),
    samplePost(2, { title: 'मोहर', summary: 'What is a DSC?' }),
  ];
  await publish(site, { posts });

  const { rss, json } = await readFeed(page, 'blog');
  const [, escaped] = rss;
  expect([escaped?.title?.text, escaped?.guid?.attributes.isPermaLink]).toEqual([
    'A & B <i>C</i> ]]> “D” &amp;',
    'true',
  ]);
  // The description is HTML, so a feed reader shows the characters of the summary.
  expect(escaped?.description?.text).toBe('1 &lt; 2 &amp; &quot;3&quot; &lt;b&gt;4&lt;/b&gt;');
  expect(json.map(({ content_text }) => content_text)).toEqual(['What is a DSC?', '1 < 2 & "3" <b>4</b>']);
});

test('the feed of the repository follows both rules @journey', async ({ page }) => {
  // Its files are checked after the start.
  await expect.poll(async () => (await readFeed(page, 'repository')).rss.length).toBeGreaterThan(5);
});
