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
 * The limits of an uploaded picture: photos of a camera with 24 megapixels. Decoding takes up to 4 bytes per pixel, 8
 * with 16 bits per colour (an interlaced PNG is decoded whole), and 18 for an AVIF.
 */
export const pictureLimits = { megabytes: 15, megapixels: 24, megapixelsOf16Bits: 18, avifMegapixels: 9 };

const widest = Math.max(...pictureWidths);

/**
 * The settings of each encoder, measured on the site's drawings in all three widths and checked on a photograph. AVIF
 * has no chroma subsampling: it frays lines. Effort 1 takes half a second of one core for a picture in three widths;
 * effort 2 takes half as long again and saves 7 % of the bytes. The settings are part of a picture's hash.
 */
const encoders = {
  avif: { quality: 50, effort: 1, chromaSubsampling: '4:4:4' },
  webp: { quality: 76, effort: 4, preset: 'drawing' },
  jpeg: { quality: 72, mozjpeg: true },
} as const satisfies { readonly [format in PictureFormat]: object };

/** One thread: several would change the bytes of an AVIF, and the other cores serve requests. */
sharp.concurrency(1);

/** No cache: no picture is prepared twice in a row, and the pixels would stay in memory. */
sharp.cache(false);

/** Decoded pixels: RGB or, with 4 channels, RGBA. */
type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number; readonly channels: 3 | 4 };

/**
 * Converts a JPEG, PNG, WebP or AVIF to all served files: in each of `pictureWidths` up to its own (a smaller one in
 * its own width) and each of `pictureFormats`, with the EXIF orientation applied, in sRGB, without metadata. An SVG is
 * served unchanged, with a JPEG for callers without SVG support. The same bytes give the same files and hash; the hash
 * also depends on the encoders' settings. Size and format are checked before decoding.
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

/** The stored widths of a picture; its own width if it is narrower than all of them. */
function chooseWidths(width: number): readonly number[] {
  const widths = pictureWidths.filter((each) => each <= width);
  return widths.length > 0 ? widths : [width];
}

/** Decodes a picture in its widest stored size. */
async function decodePicture(bytes: Uint8Array, source: PictureSource): Promise<Pixels> {
  const { picture, width } = source === 'svg' ? await openSvg(bytes) : await openRaster(bytes, source);
  const resized = picture.resize({ width: chooseWidths(width).at(-1) ?? width }).toColourspace('srgb');
  const { data, info } = await resized.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width: taken, height, channels } = info;
  if (channels === 4) return dropOpacity({ data, width: taken, height, channels });
  if (channels === 3) return { data, width: taken, height, channels };
  throw new Error(`The decoder gave ${channels} channels instead of three or four.`);
}

/** Drops the alpha channel if every pixel is opaque: a rendered SVG always has one. */
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

/**
 * Encodes a picture in one width and some formats. JPEG has no opacity: transparency is flattened on the paper colour.
 */
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
