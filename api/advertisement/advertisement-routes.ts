import type { FastifyInstance } from 'fastify';
import { type KeptAnswers, registerKeptAnswer } from '#api/kept-answer.ts';
import { embedPicture, type MediaServices } from '#api/media/embed.ts';
import { type AdvertisementAnswer, advertisementQuery } from '#contract/advertisement/advertisement-shape.ts';
import { apiPaths } from '#contract/paths.ts';
import type { Advertisement } from '#domain/advertisement/advertisement.ts';

/** What the advertisements' route needs. */
export type AdvertisementServices = MediaServices & {
  readonly keptAnswers: KeptAnswers;
  readonly listAdvertisements: (platform: number) => Promise<readonly Advertisement[]>;
};

/** `GetAllAdvertisementsList` (R7.13): those switched on for the platform. */
export function registerAdvertisementRoutes(api: FastifyInstance, services: AdvertisementServices): void {
  const call = { path: apiPaths.advertisementList, shape: advertisementQuery };
  registerKeptAnswer(api, call, services.keptAnswers, async ({ platformType, images }) => {
    const advertisements = await services.listAdvertisements(platformType);
    const toAnswer = async ({ picture }: Advertisement): Promise<AdvertisementAnswer> =>
      images ? { imageBytes: '', picture } : { imageBytes: await embedPicture(picture, services) };
    // Platforms without one have no end.
    return { value: await Promise.all(advertisements.map(toAnswer)), isLasting: advertisements.length > 0 };
  });
}
