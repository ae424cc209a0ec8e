import { z } from 'zod';
import { pictureShape } from '#contract/media/picture-shape.ts';
import { images, positiveNumber } from '#contract/query.ts';

/** The query of `GetAllAdvertisementsList` (R7.13). The role is taken and decides nothing: there are no roles. */
export const advertisementQuery = z.object({
  platformType: positiveNumber(),
  roleName: z.string().max(100).optional(),
  images: images.optional(),
});

/** An advertisement as it crosses the wire (R3.9). */
export const advertisementShape = z
  .object({
    imageBytes: z.string().meta({ description: 'A JPEG as base64; blank with images=url.' }),
    picture: pictureShape.optional(),
  })
  .meta({ id: 'Advertisement' });
export type AdvertisementAnswer = z.infer<typeof advertisementShape>;
