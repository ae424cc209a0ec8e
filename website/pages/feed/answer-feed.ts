import { Feed } from 'feed';
import { site } from '#content/site.ts';
import { encodeHtml } from '#domain/html/clean-html.ts';

/** A list as feeds tell it. */
export type FeedContent = {
  readonly siteUrl: string;
  /** The feed's own path. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The page of the same content. */
  readonly page: string;
  /** `id` tells apart items that lead to the same address. */
  readonly items: readonly { id?: string; href: string; title: string; summary: string; date: string }[];
};

/** The same but for where it stands. */
export type FeedWords = Omit<FeedContent, 'siteUrl' | 'path'>;

/** RSS 2.0 or JSON Feed 1.1, to be asked for again after five minutes. */
export function answerFeed(format: 'xml' | 'json', content: FeedContent): Response {
  const { siteUrl, path, title, description, page, items } = content;
  const dated = items.filter(({ date }) => !Number.isNaN(Date.parse(date)));
  const newest = dated[0]?.date;
  const feed = new Feed({
    id: siteUrl + page,
    title: `${title} · ${site.name}`,
    description,
    link: siteUrl + page,
    language: 'en-IN',
    copyright: site.owner,
    feedLinks: { [format === 'xml' ? 'rss' : 'json']: siteUrl + path },
    ...(newest === undefined ? {} : { updated: new Date(newest) }),
  });
  for (const { id, href, title: name, summary, date } of dated) {
    // Readers take the description of RSS for HTML, the summary of JSON Feed for plain text.
    const description = format === 'xml' ? encodeHtml(summary) : summary;
    feed.addItem({ id: id ?? href, link: href, title: name, description, date: new Date(date) });
  }
  const headers = { 'Cache-Control': 'public, max-age=300' };
  return format === 'xml'
    ? new Response(feed.rss2(), { headers: { ...headers, 'Content-Type': 'application/rss+xml; charset=utf-8' } })
    : new Response(feed.json1(), { headers: { ...headers, 'Content-Type': 'application/feed+json; charset=utf-8' } });
}
