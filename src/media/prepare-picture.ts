import { createHash } from 'node:crypto';
import limitConcurrency from 'p-limit';
import sharp, { type Metadata } from 'sharp';
import { MoharError } from '#domain/errors.ts';
import type { PreparedFile, PreparedMedia } from '#domain/media/media.ts';
import {
  drawingFile,
  findFallbackWidth,
  namePictureFile,
  type PictureFormat,
  pictureFormats,
  pictureWidths,
} from '#domain/media/picture.ts';
import { checkSvg } from '#media/check-svg.ts';
import { palette } from '#media/draw/palette.ts';
import { isSequence, type PictureSource, recognisePicture, refuseMedia } from '#media/inspect-media-file.ts';

/**
 * The limits of an uploaded picture: what a camera of 24 megapixels takes. To decode one takes up to 4 bytes a pixel, 8 with 16 bits
 * of each colour (an interlaced PNG is decoded whole), and 18 of an AVIF.
 */
export const pictureLimits = { megabytes: 15, megapixels: 24, megapixelsOf16Bits: 18, avifMegapixels: 9 };

const widest = Math.max(...pictureWidths);

/**
 * The settings of each encoder, measured on the site's drawings in all three widths and checked on a photograph. AVIF
 * without chroma subsampling, which frays lines; effort 1 takes half a second of one core for a picture in three widths,
 * and 2 takes half as long again to save 7 % of the bytes. The settings are part of a picture's hash.
 */
const encoders = {
  avif: { quality: 50, effort: 1, chromaSubsampling: '4:4:4' },
  webp: { quality: 76, effort: 4, preset: 'drawing' },
  jpeg: { quality: 72, mozjpeg: true },
} as const satisfies { readonly [format in PictureFormat]: object };

/** One thread: AVIF encoded by several has other bytes, and the other cores are left for requests. */
sharp.concurrency(1);

/** No picture is prepared twice in a row, and its pixels would stay in memory. */
sharp.cache(false);

/** Decoded pixels: red, green, blue and, with 4 channels, opacity. */
type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number; readonly channels: 3 | 4 };

/**
 * Converts a JPEG, PNG, WebP or AVIF to every file that is served: oriented as in its EXIF data, in sRGB, without
 * metadata, in each of `pictureWidths` up to its own (a smaller one in its own width) and in each of `pictureFormats`. An
 * SVG stays as it is, with a JPEG for callers that take no SVG. The same bytes give the same files and the same hash, which
 * also depends on the encoders' settings. Size and format are checked before anything is decoded.
 * @throws MoharError `media-refused`
 */
export function preparePicture(bytes: Uint8Array): Promise<PreparedMedia> {
  return inTurn(() => prepare(bytes));
}

/** One at a time: the pixels of a picture and its encoders take up to 200 MB. */
const inTurn = limitConcurrency(1);

async function prepare(bytes: Uint8Array): Promise<PreparedMedia> {
  if (bytes.length > pictureLimits.megabytes * 1_048_576) {
    throw refuseMedia(`The picture is larger than ${pictureLimits.megabytes} MB.`);
  }
  const source = recognisePicture(bytes);
  if (!source) throw refuseMedia('This is no picture that we can take. Upload a JPEG, PNG, WebP, AVIF or SVG.');
  if (source === 'svg') checkSvg(bytes);
  if (isSequence(bytes, source)) throw refuseAnimated();
  try {
    const pixels = await decodePicture(bytes, source);
    const { width, height } = pixels;
    if (source === 'svg') {
      const jpeg = await encodePicture(pixels, findFallbackWidth(pictureWidths), ['jpeg']);
      const files = [{ name: drawingFile, bytes }, ...jpeg];
      return { hash: hashSource(bytes, { jpeg: encoders.jpeg }), kind: 'drawing', width, height, files };
    }
    const widths = chooseWidths(width);
    const files = (await Array.fromAsync(widths, (each) => encodePicture(pixels, each, pictureFormats))).flat();
    return { hash: hashSource(bytes, encoders), kind: 'picture', width, height, files };
  } catch (error) {
    if (error instanceof MoharError) throw error;
    throw refuseMedia('The picture is damaged or cut short: it cannot be read to its end.', error);
  }
}

