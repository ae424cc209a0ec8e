import { dirname, join } from 'node:path';
import { z } from 'zod';
import { isPagePath } from '#contract/routes.ts';
import type { Publication } from '#database/publish.ts';
import type { AdvertisementDraft } from '#domain/advertisement/advertisement.ts';
import type { PreparedMedia } from '#domain/media/media.ts';
import type { NoticeDraft } from '#domain/notice/notice.ts';
import { findNoticeHref } from '#domain/notice/notice.ts';
import { refuseContent } from '#scripts/publishing/content-fault.ts';
import { readPdf, readPicture, toPicture } from '#scripts/publishing/read-media.ts';
import { day, line, readYaml, slug, type YamlReading } from '#scripts/publishing/read-yaml.ts';

const notice = z.strictObject({
  key: slug,
  title: line(160),
  date: day,
  active: z.boolean().default(true),
  /** An address; or `picture` with `alt`, or `pdf`: files beside this one. */
  href: line(500).optional(),
  picture: line(200).optional(),
  alt: z.string().trim().max(300).default(''),
  pdf: line(200).optional(),
});

const advertisement = z.strictObject({
  key: slug,
  picture: line(200),
  alt: line(300),
  platforms: z.array(z.int().min(1)).min(1).default([1]),
  active: z.boolean().default(true),
});

const lists = z.strictObject({
  notices: z.array(notice).default([]),
  advertisements: z.array(advertisement).default([]),
  banner: z
    .strictObject({ text: line(300), href: z.string().trim().default(''), active: z.boolean().default(true) })
    .optional(),
});
type Lists = z.output<typeof lists>;

/** Notices, advertisements and the banner from YAML. Throws `content-refused` with file, line and reason. */
export async function readLists(file: string, text: string): Promise<Omit<Publication, 'posts'>> {
  const reading = readYaml(text, lists, { file });
  const media: PreparedMedia[] = [];
  const notices: NoticeDraft[] = [];
  for (const at of reading.value.notices.keys()) notices.push(await readNotice(file, reading, at, media));
  const advertisements: AdvertisementDraft[] = [];
  for (const [at, { key, picture, alt, platforms, active }] of reading.value.advertisements.entries()) {
    const place = { file, line: reading.lineOf('advertisements', at, 'picture') };
    const prepared = await readPicture(join(dirname(file), picture), place);
    media.push(prepared);
    advertisements.push({ key, platforms, position: at, isActive: active, picture: toPicture(prepared, alt) });
  }
  return { media, notices, advertisements, banner: readBanner(file, reading) };
}

async function readNotice(
  file: string,
  { value, lineOf }: YamlReading<Lists>,
  at: number,
  media: PreparedMedia[],
): Promise<NoticeDraft> {
  const one = value.notices[at];
  if (!one) throw new RangeError(`there is no notice ${at}`);
  const { key, title, date, active, href, picture, alt, pdf } = one;
  const targets = [href, picture, pdf].filter((target) => target !== undefined);
  const at0 = lineOf('notices', at);
  if (targets.length !== 1) refuseContent(file, at0, `${key}: name one of href, picture and pdf`);
  const draft = { key, title, createdDate: date, isActive: active };
  if (href !== undefined) {
    checkHref(file, lineOf('notices', at, 'href'), href);
    return { ...draft, target: { kind: 'link', href } };
  }
  if (picture !== undefined) {
    if (alt === '') refuseContent(file, at0, `${key}: alt: say what the picture shows`);
    const place = { file, line: lineOf('notices', at, 'picture') };
    const prepared = await readPicture(join(dirname(file), picture), place);
    media.push(prepared);
    return { ...draft, target: { kind: 'picture', picture: toPicture(prepared, alt) } };
  }
  const prepared = await readPdf(join(dirname(file), pdf ?? ''), { file, line: lineOf('notices', at, 'pdf') });
  media.push(prepared);
  return { ...draft, target: { kind: 'pdf', hash: prepared.hash } };
}

function readBanner(file: string, { value, lineOf }: YamlReading<Lists>): Publication['banner'] {
  if (!value.banner) return undefined;
  const { text, href, active } = value.banner;
  if (href !== '') checkHref(file, lineOf('banner', 'href'), href);
  return { text, href, isActive: active };
}

function checkHref(file: string, line: number, href: string): void {
  const isScheme = /^[a-z][a-z0-9+.-]*:/i.test(href) && !/^https?:\/\//i.test(href);
  const leads = href.startsWith('/') ? isPagePath(href) : !isScheme && findNoticeHref(href) !== undefined;
  if (!leads) refuseContent(file, line, `"${href}" leads nowhere`);
}
