import { expect, test } from 'vitest';
import { formatFeed } from './render-feed.ts';

test('characters that XML cannot hold are replaced, so that one title does not break the feed', () => {
  const item = { id: 'urn:1', isPermalink: false, href: 'https://a.example/?a=1&b=2', date: '2026-11-20T10:00:00Z' };
  const feed = {
    title: 'T',
    description: 'D',
    copyright: 'C',
    page: 'https://a.example/',
    self: 'https://a.example/f',
  };
  const title = 'a\u0000b\u000Bc\uFFFEd\uD800e\u{1F642}';
  const xml = formatFeed.xml({ ...feed, items: [{ ...item, title, summary: '' }] });
  expect(xml).toContain('<title>a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\u{1F642}</title>');
  expect(xml).toContain('<link>https://a.example/?a=1&amp;b=2</link>');
  expect(formatFeed.xml({ ...feed, items: [] })).not.toContain('lastBuildDate');
});
