import type { FastifyInstance } from 'fastify';
import { addressPicture, type ContentRouteContext, embedFile, embedPicture } from '#api/embed-media.ts';
import { registerCachedRead } from '#api/register-read.ts';
import { calls } from '#contract/calls.ts';
import { type NoticeBody, type NoticeFileBody, noticeMediaTypes } from '#contract/notice.ts';
import { pdfFile } from '#domain/media/media.ts';
import { toMediaPath } from '#domain/media/picture.ts';
import type { Notice } from '#domain/notice/notice.ts';

/** `GetAllNotifications` (R7.9) and `GetNotificationImage` (R7.12). */
export function registerNoticeRoutes(api: FastifyInstance, context: ContentRouteContext): void {
  registerCachedRead(api, calls.noticeList, async () => ({
    value: (await context.content.listNotices()).map((notice) => toBody(notice, context.siteUrl)),
  }));

  registerCachedRead(api, calls.noticeFile, async ({ id, images = false }) => {
    const value = await findFile(await context.content.findNotice(id), images, context);
    return value ? { value } : { notFound: 'There is no file of such a notification.' };
  });
}

function toBody({ id, title, createdDate, updatedDate, target }: Notice, siteUrl: string): NoticeBody {
  const isLink = target.kind === 'link';
  return {
    id,
    notificationTitle: title,
    mediaType: isLink ? noticeMediaTypes.hyperlink : noticeMediaTypes.file,
    // A link within the site needs its origin: callers prefix `https://` to a link without a scheme.
    hyperLink: isLink ? target.href.replace(/^(?=\/)/, siteUrl) : '',
    createdDate,
    updatedDate,
  };
}

async function findFile(
  notice: Notice | undefined,
  isByAddress: boolean,
  context: ContentRouteContext,
): Promise<NoticeFileBody | undefined> {
  if (!notice || notice.target.kind === 'link') return undefined;
  if (notice.target.kind === 'pdf') {
    const { hash } = notice.target;
    if (!isByAddress) return { image: await embedFile(hash, pdfFile, context.content) };
    return { image: '', imageFile: context.siteUrl + toMediaPath(hash, pdfFile), isPdf: true };
  }
  const { picture } = notice.target;
  if (!isByAddress) return { image: await embedPicture(picture, context) };
  return { image: '', imageFile: addressPicture(picture, context), isPdf: false, alt: picture.alt };
}
