import { escapeUTF8 } from 'entities';

export type FeedFormat = 'xml' | 'json';

export type FeedItem = {
  /** Distinguishes the item for ever; an address with `isPermalink`. */
  readonly id: string;
  readonly isPermalink: boolean;
  /** Where the item leads; several may lead to one address. */
  readonly href: string;
  readonly title: string;
  /** Plain text; may be blank. */
  readonly summary: string;
  /** ISO 8601. */
  readonly date: string;
};

export type Feed = {
  readonly title: string;
  readonly description: string;
  readonly copyright: string;
  /** The address of the page with the same content. */
  readonly page: string;
  /** The address of the feed itself. */
  readonly self: string;
  /** Newest first. */
  readonly items: readonly FeedItem[];
};

const language = 'en-IN';

/** Formats RSS 2.0 or JSON Feed 1.1. */
export const formatFeed = { xml: formatRss, json: formatJsonFeed } as const;

export const feedTypes = { xml: 'application/rss+xml', json: 'application/feed+json' } as const;

function formatRss({ title, description, copyright, page, self, items }: Feed): string {
  const [newest] = items;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${formatElement('title', title)}
${formatElement('link', page)}
${formatElement('description', description)}
${formatElement('language', language)}
${formatElement('copyright', copyright)}
${newest ? `${formatElement('lastBuildDate', new Date(newest.date).toUTCString())}\n` : ''}\
<atom:link href="${encodeXml(self)}" rel="self" type="${feedTypes.xml}"/>
${items.map(formatItem).join('')}</channel>
</rss>
`;
}

function formatItem({ id, isPermalink, href, title, summary, date }: FeedItem): string {
  return `<item>
${formatElement('title', title)}
${formatElement('link', href)}
${formatElement('guid', id, ` isPermaLink="${isPermalink}"`)}
${formatElement('pubDate', new Date(date).toUTCString())}
${summary === '' ? '' : `${formatElement('description', escapeUTF8(summary))}\n`}\
</item>
`;
}

/** The description of an item is HTML, encoded before; the other texts are plain. */
function formatElement(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes}>${encodeXml(text)}</${name}>`;
}

/** Encodes a text, without the characters that XML 1.0 cannot hold (section 2.2), as another host may send. */
function encodeXml(text: string): string {
  return escapeUTF8(text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD'));
}

function formatJsonFeed({ title, description, page, self, items }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: self,
    description,
    language,
    items: items.map(({ id, href, title: name, summary, date }) => ({
      id,
      url: href,
      title: name,
      // An item must have a text; the title of a notice is all that it says.
      content_text: summary || name,
      date_published: new Date(date).toISOString(),
    })),
  };
  return JSON.stringify(feed, null, 2);
}
