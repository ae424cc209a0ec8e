import type { FastifyInstance } from 'fastify';
import { embedPicture, type MediaServices } from '#api/media/embed.ts';
import { readQuery } from '#api/read-query.ts';
import { type AdvertisementAnswer, advertisementQuery } from '#contract/advertisement/advertisement-shape.ts';
import { apiPaths } from '#contract/paths.ts';
import type { Advertisement } from '#domain/advertisement/advertisement.ts';

/** What the advertisements' route needs. */
export type AdvertisementServices = MediaServices & {
  readonly listAdvertisements: (platform: number) => Promise<readonly Advertisement[]>;
};

/** `GetAllAdvertisementsList` (R7.13): those switched on for the platform. */
export function registerAdvertisementRoutes(api: FastifyInstance, services: AdvertisementServices): void {
  api.get(apiPaths.advertisementList, async (request, reply) => {
    const query = readQuery(advertisementQuery, request, reply);
    if (!query) return reply;
    const advertisements = await services.listAdvertisements(query.platformType);
    const toAnswer = async ({ picture }: Advertisement): Promise<AdvertisementAnswer> =>
      query.images ? { imageBytes: '', picture } : { imageBytes: await embedPicture(picture, services) };
    return Promise.all(advertisements.map(toAnswer));
  });
}
