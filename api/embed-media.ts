import { findFallbackWidth, namePictureFile, type Picture, toMediaPath } from '#domain/media/picture.ts';

/** Dependencies of routes that embed published pictures and files in a response. */
export type MediaContext = {
  /** Reads one file of a medium; `undefined` when there is none. */
  readonly readMediaFile: (hash: string, name: string) => Promise<Uint8Array | undefined>;
  /** Reads a published PDF; `undefined` when there is none. */
  readonly readPdf: (hash: string) => Promise<Uint8Array | undefined>;
  /** The origin of addresses in answers. */
  readonly siteUrl: string;
};

/** A picture as base64 of a JPEG, the default of the specification; blank without one. */
export async function embedPicture(picture: Picture | undefined, { readMediaFile }: MediaContext): Promise<string> {
  return picture ? toBase64(await readMediaFile(picture.hash, namePlainJpeg(picture))) : '';
}

/** A published PDF as base64; blank when it was deleted. */
export async function embedPdf(hash: string, { readPdf }: MediaContext): Promise<string> {
  return toBase64(await readPdf(hash));
}

function toBase64(bytes: Uint8Array | undefined): string {
  return bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64') : '';
}

/** The address of a picture in one plain size; blank without one. */
export function addressPicture(picture: Picture | undefined, { siteUrl }: MediaContext): string {
  return picture ? siteUrl + toMediaPath(picture.hash, namePlainJpeg(picture)) : '';
}

function namePlainJpeg({ widths }: Picture): string {
  return namePictureFile(findFallbackWidth(widths), 'jpeg');
}
