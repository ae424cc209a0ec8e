import type { FastifyInstance } from 'fastify';
import { type KeptAnswers, registerKeptAnswer } from '#api/kept-answer.ts';
import { addressPicture, embedPicture, type MediaServices } from '#api/media/embed.ts';
import { encodeHtml } from '#contract/html/wire-html.ts';
import { apiPaths } from '#contract/paths.ts';
import { type PostAnswer, type PostPageAnswer, postListQuery, postQuery } from '#contract/post/post-shape.ts';
import { findMediaPath } from '#domain/media/picture.ts';
import type { Post, PostFilter, PostPage } from '#domain/post/post.ts';

/** What the blog's routes need. */
export type PostServices = MediaServices & {
  readonly keptAnswers: KeptAnswers;
  readonly listPosts: (filter: PostFilter & { page: number; record: number }) => Promise<PostPage>;
  readonly findPost: (id: number) => Promise<Post | undefined>;
};

/** `GetAllBlogs` (R7.7) and `GetAllBlogDetailById` (R7.8). Only active posts are ever answered. */
export function registerPostRoutes(api: FastifyInstance, services: PostServices): void {
  registerKeptAnswer(api, { path: apiPaths.postList, shape: postListQuery }, services.keptAnswers, async (query) => {
    const { pageNumber, record, isPopular, isActive, images = false } = query;
    const isNobody = isActive === false;
    const { posts, total } = isNobody
      ? { posts: [], total: 0 }
      : await services.listPosts({ page: pageNumber, record, isPopular });
    const blogDto = await Promise.all(posts.map((post) => toAnswer(post, images, services)));
    // Pages after the last have no end.
    const isLasting = posts.length > 0 || pageNumber === 1;
    return { value: { pageNumber, record, total, blogDto } satisfies PostPageAnswer, isLasting };
  });

  const one = { path: apiPaths.post, shape: postQuery, missing: 'There is no such blog.' };
  registerKeptAnswer(api, one, services.keptAnswers, async ({ id, images = false }) => {
    const post = await services.findPost(id);
    return post && { value: await toAnswer(post, images, services) };
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
