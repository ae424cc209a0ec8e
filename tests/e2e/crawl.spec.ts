import { heads } from '#content/document/heads.ts';
import { openPublishedSite } from './published-site.ts';
import { expect, test } from './site.ts';

/** Every page of the route table that stands, by its canonical path. */
const routes = [
  '/',
  '/use-cases/e-tender',
  '/use-cases/icegate',
  '/use-cases/dgft',
  '/use-cases/mca-income-tax-gst',
  '/use-cases/employee-provident-fund',
  '/use-cases/irctc-e-ticketing',
  '/use-cases/ipr',
  '/use-cases/foreign-national',
  '/privacy-policy',
  '/becomeapartner',
  '/careers',
  '/apply-dsc-process',
  '/download-dsc-process',
  '/revoke-dsc-process',
  '/downloads',
  '/Home/Downloads',
  '/downloadsRepos',
  '/pricing',
  '/Home/Contact',
  '/Home/Faq',
  '/Home/Blogs',
  ...Array.from({ length: 12 }, (_, at) => `/Home/Blogs/Details/${at + 1}`),
];

// Section 2's list of external links, as the shipped brand names them.
const outside = [
  'https://portal.mohar.example/sign-up',
  'https://portal.mohar.example/kyc/login',
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
  'https://www.linkedin.com/company/mohar.example',
  'https://www.openstreetmap.org/search?query=Sector%2062%2C%20Noida',
  'https://www.openstreetmap.org/search?query=Meerut%2C%20Uttar%20Pradesh',
];

test('no page lacks title, description, h1 or canonical address, and no internal link is dead', async ({ browser }) => {
  test.setTimeout(180_000);
  await using published = await openPublishedSite({ SEED_CONTENT: 'yes', DEMONSTRATION: 'yes' });
  const site = published.server;
  // As a crawler: what is there without scripts is what must be right.
  const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
  const seen = new Map<string, string>();
  const links = new Map<string, string>();
  const external = new Set<string>();
  const ids = new Map<string, Set<string>>();

  for (const route of routes) {
    const answer = await page.goto(route, { waitUntil: 'domcontentloaded' });
    expect([route, answer?.status()]).toEqual([route, 200]);
    const head = await page.evaluate(() => ({
      title: document.title,
      description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      share: document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '',
      headings: document.querySelectorAll('h1').length,
      ids: [...document.querySelectorAll('[id]')].map((element) => element.id),
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
        href: link.href,
        target: link.target,
        rel: link.rel,
        text: link.textContent ?? '',
      })),
    }));
    expect([route, head.headings]).toEqual([route, 1]);
    const share = await page.request.get(site.url + new URL(head.share).pathname);
    expect([route, share.status(), share.headers()['content-type']]).toEqual([route, 200, 'image/jpeg']);
    expect(head.description.length).toBeGreaterThan(60);
    const canonical = route === '/Home/Downloads' ? '/downloads' : route;
    expect(new URL(head.canonical).pathname).toBe(canonical);
    if (route === canonical) {
      expect([...seen.values()]).not.toContain(head.title);
      seen.set(route, head.title);
    }
    ids.set(route, new Set(head.ids));
    for (const link of head.links) {
      const url = new URL(link.href);
      if (url.pathname.endsWith('.pdf')) {
        expect([link.href, link.target, link.rel]).toEqual([link.href, '_blank', 'noopener']);
        expect(link.text).toMatch(/\(opens in a new tab\)/);
      }
      if (url.origin === new URL(site.url).origin) links.set(url.pathname + url.hash, route);
      else if (url.protocol.startsWith('http')) {
        external.add(link.href.replace(/\/$/, ''));
        expect([link.href, link.target, link.rel]).toEqual([link.href, '_blank', 'noopener']);
        expect(link.text).toContain('(opens in a new tab)');
      }
    }
  }

  for (const [link, from] of links) {
    const [path = '/', anchor] = link.split('#');
    // A notice's file has an address of its own, which leads on to the file.
    const isFile = path.startsWith('/notices/');
    const answer = await page.request.get(new URL(path, site.url).href, { maxRedirects: isFile ? 1 : 0 });
    expect([link, from, answer.status()]).toEqual([link, from, 200]);
    const known = ids.get(path === '/Home/Downloads' ? '/downloads' : path);
    if (anchor && known) expect([link, from, known.has(anchor)]).toEqual([link, from, true]);
  }
  expect(outside.filter((href) => !external.has(href))).toEqual([]);
  // Every document can be reached from a page.
  for (const { path } of Object.values(heads)) expect([...links.keys()]).toContain(encodeURI(path));
  await page.close();
});

test('addresses in another case lead to the one spelling, query and all', async ({ page, site }) => {
  for (const [asked, spelling] of [
    ['/home/faq?x=1', '/Home/Faq?x=1'],
    ['/DOWNLOADSREPOS', '/downloadsRepos'],
    ['/use-cases/IPR', '/use-cases/ipr'],
    ['/Home/Contact/', '/Home/Contact'],
  ] as const) {
    const answer = await page.request.get(site.url + asked, { maxRedirects: 0 });
    expect([asked, answer.status(), answer.headers().location]).toEqual([asked, 308, spelling]);
  }
});

test('an unknown use case is a 404 that helps', async ({ page }) => {
  const answer = await page.goto('/use-cases/unknown');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address');
});
