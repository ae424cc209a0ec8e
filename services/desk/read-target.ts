import { MoharError } from '#domain/errors.ts';
import type { PreparedMedia } from '#domain/media/media.ts';
import { findNoticeHref, type NoticeTarget, publishingLimits } from '#domain/notice/notice.ts';
import { preparePdf } from '#media/prepare-pdf.ts';
import type { DeskContext } from '#services/desk/desk.ts';
import { readPicture } from '#services/desk/publish-entry.ts';
import { describedPicture, readLine } from '#services/desk/read-line.ts';

/** What an editor has entered of a notice's target: an address or a file. */
export type EnteredTarget = {
  readonly href: string;
  /** A PDF or a picture, recognised by its bytes; `undefined` for none. */
  readonly file: Uint8Array | undefined;
  /** What a picture shows. */
  readonly alt: string;
};

/** Reads the target, of which exactly one is given. Throws `entry-invalid`, and `media-refused` with the reason. */
export async function readTarget(
  context: Pick<DeskContext, 'isPagePath'>,
  { href, file, alt }: EnteredTarget,
): Promise<{ target: NoticeTarget; media: readonly PreparedMedia[] }> {
  if ((href.trim() === '') === (file === undefined)) {
    throw new MoharError('entry-invalid', 'a notice has either a link or a file');
  }
  if (file === undefined) return { target: { kind: 'link', href: readHref(context, href) }, media: [] };
  if (Buffer.from(file.subarray(0, 1_024)).includes('%PDF-')) {
    const prepared = await preparePdf(file);
    return { target: { kind: 'pdf', hash: prepared.hash }, media: [prepared] };
  }
  const { prepared, picture } = await readPicture(file, readLine(describedPicture, alt, 1, publishingLimits.alt));
  return { target: { kind: 'picture', picture }, media: [prepared] };
}

/** A page of the site, or an address on the web. Throws `entry-invalid`. */
export function readHref({ isPagePath }: Pick<DeskContext, 'isPagePath'>, entered: string): string {
  const href = readLine('the link', entered, 1, publishingLimits.href);
  const isScheme = /^[a-z][a-z0-9+.-]*:/i.test(href) && !/^https?:\/\//i.test(href);
  if (href.startsWith('/') ? isPagePath(href) : !isScheme && findNoticeHref(href) !== undefined) return href;
  throw new MoharError('entry-invalid', 'the link is neither a page of this site nor an address on the web');
}
