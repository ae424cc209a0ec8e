import type { Picture } from '#domain/media/picture.ts';

/** An advertisement, as it is kept (R3.9). */
export type Advertisement = {
  readonly id: number;
  /** By which publishing knows it again. */
  readonly key: string;
  /** The platforms that it is switched on for; 1 is the web site (R9.31). */
  readonly platforms: readonly number[];
  /** The order in which they are shown, ascending. */
  readonly position: number;
  readonly isActive: boolean;
  readonly picture: Picture;
};

/** An advertisement as publishing hands it over. */
export type AdvertisementDraft = Omit<Advertisement, 'id'>;

/** What the web site says of itself when it asks for advertisements (R9.31). */
export const ourPlatform = { platformType: 1, roleName: 'Visitor' } as const;
