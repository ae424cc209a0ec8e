import type { Page } from '@playwright/test';
import { upsertPost } from '#database/post/post-store.ts';
import { samplePost } from '#tests/published-content.ts';
import { expect, type Site, test } from './site.ts';

test.use({ content: 'own' });

/** Sets the canary: whether it ran is read from the page's window, its dialogs and the reports of its policy. */
const run = 'window.canary=1;alert(1)';

// Written to the database directly, without the validation of publishing. Beside each payload the text that is shown.
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

type Payload = (typeof payloads)[number];

/** Puts them into posts and their titles, summaries and popular lists. */
async function publishPayloads({ store }: Site, chosen: readonly Payload[]): Promise<void> {
  for (const [at, [html]] of chosen.entries()) {
    const more = { html: `${html}<hr>`, title: `T ${at} ${html}`.slice(0, 200), isPopular: at < 3, summary: html };
    await upsertPost(store.db, samplePost(at + 1, more), new Date());
  }
}

/** Forbidden effects of a page: dialogs, errors, requests, scripts that ran, and refusals of its policy. */
async function recordHarm(page: Page): Promise<{ harm: string[]; readMarks: () => Promise<unknown[]> }> {
  const harm: string[] = [];
  page.on('dialog', (dialog) => {
    harm.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => harm.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && harm.push(message.text()));
  page.on('request', (request) => new URL(request.url()).port === '1' && harm.push(request.url()));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
      Object.assign(window, { violated: blockedURI });
    });
  });
  const readMarks = () => page.evaluate(() => [Reflect.get(window, 'canary'), Reflect.get(window, 'violated')]);
  return { harm, readMarks };
}

const groupSize = 9;
for (let start = 0; start < payloads.length; start += groupSize) {
  const group = payloads.slice(start, start + groupSize);

  test(`unsafe HTML in the database runs no script, requests nothing, and shows its text: from ${start}`, async ({
    page,
    site,
  }) => {
    await publishPayloads(site, group);
    const { harm, readMarks } = await recordHarm(page);
    for (const [at, [html, words]] of group.entries()) {
      await page.goto(`/Home/Blogs/Details/${at + 1}`);
      const text = page.locator('#post-text');
      const shown = (await text.innerText()).replace(/\s*\(opens in a new tab\)/, '').trim();
      expect.soft([html, shown]).toEqual([html, words]);
      for (const link of await text.getByRole('link').all()) await link.click({ trial: true });
      if (words !== '') await text.hover();
      expect.soft([html, await readMarks()]).toEqual([html, [undefined, undefined]]);
    }
    expect(harm).toEqual([]);
  });
}

test('unsafe titles and summaries run no script in the list, on home and in the feeds', async ({ page, site }) => {
  await publishPayloads(site, payloads);
  const { harm, readMarks } = await recordHarm(page);
  for (const path of ['/Home/Blogs?size=100', '/#blogs']) {
    await page.goto(path);
    await expect(page.locator('main li').first()).toBeVisible();
    expect(await readMarks()).toEqual([undefined, undefined]);
  }
  const feed = await (await page.request.get('/feeds/blog.xml')).text();
  const items = await page.evaluate((xml) => {
    const parser = new DOMParser();
    const descriptions = [...parser.parseFromString(xml, 'text/xml').querySelectorAll('item > description')];
    // A feed reader shows them as HTML.
    return descriptions.map(({ textContent }) => parser.parseFromString(textContent, 'text/html').body.children.length);
  }, feed);
  expect(items).toEqual(payloads.slice(-50).map(() => 0));
  expect(harm).toEqual([]);
});
