import type { Picture } from '#domain/media/picture.ts';

/** An advertisement, as it is stored (R3.9). */
export type Advertisement = {
  readonly id: number;
  readonly key: string;
  /** The platforms that show it; 1 is the web site (R9.31). */
  readonly platforms: readonly number[];
  /** The sort key of the display order, ascending. */
  readonly position: number;
  readonly isActive: boolean;
  readonly picture: Picture;
};

export type NewAdvertisement = Omit<Advertisement, 'id'>;

/** The query of the web site's request for advertisements (R9.31). */
export const websitePlatform = { platformType: 1, roleName: 'Visitor' } as const;
