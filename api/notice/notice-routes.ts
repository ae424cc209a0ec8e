import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type KeptAnswers, registerKeptAnswer } from '#api/kept-answer.ts';
import { addressPicture, embedFile, embedPicture, type MediaServices } from '#api/media/embed.ts';
import {
  type NoticeAnswer,
  type NoticeFileAnswer,
  noticeFileQuery,
  noticeMediaTypes,
} from '#contract/notice/notice-shape.ts';
import { apiPaths } from '#contract/paths.ts';
import { findMediaPath } from '#domain/media/picture.ts';
import type { Notice } from '#domain/notice/notice.ts';

/** What the routes of What's New need. */
export type NoticeServices = MediaServices & {
  readonly keptAnswers: KeptAnswers;
  readonly listNotices: () => Promise<readonly Notice[]>;
  readonly findNotice: (id: number) => Promise<Notice | undefined>;
};

/** `GetAllNotifications` (R7.9) and `GetNotificationImage` (R7.12). */
export function registerNoticeRoutes(api: FastifyInstance, services: NoticeServices): void {
  const list = { path: apiPaths.noticeList, shape: z.object({}) };
  registerKeptAnswer(api, list, services.keptAnswers, async () => ({
    value: (await services.listNotices()).map((notice) => toAnswer(notice, services.siteUrl)),
  }));

  const file = {
    path: apiPaths.noticeFile,
    shape: noticeFileQuery,
    missing: 'There is no file of such a notification.',
  };
  registerKeptAnswer(api, file, services.keptAnswers, async ({ id, images = false }) => {
    const value = await readFile(await services.findNotice(id), images, services);
    return value && { value };
  });
}

function toAnswer({ id, title, createdDate, updatedDate, target }: Notice, siteUrl: string): NoticeAnswer {
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

async function readFile(
  notice: Notice | undefined,
  byAddress: boolean,
  services: NoticeServices,
): Promise<NoticeFileAnswer | undefined> {
  if (!notice || notice.target.kind === 'link') return undefined;
  if (notice.target.kind === 'pdf') {
    const { hash } = notice.target;
    if (!byAddress) return { image: await embedFile(hash, 'file.pdf', services.readMediaFile) };
    return { image: '', imageFile: services.siteUrl + findMediaPath(hash, 'file.pdf'), isPdf: true };
  }
  const { picture } = notice.target;
  if (!byAddress) return { image: await embedPicture(picture, services) };
  return { image: '', imageFile: addressPicture(picture, services), isPdf: false, alt: picture.alt };
}
