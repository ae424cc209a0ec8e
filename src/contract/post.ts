import { z } from 'zod';
import { pictureSchema } from '#contract/picture.ts';
import { flag, images, positiveNumber, positiveNumberOr } from '#contract/query-values.ts';
import { postLimits } from '#domain/post/post.ts';

/** The query of `GetAllBlogs` (R7.7). */
export const postListQuery = z.object({
  pageNumber: positiveNumberOr(1),
  // The number of posts on a page.
  record: positiveNumberOr(postLimits.pageSizes[0], postLimits.pageSize),
  isPopular: flag.optional(),
  isActive: flag.optional(),
  images: images.optional(),
});

/** The query of `GetAllBlogDetailById` (R7.8). */
export const postQuery = z.object({ id: positiveNumber(), images: images.optional() });

/** A blog on the wire (R3.6). Fields beyond the specification are optional. */
export const postSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string().meta({ description: 'HTML, entity-encoded.' }),
    createdDate: z.iso.datetime(),
    imageByte: z.string().meta({ description: 'A JPEG as base64; blank without a picture and with images=url.' }),
    image: z.string().meta({ description: 'The file name of the picture; blank without one.' }),
    imageFile: z.string().meta({ description: 'The address of the picture; blank without one.' }),
    isPopular: z.boolean(),
    isActive: z.boolean(),
    summary: z.string().optional(),
    updatedDate: z.iso.datetime().optional(),
    picture: pictureSchema.optional(),
    shareImage: z.string().optional(),
  })
  .meta({ id: 'Blog' });
export type PostBody = z.infer<typeof postSchema>;

/** The answer of `GetAllBlogs`. */
export const postListSchema = z
  .object({ pageNumber: z.int(), record: z.int(), total: z.int(), blogDto: z.array(postSchema) })
  .meta({ id: 'BlogList' });
export type PostListBody = z.infer<typeof postListSchema>;
