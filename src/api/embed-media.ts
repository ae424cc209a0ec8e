import type { StreamedAnswer } from '#api/register-read.ts';
import { namePlainJpeg, type Picture, toPicturePath } from '#domain/media/picture.ts';

/** Dependencies of routes that embed published pictures and files in a response. */
export type MediaContext = {
  /** Reads one file of a medium; `undefined` when there is none. */
  readonly readMediaFile: (hash: string, name: string) => Promise<Uint8Array | undefined>;
  /** The length of a published PDF in bytes; `undefined` when there is none. */
  readonly findPdfSize: (hash: string) => Promise<number | undefined>;
  /** Some bytes of a published PDF from a position on. */
  readonly readPdf: (hash: string, start: number) => Promise<Uint8Array>;
  /** The origin of addresses in answers. */
  readonly siteUrl: string;
};

/** A picture as base64 of a JPEG, the default of the specification; blank without one. */
export async function embedPicture(picture: Picture | undefined, { readMediaFile }: MediaContext): Promise<string> {
  return picture ? toBase64(await readMediaFile(picture.hash, namePlainJpeg(picture))) : '';
}

/** Bytes that are encoded at once, a multiple of three. */
const chunkSize = 98_304;

/**
 * The JSON of an object whose only value is a published PDF in base64; `undefined` when that was deleted. Made at once it takes
 * the event loop for 0.1 s, and three times its length.
 */
export async function embedPdf(
  property: string,
  hash: string,
  { findPdfSize, readPdf }: MediaContext,
): Promise<StreamedAnswer | undefined> {
  const size = await findPdfSize(hash);
  if (size === undefined) return undefined;
  const [before, after] = [Buffer.from(`{"${property}":"`), Buffer.from('"}')];
  const end = before.length + Math.ceil(size / 3) * 4;

  /** Whole groups of three bytes from a position on; at the end of the PDF what is left. */
  const readThrees = async (start: number): Promise<Uint8Array> => {
    const part = await readPdf(hash, start);
    const next = start + part.length;
    const bytes = part.length < 3 && next < size ? Buffer.concat([part, await readPdf(hash, next)]) : part;
    const length = start + bytes.length === size ? bytes.length : bytes.length - (bytes.length % 3);
    return bytes.subarray(0, Math.min(length, chunkSize));
  };

  return {
    size: end + after.length,
    etag: `"${hash}-${property}"`,
    async read(start) {
      if (start < before.length) return before.subarray(start);
      if (start >= end) return after.subarray(start - end);
      const [quad, rest] = [Math.floor((start - before.length) / 4), (start - before.length) % 4];
      return Buffer.from(toBase64(await readThrees(quad * 3))).subarray(rest);
    },
  };
}

function toBase64(bytes: Uint8Array | undefined): string {
  return bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64') : '';
}

/** The address of a picture in one plain size; blank without one. */
export function addressPicture(picture: Picture | undefined, { siteUrl }: MediaContext): string {
  return picture ? siteUrl + toPicturePath(picture) : '';
}
