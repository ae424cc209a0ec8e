import { MoharError } from '#domain/errors.ts';
import { type PreparedMedia, toPicture } from '#domain/media/media.ts';
import { isNoticeHref, type NoticeTarget, publishingLimits } from '#domain/notice/notice.ts';
import { toSlug } from '#domain/post/post-text.ts';
import { storablePattern } from '#domain/text.ts';
import { toIndianDay } from '#domain/time.ts';
import { preparePdf } from '#media/prepare-pdf.ts';
import { preparePicture } from '#media/prepare-picture.ts';
import type { DeskContext } from '#services/desk/desk.ts';
import type { Publication } from '#services/publish-content.ts';

/** A UUID of version 4 or 7, as browsers and Node.js make them (RFC 9562, section 4). */
export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** An empty publication, to spread into others. */
export const emptyPublication: Publication = {
  media: [],
  posts: [],
  notices: [],
  advertisements: [],
  banner: undefined,
};

/** What messages call a field, by its name in the form. */
const fieldNames = {
  title: 'the title',
  summary: 'the summary',
  subject: 'the subject',
  text: 'the text',
  href: 'the link',
  alt: 'the description of the picture',
} as const;
type FieldName = keyof typeof fieldNames;

/** The error for a field; `reason` continues its name. */
function refuseField(field: FieldName, reason: string): MoharError {
  const message = `${fieldNames[field]} ${reason}`;
  return new MoharError('entry-invalid', message, { fields: { [field]: message } });
}

/** Trims a line, collapses its spaces and checks its length. Throws `entry-invalid` with the limits. */
export function readLine(field: FieldName, entered: string, min: number, max: number): string {
  const line = entered.trim().replaceAll(/\s+/g, ' ');
  if (line === '' && min > 0) throw refuseField(field, 'is missing');
  if (!storablePattern.test(line)) throw refuseField(field, 'has a character that cannot be stored');
  if (line.length >= min && line.length <= max) return line;
  throw refuseField(field, `has ${min} to ${max} characters`);
}

/** Trims a text of several lines and checks its length. Throws `entry-invalid` with the limits. */
export function readText(field: FieldName, entered: string, max: number): string {
  const text = readUnfinished(field, entered, max).trim();
  if (text === '') throw refuseField(field, 'is missing');
  return text;
}

/** As `readText`, for a text in work: it may be blank, and keeps its spaces. */
export function readUnfinished(field: FieldName, entered: string, max: number): string {
  const text = entered.replaceAll('\r\n', '\n');
  if (!storablePattern.test(text)) throw refuseField(field, 'has a character that cannot be stored');
  if (text.length <= max) return text;
  throw refuseField(field, `has 1 to ${max} characters`);
}

/** The description of a picture. Throws `entry-invalid`. */
export function readAlt(entered: string): string {
  return readLine('alt', entered, 1, publishingLimits.alt);
}

/** Encodes a picture that an editor has chosen. Throws `media-refused` with the reason. */
export async function readPicture(file: Uint8Array, alt: string) {
  const prepared = await preparePicture(file);
  return { prepared, picture: toPicture(prepared, alt) };
}

/** The entered target of a notice: an address or a file. */
export type EnteredTarget = {
  /** The choice in the form: `link` requires an address. */
  readonly opens?: string;
  readonly href: string;
  /** A PDF or a picture, recognised by its bytes; `undefined` for none. */
  readonly file: Uint8Array | undefined;
  /** What a picture shows. */
  readonly alt: string;
};

/** Reads the target, either a link or a file. Throws `entry-invalid`, and `media-refused` with the reason. */
export async function readTarget(
  context: Pick<DeskContext, 'isOwnLink'>,
  { opens, href, file, alt }: EnteredTarget,
): Promise<{ target: NoticeTarget; media: readonly PreparedMedia[] }> {
  if (opens === 'link' && href.trim() === '') throw refuseField('href', 'is missing');
  if ((href.trim() === '') === (file === undefined)) {
    throw new MoharError('entry-invalid', 'a notice has either a link or a file');
  }
  if (file === undefined) return { target: { kind: 'link', href: readHref(context, href) }, media: [] };
  if (Buffer.from(file.subarray(0, 1_024)).includes('%PDF-')) {
    const prepared = await preparePdf(file);
    return { target: { kind: 'pdf', hash: prepared.hash }, media: [prepared] };
  }
  const { prepared, picture } = await readPicture(file, readAlt(alt));
  return { target: { kind: 'picture', picture }, media: [prepared] };
}

/** A page of the site, or an address on the web. Throws `entry-invalid`. */
export function readHref({ isOwnLink }: Pick<DeskContext, 'isOwnLink'>, entered: string): string {
  const href = readLine('href', entered, 1, publishingLimits.href);
  if (isNoticeHref(href, isOwnLink)) return href;
  throw refuseField(
    'href',
    'is neither a page of this site, such as /pricing, nor an address that begins with https://',
  );
}

/** A unique key: the day, and the letters and digits of the title. */
export function createKey(items: readonly { readonly key: string }[], title: string, now: Date): string {
  const key = toSlug(`${toIndianDay(now)} ${title}`, 60);
  const taken = new Set(items.map((item) => item.key));
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? key : `${key}-${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}
