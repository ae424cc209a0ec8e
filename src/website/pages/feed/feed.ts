import { documentHeads } from '#content/document/document-heads.ts';
import { feedLabels as labels } from '#content/feed/labels.ts';
import { blog } from '#content/post/blog.ts';
import { findTitle as findRepositoryTitle, repositoryPage } from '#content/repository/repository.ts';
import { site } from '#content/site.ts';
import { postPath } from '#contract/routes.ts';
import type { DocumentHead } from '#domain/document/document.ts';
import { routes } from '#domain/site/routes.ts';
import { type WebsiteContext, websiteContext } from '#website/context.ts';
import type { Route } from './+types/feed';
import { type Feed, type FeedItem, feedTypes, formatFeed } from './render-feed.ts';

/** `/feeds/blog.xml`, `/feeds/notices.xml`, `/feeds/repository.xml`, and the same as `.json`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [, name, format] = /^(blog|notices|repository)\.(xml|json)$/.exec(params.file) ?? [];
  if (format !== 'xml' && format !== 'json') throw new Response('There is no such feed.', { status: 404 });
  const dependencies = context.get(websiteContext);
  const { siteUrl } = dependencies;
  const { title, page, items, ...rest } = await feeds[name as keyof typeof feeds](dependencies);
  const feed: Feed = {
    ...rest,
    title: `${title} · ${site.name}`,
    copyright: site.owner,
    page: siteUrl + page,
    self: `${siteUrl}/feeds/${params.file}`,
    // Another host may send an item without a date.
    items: items.filter(({ date }) => !Number.isNaN(Date.parse(date))),
  };
  return new Response(formatFeed[format](feed), {
    headers: { 'Content-Type': `${feedTypes[format]}; charset=utf-8`, 'Cache-Control': 'public, no-cache' },
  });
}

const feeds = {
  async blog({ content, siteUrl }) {
    const { posts } = await content.listPosts({ page: 1, pageSize: 50 });
    return {
      title: blog.title,
      description: blog.description,
      page: routes.blog.path,
      items: posts.map(({ id, title, summary, createdDate: date }) => {
        const href = siteUrl + postPath(id);
        return { id: href, isPermalink: true, href, title, summary, date };
      }),
    };
  },

  /** The notices. One with a file has an address of its own; several others may lead to one page. */
  async notices({ content, siteUrl }) {
    const { notices } = await content.listNotices();
    return {
      ...labels.notices,
      page: '/',
      items: notices.map(({ id: number, title, createdDate: date, href = `${siteUrl}/`, isFile }) => {
        const id = `${siteUrl}/notices/${number}`;
        return { id, isPermalink: isFile, href: isFile ? id : href, title, summary: '', date };
      }),
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
        isPermalink: false,
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
  /** The path of the page with the same content. */
  readonly page: string;
  readonly items: readonly FeedItem[];
};
