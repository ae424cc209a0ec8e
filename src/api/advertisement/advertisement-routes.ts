import type { FastifyInstance } from 'fastify';
import { type ContentRouteContext, embedPicture } from '#api/embed-media.ts';
import { registerCachedRead } from '#api/register-read.ts';
import type { AdvertisementBody } from '#contract/advertisement.ts';
import { calls } from '#contract/calls.ts';
import type { Advertisement } from '#domain/advertisement/advertisement.ts';

/** `GetAllAdvertisementsList` (R7.13): the active advertisements of the platform. */
export function registerAdvertisementRoutes(api: FastifyInstance, context: ContentRouteContext): void {
  registerCachedRead(api, calls.advertisementList, async ({ platformType, images }) => {
    const advertisements = await context.content.listAdvertisements(platformType);
    const toBody = async ({ picture }: Advertisement): Promise<AdvertisementBody> =>
      images ? { imageBytes: '', picture } : { imageBytes: await embedPicture(picture, context) };
    // Any number is a platform: only platforms with an advertisement are cached.
    return { value: await Promise.all(advertisements.map(toBody)), isCacheable: advertisements.length > 0 };
  });
}
