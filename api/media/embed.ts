import { findMediaPath, findPlainWidth, namePictureFile, type Picture } from '#domain/media/picture.ts';

/** Reads one file of a medium; `undefined` when there is none. */
export type ReadMediaFile = (hash: string, name: string) => Promise<Uint8Array | undefined>;

/** How pictures are put into an answer. */
export type MediaServices = {
  readonly readMediaFile: ReadMediaFile;
  /** The origin of addresses in answers. */
  readonly siteUrl: string;
};

/** A picture as base64 of a JPEG, for callers that follow the calls' table; blank without one. */
export async function embedPicture(picture: Picture | undefined, { readMediaFile }: MediaServices): Promise<string> {
  if (!picture) return '';
  return embedFile(picture.hash, namePictureFile(findPlainWidth(picture.widths), 'jpeg'), readMediaFile);
}

/** A file as base64; blank when it is gone. */
export async function embedFile(hash: string, name: string, readMediaFile: ReadMediaFile): Promise<string> {
  const bytes = await readMediaFile(hash, name);
  return bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64') : '';
}

/** The address of a picture in one plain size; blank without one. */
export function addressPicture(picture: Picture | undefined, { siteUrl }: MediaServices): string {
  if (!picture) return '';
  return siteUrl + findMediaPath(picture.hash, namePictureFile(findPlainWidth(picture.widths), 'jpeg'));
}
