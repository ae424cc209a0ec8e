import type { FastifyInstance } from 'fastify';
import { addressPicture, embedPicture, type MediaContext } from '#api/embed-media.ts';
import { registerCachedRead, type SendCached } from '#api/register-read.ts';
import { calls } from '#contract/calls.ts';
import type { PostBody, PostListBody } from '#contract/post.ts';
import { encodeHtml } from '#domain/html/clean-html.ts';
import { toMediaPath } from '#domain/media/picture.ts';
import type { Post, PostFilter, PostPage } from '#domain/post/post.ts';

export type PostRouteContext = MediaContext & {
  readonly sendCached: SendCached;
  readonly listPosts: (filter: PostFilter & { page: number; pageSize: number }) => Promise<PostPage>;
  readonly findPost: (id: number) => Promise<Post | undefined>;
};

/** `GetAllBlogs` (R7.7) and `GetAllBlogDetailById` (R7.8). Only active posts are ever public. */
export function registerPostRoutes(api: FastifyInstance, context: PostRouteContext): void {
  registerCachedRead(api, calls.postList, context.sendCached, async (query) => {
    const { pageNumber, record, isPopular, isActive, images = false } = query;
    const { posts, total } =
      isActive === false
        ? { posts: [], total: 0 }
        : await context.listPosts({ page: pageNumber, pageSize: record, isPopular });
    const blogDto = await Promise.all(posts.map((post) => toBody(post, images, context)));
    // Pages after the last are without end, and are not cached.
    const isCacheable = posts.length > 0 || pageNumber === 1;
    return { value: { pageNumber, record, total, blogDto } satisfies PostListBody, isCacheable };
  });

  registerCachedRead(api, calls.post, context.sendCached, async ({ id, images = false }) => {
    const post = await context.findPost(id);
    return post ? { value: await toBody(post, images, context) } : { notFound: 'There is no such blog.' };
  });
}

async function toBody(post: Post, isByAddress: boolean, context: MediaContext): Promise<PostBody> {
  const { id, slug, title, summary, html, createdDate, updatedDate, isPopular, isActive, picture, shareHash } = post;
  return {
    id,
    title,
    description: encodeHtml(html),
    createdDate,
    imageByte: isByAddress ? '' : await embedPicture(picture, context),
    image: picture ? `${slug}.jpeg` : '',
    imageFile: addressPicture(picture, context),
    isPopular,
    isActive,
    summary,
    updatedDate,
    ...(isByAddress && picture ? { picture } : {}),
    ...(shareHash === '' ? {} : { shareImage: context.siteUrl + toMediaPath(shareHash, '1200.jpeg') }),
  };
}
