import { escapeUTF8 } from 'entities';
import type { FastifyInstance } from 'fastify';
import { addressPicture, type ContentRouteContext, embedPicture } from '#api/embed-media.ts';
import { registerCachedRead } from '#api/register-read.ts';
import { calls } from '#contract/calls.ts';
import type { PostBody, PostListBody } from '#contract/post.ts';
import { toMediaPath } from '#domain/media/picture.ts';
import type { Post } from '#domain/post/post.ts';

/** `GetAllBlogs` (R7.7) and `GetAllBlogDetailById` (R7.8). Only active posts are ever public. */
export function registerPostRoutes(api: FastifyInstance, context: ContentRouteContext): void {
  registerCachedRead(api, calls.postList, async (query) => {
    const { pageNumber, record, isPopular, isActive, images = false } = query;
    const { posts, total } =
      isActive === false
        ? { posts: [], total: 0 }
        : await context.content.listPosts({ page: pageNumber, pageSize: record, isPopular });
    const blogDto = await Promise.all(posts.map((post) => toBody(post, images, context)));
    // There are endless pages after the last: do not cache them.
    const isCacheable = posts.length > 0 || pageNumber === 1;
    return { value: { pageNumber, record, total, blogDto } satisfies PostListBody, isCacheable };
  });

  registerCachedRead(api, calls.post, async ({ id, images = false }) => {
    const post = await context.content.findPost(id);
    return post ? { value: await toBody(post, images, context) } : { notFound: 'There is no such blog.' };
  });
}

async function toBody(post: Post, isByAddress: boolean, context: ContentRouteContext): Promise<PostBody> {
  const { id, slug, title, summary, html, createdDate, updatedDate, isPopular, isActive, picture, shareHash } = post;
  return {
    id,
    title,
    description: escapeUTF8(html),
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
