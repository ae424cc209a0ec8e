import type { FastifyInstance } from 'fastify';
import { embedPicture, type MediaContext } from '#api/embed-media.ts';
import { registerCachedRead, type SendCached } from '#api/register-read.ts';
import type { AdvertisementBody } from '#contract/advertisement.ts';
import { calls } from '#contract/calls.ts';
import type { Advertisement } from '#domain/advertisement/advertisement.ts';

export type AdvertisementRouteContext = MediaContext & {
  readonly sendCached: SendCached;
  readonly listAdvertisements: (platform: number) => Promise<readonly Advertisement[]>;
};

/** `GetAllAdvertisementsList` (R7.13): those switched on for the platform. */
export function registerAdvertisementRoutes(api: FastifyInstance, context: AdvertisementRouteContext): void {
  registerCachedRead(api, calls.advertisementList, context.sendCached, async ({ platformType, images }) => {
    const advertisements = await context.listAdvertisements(platformType);
    const toBody = async ({ picture }: Advertisement): Promise<AdvertisementBody> =>
      images ? { imageBytes: '', picture } : { imageBytes: await embedPicture(picture, context) };
    // Any number is a platform: only those with an advertisement are cached.
    return { value: await Promise.all(advertisements.map(toBody)), isCacheable: advertisements.length > 0 };
  });
}
