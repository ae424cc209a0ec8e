import sharp from 'sharp';
import type { PreparedFile } from '#domain/media/media.ts';
import { namePictureFile, type PictureFormat, pictureFormats } from '#domain/media/picture.ts';
import { palette } from '#media/draw/palette.ts';

/**
 * The settings of each encoder, measured on the site's drawings in all three widths and checked on a photograph. AVIF
 * without chroma subsampling, which frays lines; effort 1 takes half a second of one core for a picture in three widths,
 * and 2 takes half as long again to save 7 % of the bytes. The settings are part of a picture's hash.
 */
export const encoders = {
  avif: { quality: 50, effort: 1, chromaSubsampling: '4:4:4' },
  webp: { quality: 76, effort: 4, preset: 'drawing' },
  jpeg: { quality: 72, mozjpeg: true },
} as const satisfies { readonly [format in PictureFormat]: object };

/** One thread: AVIF encoded by several has other bytes, and the other cores are left for requests. */
sharp.concurrency(1);

/** Decoded pixels: red, green, blue and, with 4 channels, opacity. */
export type Pixels = {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
};

/** One picture in one width and every format. JPEG has no opacity: transparent parts are flattened on the paper colour. */
export async function encodePicture(pixels: Pixels, width: number): Promise<PreparedFile[]> {
  const { data, ...raw } = await resizePixels(pixels, width);
  const files: PreparedFile[] = [];
  for (const format of pictureFormats) {
    const picture = sharp(data, { raw });
    if (format === 'jpeg') picture.flatten({ background: palette.paper });
    files.push({
      name: namePictureFile(width, format),
      bytes: await picture.toFormat(format, encoders[format]).toBuffer(),
    });
  }
  return files;
}

async function resizePixels(pixels: Pixels, width: number): Promise<Pixels> {
  const { data, ...raw } = pixels;
  if (width === raw.width) return pixels;
  const resized = await sharp(data, { raw }).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  return { data: resized.data, width, height: resized.info.height, channels: pixels.channels };
}
