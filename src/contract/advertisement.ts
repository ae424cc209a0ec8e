import { z } from 'zod';
import { pictureSchema } from '#contract/picture.ts';
import { images, positiveNumber } from '#contract/query-values.ts';

/** The query of `GetAllAdvertisementsList` (R7.13). The role is accepted and ignored: there are no roles. */
export const advertisementListQuery = z.object({
  platformType: positiveNumber(),
  roleName: z.string().max(100).optional(),
  images: images.optional(),
});

/** An advertisement on the wire (R3.9). */
export const advertisementSchema = z
  .object({
    imageBytes: z.string().meta({ description: 'A JPEG as base64; blank with images=url.' }),
    picture: pictureSchema.optional(),
  })
  .meta({ id: 'Advertisement' });
export type AdvertisementBody = z.infer<typeof advertisementSchema>;
