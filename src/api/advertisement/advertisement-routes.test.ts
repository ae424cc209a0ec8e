import { describe, expect, inject, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { upsertAdvertisement } from '#database/advertisement/advertisement-store.ts';
import { clientKey, createTestApp } from '#tests/app.ts';
import { publishMedia, samplePicture, tinyJpeg, toPicture } from '#tests/published-content.ts';
import { dialects } from '#tests/store.ts';

describe.each(dialects)('advertisements on %s', (dialect) => {
  test('are those active on the platform, in their order', async () => {
    await using site = await createTestApp(dialect, inject('postgresUrl'));
    const media = ['a', 'b', 'c', 'd'].map(samplePicture);
    await publishMedia(site.store, ...media);
    const publish = (at: number, more: object) =>
      upsertAdvertisement(site.store.db, {
        key: `ad-${at}`,
        platforms: [1],
        position: 10 - at,
        isActive: true,
        picture: toPicture(media[at] ?? samplePicture(), `Picture ${at}`),
        ...more,
      });
    await publish(0, {});
    await publish(1, {});
    await publish(2, { platforms: [2] });
    await publish(3, { isActive: false });
    const get = (query: string) =>
      site.app.inject({ url: `${apiPaths.advertisementList}?${query}`, headers: clientKey });
    const jpeg = tinyJpeg.toString('base64');
    expect((await get('platformType=1&roleName=Visitor')).json()).toEqual([{ imageBytes: jpeg }, { imageBytes: jpeg }]);
    const byAddress = (await get('platformType=1&roleName=Visitor&images=url')).json();
    expect(byAddress.map(({ picture }: { picture: { alt: string } }) => picture.alt)).toEqual([
      'Picture 1',
      'Picture 0',
    ]);
    expect((await get('platformType=2&roleName=')).json()).toHaveLength(1);
    expect((await get('platformType=3')).json()).toEqual([]);
    expect((await get('roleName=Visitor')).statusCode).toBe(400);
    expect((await get('platformType=web')).statusCode).toBe(400);
  });
});
