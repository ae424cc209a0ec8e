import { namePlainJpeg, type Picture, toPicturePath } from '#domain/media/picture.ts';
import type { PublishedContent } from '#services/published-content.ts';

/** Dependencies of routes that answer published content. */
export type ContentRouteContext = {
  readonly content: PublishedContent;
  /** The origin of addresses in answers. */
  readonly siteUrl: string;
};

/** A picture as base64 of a JPEG, the default of the specification; blank without one. */
export async function embedPicture(picture: Picture | undefined, { content }: ContentRouteContext): Promise<string> {
  return picture ? embedFile(picture.hash, namePlainJpeg(picture), content) : '';
}

/** A published file as base64; blank without one. */
export async function embedFile(hash: string, name: string, content: PublishedContent): Promise<string> {
  const bytes = await content.findMediaFile(hash, name);
  return bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64') : '';
}

/** The address of a picture in one plain size; blank without one. */
export function addressPicture(picture: Picture | undefined, { siteUrl }: ContentRouteContext): string {
  return picture ? siteUrl + toPicturePath(picture) : '';
}