function hashSource(bytes: Uint8Array, settings: object): string {
  return createHash('sha256').update(JSON.stringify(settings)).update(bytes).digest('hex').slice(0, 32);
}

/** The widths in which a picture is stored; its own when it is narrower than all of them. */
function chooseWidths(width: number): readonly number[] {
  const widths = pictureWidths.filter((each) => each <= width);
  return widths.length > 0 ? widths : [width];
}

/** Decodes a picture in the widest size in which it is stored. */
async function decodePicture(bytes: Uint8Array, source: PictureSource): Promise<Pixels> {
  const { picture, width } = source === 'svg' ? await openSvg(bytes) : await openRaster(bytes, source);
  const resized = picture.resize({ width: chooseWidths(width).at(-1) ?? width }).toColourspace('srgb');
  const { data, info } = await resized.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width: taken, height, channels } = info;
  if (channels === 4) return dropOpacity({ data, width: taken, height, channels });
  if (channels === 3) return { data, width: taken, height, channels };
  throw new Error(`The decoder gave ${channels} channels instead of three or four.`);
}

/** Drops the opacity channel, which a rendered SVG always has, where every pixel is opaque. */
async function dropOpacity(pixels: Pixels): Promise<Pixels> {
  const { data, ...raw } = pixels;
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return pixels;
  return { ...raw, data: await sharp(data, { raw }).removeAlpha().raw().toBuffer(), channels: 3 };
}

async function openRaster(bytes: Uint8Array, source: PictureSource) {
  const { autoOrient, depth, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = autoOrient;
  if (pages > 1) throw refuseAnimated();
  const megapixels = findMegapixelLimit(source, depth);
  checkPixels(width, height, megapixels);
  return { picture: sharp(bytes, { limitInputPixels: megapixels * 1_000_000 }).autoOrient(), width };
}

function findMegapixelLimit(source: PictureSource, depth: Metadata['depth']): number {
  if (source === 'avif') return pictureLimits.avifMegapixels;
  return depth === 'ushort' ? pictureLimits.megapixelsOf16Bits : pictureLimits.megapixels;
}

/** An SVG is rendered in the widest size, whatever size it declares. */
async function openSvg(bytes: Uint8Array) {
  const named = await sharp(bytes, { limitInputPixels: false }).metadata();
  const density = Math.min(Math.max((72 * widest) / named.width, 1), 100_000);
  const { width, height } = await sharp(bytes, { density, limitInputPixels: false }).metadata();
  const { megapixels } = pictureLimits;
  checkPixels(widest, (widest * height) / width, megapixels);
  return { picture: sharp(bytes, { density, limitInputPixels: megapixels * 1_000_000 }), width: widest };
}

function checkPixels(width: number, height: number, megapixels: number): void {
  if (width * height > megapixels * 1_000_000)
    throw refuseMedia(
      `The picture has more than ${megapixels} megapixels. Make it smaller; 1440 pixels of width are enough.`,
    );
}

function refuseAnimated(): MoharError {
  return refuseMedia('The picture moves or has several pages. Only still pictures can be taken.');
}

/** One picture in one width and some formats. JPEG has no opacity: transparent parts are flattened on the paper colour. */
async function encodePicture(
  pixels: Pixels,
  width: number,
  formats: readonly PictureFormat[],
): Promise<PreparedFile[]> {
  const { data, ...raw } = await resizePixels(pixels, width);
  return Array.fromAsync(formats, async (format) => {
    const picture = sharp(data, { raw });
    if (format === 'jpeg') picture.flatten({ background: palette.paper });
    return { name: namePictureFile(width, format), bytes: await picture.toFormat(format, encoders[format]).toBuffer() };
  });
}

async function resizePixels(pixels: Pixels, width: number): Promise<Pixels> {
  const { data, ...raw } = pixels;
  if (width === raw.width) return pixels;
  const resized = await sharp(data, { raw }).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  return { data: resized.data, width, height: resized.info.height, channels: pixels.channels };
}
