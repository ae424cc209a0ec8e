import { decodeHTML } from 'entities';
import { expect } from 'vitest';
import { documents } from '#documents/texts/documents.ts';

/** The text of a page as a reader meets it, without its scripts. */
function readText(html: string): string {
  const inline = /<\/?(?:a|b|strong|em|span|time|bdi|wbr)\b[^>]*>/g;
  const body = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, ' ').replaceAll(inline, '');
  return decodeHTML(body.replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' ');
}

/** Every page of the sitemap and every document, with its text. */
export async function readSiteTexts(url: string): Promise<readonly (readonly [path: string, text: string])[]> {
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
