import sharp from 'sharp';
import type { PreparedFile } from '#domain/media/media.ts';
import { namePictureFile, type PictureFormat, pictureFormats } from '#domain/media/picture.ts';
import { palette } from '#media/draw/palette.ts';

/**
 * How each format is written, measured on our drawings in all three widths, and checked on a photograph. AVIF without
 * halved colours, as lines of ink fray otherwise; its effort of 1 takes half a second of one core for a picture in three
 * widths, and 2 would take half as long again to save one byte in fourteen. The settings are part of a picture's hash.
 */
export const encoders = {
  avif: { quality: 50, effort: 1, chromaSubsampling: '4:4:4' },
  webp: { quality: 76, effort: 4, preset: 'drawing' },
  jpeg: { quality: 72, mozjpeg: true },
} as const satisfies { readonly [format in PictureFormat]: object };

/** One thread: AVIF written by several has other bytes than by one, and requests keep the other cores. */
sharp.concurrency(1);

/** Pixels that are held in memory undecoded: red, green, blue and, where there is any, opacity. */
export type Pixels = {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
};

/** One picture in one width and every format. What shines through is paper in JPEG, which knows no opacity. */
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
