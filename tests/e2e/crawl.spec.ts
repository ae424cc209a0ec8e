import type { Page } from '@playwright/test';
import { documentHeads } from '#content/document/document-heads.ts';
import { routes } from '#domain/site/routes.ts';
import { samplePaths } from './sample-paths.ts';
import { expect, test } from './site.ts';

/** Every page: the route table, the eight use cases, and the posts of a new site. */
const addresses: readonly string[] = [
  ...new Set([
    ...samplePaths,
    '/Home/Downloads',
    '/use-cases/e-tender',
    '/use-cases/icegate',
    '/use-cases/dgft',
    '/use-cases/mca-income-tax-gst',
    '/use-cases/employee-provident-fund',
    '/use-cases/irctc-e-ticketing',
    '/use-cases/ipr',
    '/use-cases/foreign-national',
    ...Array.from({ length: 12 }, (_, at) => `/Home/Blogs/Details/${at + 1}`),
  ]),
];

/** How an abbreviation is spelt out, beside its first use on a page. */
const abbreviations: Readonly<Record<string, RegExp>> = {
  DIN: /Director Identification Number/,
  EVC: /electronic verification code/i,
  GePNIC: /Government eProcurement System/,
  IEC: /Importer-Exporter Code/,
  IPV: /in-person verification/i,
  NCR: /National Capital Region/,
  NLC: /NLC India/,
  TRN: /temporary reference number/i,
  UAN: /Universal Account Number/,
};

/** Longer sentences are read twice (GOV.UK's content design: 25 words). */
const maxSentenceWords = 25;

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

// Section 2's list of external links, as the shipped brand names them.
const outside = [
  'https://portal.mohar.example/sign-up',
  'https://partners.mohar.example/login',
  'https://partners-old.mohar.example/dashboard/login',
  'https://portal.mohar.example/application-status',
  'https://portal.mohar.example/certificate-search',
  'https://portal.mohar.example/application-search',
  'https://portal.mohar.example/record-video',
  'https://cca.gov.in/guidelines.html',
  'https://cca.gov.in/sites/files/pdf/esign/CCA-EAUTH.pdf',
  'https://cca.gov.in/sites/files/pdf/guidelines/CCA-CALIC.pdf',
  'https://www.gst.gov.in',
  'https://cca.gov.in',
  'https://cca.gov.in/licensed_ca.html',
  'https://www.meity.gov.in',
  'https://pgportal.gov.in',
  'https://www.linkedin.com/company/mohar.example',
  'https://www.youtube.com/@mohar.example',
  'https://x.com/mohar_example',
  'https://www.facebook.com/mohar.example',
  'https://www.openstreetmap.org/search?query=Sector%2062%2C%20Noida',
  'https://www.openstreetmap.org/search?query=Meerut%2C%20Uttar%20Pradesh',
];

/** The parts of a page that a crawler reads; blank where missing. */
type PageContent = {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly image: string;
  readonly headings: number;
  /** Headings, paragraphs, items and cells of the page's own content, in their order. */
  readonly text: string;
  /** Its paragraphs, items and cells that hold no other of them. */
  readonly blocks: readonly string[];
  readonly ids: readonly string[];
  readonly links: readonly {
    readonly href: string;
    readonly target: string;
    readonly rel: string;
    readonly text: string;
  }[];
};

