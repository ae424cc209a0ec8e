import { upsertPost } from '#database/post/post-store.ts';
import { samplePost } from '#tests/published.ts';
import { openPublishedSite } from './published-site.ts';
import { expect, test } from './site.ts';

/** Sets the canary; what of it runs is found out by the page's own window, dialogs and reports of its policy. */
const run = 'window.canary=1;alert(1)';

// Put straight into the database, past publishing. Beside each payload the words that a reader sees.
const payloads: readonly [html: string, words: string][] = [
  [`<script>${run}</script>`, ''],
  [`<SCRIPT SRC=//127.0.0.1:1/x.js></SCRIPT>`, ''],
  // The parser sees an element named `scr<script`; what follows is text.
  [`<scr<script>ipt>${run}</scr</script>ipt>`, `ipt>${run}ipt>`],
  [`<img src=x onerror="${run}">`, ''],
  [`<img src="javascript:${run}">`, ''],
  [`<IMG """><SCRIPT>${run}</SCRIPT>">`, '">'],
  [`<svg onload="${run}"></svg>`, ''],
  [`<svg><script>${run}</script></svg>`, ''],
  [`<svg><animate onbegin="${run}" attributeName=x dur=1s></svg>`, ''],
  [`<math><mtext><table><mglyph><style><img src=x onerror="${run}">`, ''],
  [`<iframe src="javascript:${run}"></iframe>`, ''],
  [`<iframe srcdoc="<script>${run}</script>"></iframe>`, ''],
  [`<object data="javascript:${run}"></object>`, ''],
  [`<embed src="javascript:${run}">`, ''],
  [`<a href="javascript:${run}">press</a>`, 'press'],
  [`<a href="JaVaScRiPt:${run}">press</a>`, 'press'],
  [`<a href="java&#x09;script:${run}">press</a>`, 'press'],
  [`<a href="&#106;avascript:${run}">press</a>`, 'press'],
  [`<a href="data:text/html,<script>${run}</script>">press</a>`, 'press'],
  [`<a href="//127.0.0.1:1/">press</a>`, 'press'],
  [`<p onmouseover="${run}" style="position:fixed;inset:0">over</p>`, 'over'],
  [`<div style="background:url(javascript:${run})">ground</div>`, 'ground'],
  [`<style>@import '//127.0.0.1:1/x.css';</style>styled`, 'styled'],
  [`<link rel=stylesheet href="//127.0.0.1:1/x.css">linked`, 'linked'],
  [`<meta http-equiv=refresh content="0;url=javascript:${run}">metered`, 'metered'],
  [`<base href="//127.0.0.1:1/">based`, 'based'],
  [`<form action="javascript:${run}"><button>send</button></form>`, 'send'],
  [`<input autofocus onfocus="${run}">`, ''],
  [`<details open ontoggle="${run}">more</details>`, 'more'],
  [`<video><source onerror="${run}"></video>`, ''],
  [`<template><script>${run}</script></template>`, ''],
  [`<noscript><p title="</noscript><img src=x onerror=${run}>">`, ''],
  [`&lt;script&gt;${run}&lt;/script&gt;`, `<script>${run}</script>`],
  [`&amp;lt;img src=x onerror=${run}&amp;gt;`, `&lt;img src=x onerror=${run}&gt;`],
  [`<p>Kept <b>bold</b> and <i>italic</i></p>`, 'Kept bold and italic'],
];

test('what was put into the database runs nothing, asks for nothing, and shows its words', async ({ browser }) => {
  test.setTimeout(120_000);
  await using site = await openPublishedSite();
  for (const [at, [html]] of payloads.entries()) {
    const more = { html: `${html}<hr>`, title: `T ${at} ${html}`.slice(0, 200), isPopular: at < 3, summary: html };
    await upsertPost(site.store.db, samplePost(at + 1, more), new Date());
  }
  const page = await browser.newPage({ baseURL: site.server.url });
  const noise: string[] = [];
  page.on('dialog', (dialog) => {
    noise.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => noise.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
  page.on('request', (request) => new URL(request.url()).port === '1' && noise.push(request.url()));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
      Object.assign(window, { violated: blockedURI });
    });
  });
  for (const [at, [html, words]] of payloads.entries()) {
    await page.goto(`/Home/Blogs/Details/${at + 1}`);
    const text = page.locator('main [class*=text_]');
    const shown = (await text.innerText()).replace(/\s*\(opens in a new tab\)/, '').trim();
    expect.soft([html, shown]).toEqual([html, words]);
    for (const link of await text.getByRole('link').all()) await link.click({ trial: true });
    if (words !== '') await text.hover();
    const signs = await page.evaluate(() => [Reflect.get(window, 'canary'), Reflect.get(window, 'violated')]);
    expect.soft([html, signs]).toEqual([html, [undefined, undefined]]);
  }
  // The same texts as titles and summaries of cards, in the list, on home and in the feeds.
  for (const path of ['/Home/Blogs?size=100', '/#blogs']) {
    await page.goto(path);
    await expect(page.locator('main li').first()).toBeVisible();
    expect(await page.evaluate(() => [Reflect.get(window, 'canary'), Reflect.get(window, 'violated')])).toEqual([
      undefined,
      undefined,
    ]);
  }
  const feed = await (await page.request.get('/feeds/blog.xml')).text();
  const items = await page.evaluate((xml) => {
    const parser = new DOMParser();
    const descriptions = [...parser.parseFromString(xml, 'text/xml').querySelectorAll('item > description')];
    // A feed reader shows them as HTML.
    return descriptions.map(({ textContent }) => parser.parseFromString(textContent, 'text/html').body.children.length);
  }, feed);
  expect(items).toEqual(payloads.slice(-50).map(() => 0));
  expect(noise).toEqual([]);
  await page.close();
});
