import type { FastifyInstance } from 'fastify';
import { addressPicture, embedPdf, embedPicture, type MediaContext } from '#api/embed-media.ts';
import { type Answer, registerCachedRead, type SendCached } from '#api/register-read.ts';
import { calls } from '#contract/calls.ts';
import { type NoticeBody, type NoticeFileBody, noticeMediaTypes } from '#contract/notice.ts';
import { pdfFile } from '#domain/media/media.ts';
import { toMediaPath } from '#domain/media/picture.ts';
import type { Notice } from '#domain/notice/notice.ts';

export type NoticeRouteContext = MediaContext & {
  readonly sendCached: SendCached;
  readonly listNotices: () => Promise<readonly Notice[]>;
  readonly findNotice: (id: number) => Promise<Notice | undefined>;
};

/** `GetAllNotifications` (R7.9) and `GetNotificationImage` (R7.12). */
export function registerNoticeRoutes(api: FastifyInstance, context: NoticeRouteContext): void {
  registerCachedRead(api, calls.noticeList, context.sendCached, async () => ({
    value: (await context.listNotices()).map((notice) => toBody(notice, context.siteUrl)),
  }));

  registerCachedRead(api, calls.noticeFile, context.sendCached, async ({ id, images = false }) => {
    const answer = await answerFile(await context.findNotice(id), images, context);
    return answer ?? { notFound: 'There is no file of such a notification.' };
  });
}

function toBody({ id, title, createdDate, updatedDate, target }: Notice, siteUrl: string): NoticeBody {
  const isLink = target.kind === 'link';
  return {
    id,
    notificationTitle: title,
    mediaType: isLink ? noticeMediaTypes.hyperlink : noticeMediaTypes.file,
    // A link within the site needs its origin: callers put `https://` before what has no scheme.
    hyperLink: isLink ? (target.href.startsWith('/') ? siteUrl + target.href : target.href) : '',
    createdDate,
    updatedDate,
  };
}

async function answerFile(
  notice: Notice | undefined,
  isByAddress: boolean,
  context: MediaContext,
): Promise<Answer | undefined> {
  if (!notice || notice.target.kind === 'link') return undefined;
  const toValue = (value: NoticeFileBody): Answer => ({ value });
  if (notice.target.kind === 'pdf') {
    const { hash } = notice.target;
    if (isByAddress)
      return toValue({ image: '', imageFile: context.siteUrl + toMediaPath(hash, pdfFile), isPdf: true });
    const file = await embedPdf('image', hash, context);
    return file ? { file } : toValue({ image: '' });
  }
  const { picture } = notice.target;
  if (!isByAddress) return toValue({ image: await embedPicture(picture, context) });
  return toValue({ image: '', imageFile: addressPicture(picture, context), isPdf: false, alt: picture.alt });
}
