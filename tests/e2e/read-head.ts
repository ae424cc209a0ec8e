import type { Page } from '@playwright/test';

/** The parts of a page that search engines and shared links read; blank where missing. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** The picture of a shared link. */
  readonly image: string;
  /** How many `h1` there are. */
  readonly headings: number;
};

export function readHead(page: Page): Promise<PageHead> {
  return page.evaluate(() => {
    const read = (selector: string, name: string): string => document.querySelector(selector)?.getAttribute(name) ?? '';
    return {
      title: document.title,
      description: read('meta[name=description]', 'content'),
      canonical: read('link[rel=canonical]', 'href'),
      image: read('meta[property="og:image"]', 'content'),
      headings: document.querySelectorAll('h1').length,
    };
  });
}
