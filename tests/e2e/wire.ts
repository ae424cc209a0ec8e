import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, devices } from '@playwright/test';

/** Bytes over the wire by kind, headers included, as Chromium counts them. */
export type Wire = { html: number; css: number; js: number; fonts: number; pictures: number; other: number };

const kinds: { readonly [type: string]: keyof Wire } = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'fonts',
  Image: 'pictures',
};

/** What a phone with an empty cache receives of a page until five seconds after its load. */
export async function measureWire(browser: Browser, url: string): Promise<Wire> {
  const context = await browser.newContext({ ...devices['Moto G4'] });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const wire: Wire = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0, other: 0 };
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    wire[kinds[types.get(requestId) ?? ''] ?? 'other'] += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  await sleep(5_000);
  await context.close();
  return wire;
}

/** A page as it is kept at the highest level of compression: the first reader gets a quicker one. */
export async function settle(url: string): Promise<{ headers: [name: string, value: string][]; body: Buffer }> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const { headers, body } = await fetchAsSent(url);
    if (headers.some(([name, value]) => name === 'etag' && value.endsWith('-br"'))) return { headers, body };
    await sleep(50);
  }
  throw new Error(`${url} is not kept at the highest level`);
}

/** `fetch` would decode it. */
async function fetchAsSent(url: string): Promise<{ headers: [name: string, value: string][]; body: Buffer }> {
  const asked = request(url, { headers: { 'Accept-Encoding': 'br' } }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  return { headers: Object.entries(response.headers).map(([name, value]) => [name, String(value)]), body };
}
