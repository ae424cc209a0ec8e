import type { FastifyInstance } from 'fastify';
import { addressPicture, embedPicture, type MediaServices } from '#api/media/embed.ts';
import { sendProblem } from '#api/problem.ts';
import { readQuery } from '#api/read-query.ts';
import { encodeHtml } from '#contract/html/wire-html.ts';
import { apiPaths } from '#contract/paths.ts';
import { type PostAnswer, type PostPageAnswer, postListQuery, postQuery } from '#contract/post/post-shape.ts';
import { findMediaPath } from '#domain/media/picture.ts';
import type { Post, PostFilter, PostPage } from '#domain/post/post.ts';

/** What the blog's routes need. */
export type PostServices = MediaServices & {
  readonly listPosts: (filter: PostFilter & { page: number; record: number }) => Promise<PostPage>;
  readonly findPost: (id: number) => Promise<Post | undefined>;
};

/** `GetAllBlogs` (R7.7) and `GetAllBlogDetailById` (R7.8). Only active posts are ever answered. */
export function registerPostRoutes(api: FastifyInstance, services: PostServices): void {
  api.get(apiPaths.postList, async (request, reply) => {
    const query = readQuery(postListQuery, request, reply);
    if (!query) return reply;
    const { pageNumber, record, isPopular, isActive, images = false } = query;
    const isNobody = isActive === false;
    const { posts, total } = isNobody
      ? { posts: [], total: 0 }
      : await services.listPosts({ page: pageNumber, record, isPopular });
    const blogDto = await Promise.all(posts.map((post) => toAnswer(post, images, services)));
    return { pageNumber, record, total, blogDto } satisfies PostPageAnswer;
  });

  api.get(apiPaths.post, async (request, reply) => {
    const query = readQuery(postQuery, request, reply);
    if (!query) return reply;
    const post = await services.findPost(query.id);
    if (!post) return sendProblem(reply, 404, 'There is no such blog.');
    return toAnswer(post, query.images ?? false, services);
  });
}

async function toAnswer(post: Post, byAddress: boolean, services: PostServices): Promise<PostAnswer> {
  const { id, slug, title, summary, html, createdDate, updatedDate, isPopular, isActive, picture, shareHash } = post;
  return {
    id,
    title,
    description: encodeHtml(html),
    createdDate,
    imageByte: byAddress ? '' : await embedPicture(picture, services),
    image: picture ? `${slug}.jpeg` : '',
    imageFile: addressPicture(picture, services),
    isPopular,
    isActive,
    summary,
    updatedDate,
    ...(byAddress && picture ? { picture } : {}),
    ...(shareHash === '' ? {} : { shareImage: services.siteUrl + findMediaPath(shareHash, '1200.jpeg') }),
  };
}
