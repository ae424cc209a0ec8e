/** The stored widths of a picture, up to its own; a narrower one is stored in its own width. Pixels. */
export const pictureWidths = [480, 960, 1440] as const;

/** The stored formats of each width, the smallest first; every browser supports the last. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The file name of a drawing. */
export const drawingFile = 'drawing.svg';

/** A stored picture. */
export type Picture = {
  /** The first 32 hexadecimal digits of the SHA-256 of the source's bytes. */
  readonly hash: string;
  /** Pixels of the widest one. */
  readonly width: number;
  readonly height: number;
  /** The stored widths, ascending. */
  readonly widths: readonly number[];
  /** Whether pages show `drawingFile`; then a JPEG in one width is stored for callers that take no SVG. */
  readonly isDrawing: boolean;
  /** Alternative text; blank for a decorative picture. */
  readonly alt: string;
};

/** The path of a stored file. Its content never changes. */
export function toMediaPath(hash: string, name: string): string {
  return `/media/${hash}/${name}`;
}

/** The hash in a path of a stored file; blank in any other. */
export function findMediaHash(path: string): string {
  return /^\/media\/([0-9a-f]{32})\/[\w.]+$/.exec(path)?.[1] ?? '';
}

/** The file name of a picture in a width and a format. */
export function namePictureFile(width: number, format: PictureFormat): string {
  return `${width}.${format}`;
}

/** For callers that take a single size; one of `pictureWidths`. Pixels. */
const fallbackWidth = 960;

/** The largest of the widths up to `fallbackWidth`, else the smallest. */
export function findFallbackWidth(widths: readonly number[]): number {
  return widths.filter((width) => width <= fallbackWidth).at(-1) ?? widths[0] ?? 0;
}

/** The file name of a picture for callers that take a single one: a JPEG, because every program shows it. */
export function namePlainJpeg({ widths }: Pick<Picture, 'widths'>): string {
  return namePictureFile(findFallbackWidth(widths), 'jpeg');
}

/** The path of the plain JPEG; also the address of a picture in the Markdown of a post. */
export function toPicturePath({ hash, widths }: Pick<Picture, 'hash' | 'widths'>): string {
  return toMediaPath(hash, namePlainJpeg({ widths }));
}
