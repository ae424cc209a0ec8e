import { blog } from '#content/post/blog.ts';
import type { ContentSource } from '#contract/content-source.ts';
import { websiteContext } from '#website/context.ts';
import type { Route } from './+types/feed';
import { answerFeed, type FeedWords } from './answer-feed.ts';
import { describeChanges } from './describe-changes.ts';

/** `/feeds/blog.xml`, `/feeds/notices.xml`, `/feeds/repository.xml`, and the same as `.json`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { content, siteUrl, listRepositoryChanges } = context.get(websiteContext);
  const [, name, format] = /^(blog|notices|repository)\.(xml|json)$/.exec(params.file) ?? [];
  if (format !== 'xml' && format !== 'json') throw new Response('There is no such feed.', { status: 404 });
  const read = {
    blog: () => readPosts(content, siteUrl),
    notices: () => readNotices(content, siteUrl),
    repository: async () => describeChanges(await listRepositoryChanges(), siteUrl),
  }[name as 'blog' | 'notices' | 'repository'];
  return answerFeed(format, { ...(await read()), siteUrl, path: `/feeds/${params.file}` });
}

/** The newest fifty posts, their summaries. */
async function readPosts(content: ContentSource, siteUrl: string): Promise<FeedWords> {
  const { posts } = await content.listPosts({ page: 1, record: 50 });
  return {
    title: blog.title,
    description: blog.description,
    page: '/Home/Blogs',
    items: posts.map(({ id, title, summary, createdDate }) => ({
      href: `${siteUrl}/Home/Blogs/Details/${id}`,
      title,
      summary,
      date: createdDate,
    })),
  };
}

/** What's New, files by the address that shows them. */
async function readNotices(content: ContentSource, siteUrl: string): Promise<FeedWords> {
  const notices = await content.listNotices();
  return {
    title: 'What’s New',
    description: 'Notices on certificates, verification and support.',
    page: '/',
    items: notices.map(({ id, title, createdDate, href, isFile }) => ({
      href: isFile ? `${siteUrl}/notices/${id}` : (href ?? siteUrl),
      title,
      summary: '',
      date: createdDate,
    })),
  };
}
