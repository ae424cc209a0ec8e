/** The widths in which a picture is kept, where it is wide enough itself. Pixels. */
export const pictureWidths = [480, 960, 1440] as const;

/** The formats in which each width is kept, the smallest first; every browser knows the last. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** A kept picture as pages know it. */
export type Picture = {
  /** The first 32 hexadecimal digits of the SHA-256 of the bytes that it was made from. */
  readonly hash: string;
  /** Pixels of the widest one. */
  readonly width: number;
  readonly height: number;
  /** Which widths there are, ascending. */
  readonly widths: readonly number[];
  /** What it shows, for those who do not see it; blank when it only adorns. */
  readonly alt: string;
};

/** The address of a kept file; what stands behind it never changes. */
export function findMediaPath(hash: string, name: string): string {
  return `/media/${hash}/${name}`;
}

/** The file name of a picture in a width and a format. */
export function namePictureFile(width: number, format: PictureFormat): string {
  return `${width}.${format}`;
}

/** The width that callers get who ask for one picture and not for a choice: near 960 pixels. */
export function findPlainWidth(widths: readonly number[]): number {
  return widths.filter((width) => width <= 960).at(-1) ?? widths[0] ?? 0;
}
