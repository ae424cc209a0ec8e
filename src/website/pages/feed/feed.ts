import { Feed } from 'feed';
import { documentHeads } from '#content/document/document-heads.ts';
import { feedLabels as labels } from '#content/feed/labels.ts';
import { blog } from '#content/post/blog.ts';
import { findTitle as findRepositoryTitle, repositoryPage } from '#content/repository/repository.ts';
import { site } from '#content/site.ts';
import { postPath, routes } from '#contract/routes.ts';
import type { DocumentHead } from '#domain/document/document.ts';
import { encodeHtml } from '#domain/html/clean-html.ts';
import { type WebsiteContext, websiteContext } from '#website/context.ts';
import type { Route } from './+types/feed';

/** `/feeds/blog.xml`, `/feeds/notices.xml`, `/feeds/repository.xml`, and the same as `.json`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [, name, format] = /^(blog|notices|repository)\.(xml|json)$/.exec(params.file) ?? [];
  if (format !== 'xml' && format !== 'json') throw new Response('There is no such feed.', { status: 404 });
  const dependencies = context.get(websiteContext);
  const content = await feeds[name as keyof typeof feeds](dependencies);
  return renderFeed(format, dependencies.siteUrl, `/feeds/${params.file}`, content);
}

const feeds = {
  async blog({ content, siteUrl }) {
    const { posts } = await content.listPosts({ page: 1, pageSize: 50 });
    return {
      title: blog.title,
      description: blog.description,
      page: routes.blog.path,
      items: posts.map(({ id, title, summary, createdDate: date }) => ({
        href: siteUrl + postPath(id),
        title,
        summary,
        date,
      })),
    };
  },

  /** The notices; one with a file links to the address of the file. */
  async notices({ content, siteUrl }) {
    return {
      ...labels.notices,
      page: '/',
      items: (await content.listNotices()).notices.map(({ id, title, createdDate: date, href, isFile }) => ({
        href: isFile ? `${siteUrl}/notices/${id}` : (href ?? siteUrl),
        title,
        summary: '',
        date,
      })),
    };
  },

  /** Files that appeared or changed in the repository. */
  async repository({ listRepositoryChanges, siteUrl }) {
    return {
      title: repositoryPage.heading,
      description: labels.repository.description,
      page: routes.repository.path,
      items: (await listRepositoryChanges()).map(({ path, step, sha256, noticedAt: date }) => ({
        id: `${siteUrl}${encodeURI(path)}#${step}`,
        href: siteUrl + encodeURI(path),
        title: labels.repository[step === 1 ? 'appeared' : 'changed'](findTitle(path)),
        summary: labels.repository.hash(sha256),
        date,
      })),
    };
  },
} satisfies { readonly [name: string]: (context: WebsiteContext) => Promise<FeedContent> };

const documents: readonly DocumentHead[] = Object.values(documentHeads);

function findTitle(path: string): string {
  const document = documents.find((head) => head.path === path);
  if (document) return `${document.title} ${document.edition}`.trim();
  return findRepositoryTitle(path) ?? path;
}

type FeedContent = {
  readonly title: string;
  readonly description: string;
  /** The page of the same content. */
  readonly page: string;
  /** `id` distinguishes items with the same address. */
  readonly items: readonly { id?: string; href: string; title: string; summary: string; date: string }[];
};

/** RSS 2.0 or JSON Feed 1.1. */
function renderFeed(format: 'xml' | 'json', siteUrl: string, path: string, content: FeedContent): Response {
  const { title, description, page, items } = content;
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
    // The description of RSS is HTML, the summary of JSON Feed plain text.
    const description = format === 'xml' ? encodeHtml(summary) : summary;
    feed.addItem({ id: id ?? href, link: href, title: name, description, date: new Date(date) });
  }
  const mediaType = format === 'xml' ? 'application/rss+xml' : 'application/feed+json';
  return new Response(format === 'xml' ? feed.rss2() : feed.json1(), {
    headers: { 'Content-Type': `${mediaType}; charset=utf-8`, 'Cache-Control': 'public, no-cache' },
  });
}