test.describe('with content', () => {
  test.use({ content: 'seed' });

  // In one worker, which reads each page once.
  test.describe.configure({ mode: 'default' });
  const contents = new Map<string, PageContent>();

  const read = async (page: Page, path: string): Promise<PageContent> => {
    const content = contents.get(path) ?? (await readContent(page, path));
    contents.set(path, content);
    return content;
  };

  /** The page as a crawler reads it, without scripts: this content must be right. */
  const readContent = async (page: Page, path: string): Promise<PageContent> => {
    const response = await page.request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    return page.evaluate(
      (html) => {
        const document = new DOMParser().parseFromString(html, 'text/html');
        const attribute = (selector: string, name: string): string =>
          document.querySelector(selector)?.getAttribute(name) ?? '';
        return {
          title: document.title,
          description: attribute('meta[name=description]', 'content'),
          canonical: attribute('link[rel=canonical]', 'href'),
          image: attribute('meta[property="og:image"]', 'content'),
          headings: document.querySelectorAll('h1').length,
          text: [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, td, th, summary:not(:has(h2, h3)))')]
            .map(({ textContent }) => textContent)
            .join(' '),
          blocks: [...document.querySelectorAll('main :is(p, li, dd, td)')]
            .filter((block) => !block.querySelector('p, li, dd, td, div'))
            .map(({ textContent }) => textContent),
          ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
          links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
            href: link.getAttribute('href') ?? '',
            target: link.target,
            rel: link.rel,
            text: link.textContent,
          })),
        };
      },
      await response.text(),
    );
  };

  test('no page lacks title, description, h1 or canonical address, and no two have the same title', async ({
    page,
    site,
  }) => {
    const titles = new Map<string, string>();
    for (const route of addresses) {
      const { title, description, canonical, image, headings } = await read(page, route);
      expect([route, headings]).toEqual([route, 1]);
      const picture = await page.request.get(site.url + new URL(image).pathname);
      expect([route, picture.status(), picture.headers()['content-type']]).toEqual([route, 200, 'image/jpeg']);
      expect(description.length).toBeGreaterThan(60);
      const expected = route === '/Home/Downloads' ? '/downloads' : route;
      expect(new URL(canonical).pathname).toBe(expected);
      if (route !== expected) continue;
      expect([...titles.values()]).not.toContain(title);
      titles.set(route, title);
    }
  });

  test('an abbreviation is spelt out where a page first uses it', async ({ page }) => {
    const unexplained: string[] = [];
    for (const route of addresses) {
      const { text } = await read(page, route);
      for (const [abbreviation, spelling] of Object.entries(abbreviations)) {
        const first = text.search(new RegExp(`\\b${abbreviation}\\b`));
        if (first === -1) continue;
        const around = text.slice(Math.max(0, first - 120), first + 120);
        if (!spelling.test(around)) unexplained.push(`${route}: ${around.slice(80, 160)}`);
      }
    }
    expect(unexplained).toEqual([]);
  });

  test('no sentence outside legal texts has more than 25 words', async ({ page }) => {
    const long: string[] = [];
    for (const route of addresses.filter((path) => path !== routes.termsAndPrivacy.path)) {
      const { blocks } = await read(page, route);
      const sentences = blocks.flatMap((block) => block.split(/(?<=[.!?:])\s+/));
      long.push(...sentences.filter((sentence) => countWords(sentence) > maxSentenceWords));
    }
    expect(long).toEqual([]);
  });

  test('no internal link is dead, and every external link of the list opens a new tab and says so', {
    tag: '@journey',
  }, async ({ page, site }) => {
    const links = new Map<string, string>();
    const external = new Set<string>();
    const ids = new Map<string, ReadonlySet<string>>();
    for (const route of addresses) {
      const content = await read(page, route);
      ids.set(route, new Set(content.ids));
      for (const { href, target, rel, text } of content.links) {
        const url = new URL(href, site.url + route);
        // A quote is saved, not opened.
        if (url.pathname.endsWith('.pdf') && url.pathname !== routes.quote.path) {
          expect([url.href, target, rel]).toEqual([url.href, '_blank', 'noopener']);
          expect(text).toMatch(/\(opens in a new tab\)/);
        }
        if (url.origin === new URL(site.url).origin) links.set(url.pathname + url.hash, route);
        else if (url.protocol.startsWith('http')) {
          external.add(url.href.replace(/\/$/, ''));
          expect([url.href, target, rel]).toEqual([url.href, '_blank', 'noopener']);
          expect(text).toContain('(opens in a new tab)');
        }
      }
    }

    const statuses = new Map<string, number>();
    for (const [link, from] of links) {
      const [path = '/', anchor] = link.split('#');
      // A notice's file has an address of its own, which leads on to the file.
      const isFile = path.startsWith('/notices/');
      const status = statuses.get(path) ?? (await page.request.get(path, { maxRedirects: isFile ? 1 : 0 })).status();
      statuses.set(path, status);
      expect([link, from, status]).toEqual([link, from, 200]);
      const known = ids.get(path === '/Home/Downloads' ? '/downloads' : path);
      if (anchor && known) expect([link, from, known.has(anchor)]).toEqual([link, from, true]);
    }
    // The sitemap names no page that was not read.
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href = '']) => new URL(href).pathname);
    expect(listed.length).toBeGreaterThan(30);
    expect(listed.filter((path) => !addresses.includes(path))).toEqual([]);
    expect(outside.filter((href) => !external.has(href))).toEqual([]);
    // Every document can be reached from a page.
    for (const { path } of Object.values(documentHeads)) expect([...links.keys()]).toContain(encodeURI(path));
  });
});

test('addresses in another case redirect to the canonical spelling with their query', async ({ page, site }) => {
  for (const [given, canonical] of [
    ['/home/faq?x=1', '/Home/Faq?x=1'],
    ['/DOWNLOADSREPOS', '/downloadsRepos'],
    ['/use-cases/IPR', '/use-cases/ipr'],
    ['/Home/Contact/', '/Home/Contact'],
  ] as const) {
    const answer = await page.request.get(site.url + given, { maxRedirects: 0 });
    expect([given, answer.status(), answer.headers().location]).toEqual([given, 308, canonical]);
  }
});

test('an unknown use case answers 404 with a helpful page', async ({ page }) => {
  const answer = await page.goto('/use-cases/unknown');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address');
});
