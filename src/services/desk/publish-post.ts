import { isDeepStrictEqual } from 'node:util';
import { site } from '#content/site.ts';
import { insertAudit } from '#database/audit/audit-store.ts';
import type { Executor } from '#database/connect.ts';
import { findPicture } from '#database/media/media-store.ts';
import { deleteDraft } from '#database/post/post-text-store.ts';
import { findScheduled, replaceSchedule } from '#database/schedule/schedule-store.ts';
import type { ScheduledChange } from '#database/schema.ts';
import { describeError, findErrorCode, MoharError } from '#domain/errors.ts';
import { cleanHtml } from '#domain/html/clean-html.ts';
import { findMediaHash, type Picture } from '#domain/media/picture.ts';
import type { Post } from '#domain/post/post.ts';
import type { PostText } from '#domain/post/post-text.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { isDay, toMoment } from '#domain/time.ts';
import { prepareShareCard } from '#media/draw/draw-share-card.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';
import {
  changedError,
  type EditablePost,
  type EnteredPost,
  findText,
  isUpToDate,
  readText,
  requireNoOther,
} from '#services/desk/post-text.ts';
import { emptyPublication } from '#services/desk/read-entry.ts';
import { nameItem, type Publication, publishContent } from '#services/publish-content.ts';
import { renderMarkdown } from '#services/publishing/render-markdown.ts';
import { requireParsable } from '#services/publishing/require-parsable.ts';

/** Publishes the text now. Throws `text-refused` with line and reason, and as `savePost`. */
export async function publishPost(
  context: DeskContext,
  actor: Actor,
  slug: string,
  entered: EnteredPost,
): Promise<void> {
  const before = await requireBase(context, actor, slug, entered);
  await publish(context, actor, before, { entered, now: context.clock(), start: undefined });
}

/**
 * Publishes the text at an Indian time, `2026-11-27T10:00`. Throws `entry-invalid` if the post is public already or the
 * time has passed, and as `publishPost`.
 */
export async function schedulePost(
  context: DeskContext,
  actor: Actor,
  slug: string,
  entered: EnteredPost,
  at: string,
): Promise<void> {
  const before = await requireBase(context, actor, slug, entered);
  const now = context.clock();
  await publish(context, actor, before, { entered, now, start: readStart(at, now) });
}

/**
 * Replaces the text of a scheduled post and keeps its time. If the time has passed meanwhile, the post is published at
 * once. Throws `entry-invalid` if the post is not scheduled, and as `publishPost`.
 */
export async function updateScheduledPost(
  context: DeskContext,
  actor: Actor,
  slug: string,
  entered: EnteredPost,
): Promise<void> {
  const before = await requireBase(context, actor, slug, entered);
  const now = context.clock();
  const schedule = await findScheduled(context.db, { kind: 'post', key: slug });
  const scheduled = schedule.find(({ isActive }) => isActive === 1);
  if (!scheduled && !before.published?.isActive) {
    throw new MoharError('entry-invalid', 'the post is not scheduled any more');
  }
  const start = scheduled && new Date(scheduled.dueAt);
  await publish(context, actor, before, { entered, now, start: start && start > now ? start : undefined, schedule });
}

/** The current text, which nobody else has changed since the form was opened. Throws as `savePost`. */
async function requireBase({ db }: DeskContext, actor: Actor, slug: string, entered: EnteredPost) {
  requireRight(actor, 'publishing');
  const before = await findText(db, slug);
  requireNoOther(before, actor, entered);
  return before;
}

const alreadyPublicError = (): MoharError => new MoharError('entry-invalid', 'the post is public already');

type Publishing = {
  readonly entered: EnteredPost;
  readonly now: Date;
  readonly start: Date | undefined;
  /** The schedule as it was read. If it has changed since, nothing is published. */
  readonly schedule?: readonly ScheduledChange[];
};

async function publish(
  context: DeskContext,
  actor: Actor,
  { slug, published }: EditablePost,
  { entered, now, start, schedule }: Publishing,
) {
  const text = readText(entered);
  if (start && published?.isActive) throw alreadyPublicError();
  const { html, markdown, picture } = await renderWhole(context, text);
  const share = await prepareShareCard({ title: text.title, kicker: 'Blog', brand: site });
  const wasPublic = published && published.createdAt <= now.toISOString();
  const { title, summary, isPopular } = text;
  const post = {
    slug,
    title,
    summary,
    html,
    markdown,
    isPopular,
    picture,
    shareHash: share.hash,
    createdDate: wasPublic ? published.createdAt : (start ?? now).toISOString(),
    isActive: start === undefined,
  };
  const record = async (trx: Executor): Promise<Publication> => {
    const current = await findText(trx, slug);
    const isOwn = isUpToDate(current, actor, entered);
    if (!isOwn || (current.isDraft && !(await deleteDraft(trx, current.stateId)))) throw changedError();
    const item = { kind: 'post', key: slug } as const;
    // The post has become public meanwhile, and a later time would withdraw it.
    if (start && current.published?.isActive) throw alreadyPublicError();
    if (schedule && !isDeepStrictEqual(await findScheduled(trx, item), schedule)) throw changedError();
    await replaceSchedule(trx, item, start ? [{ isActive: 1, dueAt: start.toISOString() }] : []);
    const action = start ? 'post-scheduled' : 'post-published';
    await insertAudit(trx, [{ staffId: actor.id, action, subjectId: nameItem('post', slug) }], now);
    return { ...emptyPublication, media: [share], posts: [post] };
  };
  await publishContent(context.db, record, now, { staffId: actor.id });
}

/** Renders the current text as an unpublished post. Throws `text-refused`, `post-unknown` and `not-allowed`. */
export async function previewPost(context: DeskContext, actor: Actor, slug: string): Promise<Post> {
  requireRight(actor, 'publishing');
  const { title, summary, isPopular, published, ...text } = await findText(context.db, slug);
  const { html, picture } = await render(context, text);
  const now = context.clock().toISOString();
  return {
    id: published?.id ?? 1,
    slug,
    title,
    summary,
    html: cleanHtml(html),
    isPopular,
    picture,
    shareHash: '',
    createdDate: published?.createdAt ?? now,
    updatedDate: now,
    isActive: true,
  };
}

/** Like `render`, but the summary is required. Throws `text-refused` with all problems at once. */
async function renderWhole(context: DeskContext, text: PostText) {
  const problems = text.summary === '' ? { summary: 'the summary is missing' } : {};
  const rendered = await render(context, text).catch((error: unknown) => {
    if (findErrorCode(error) !== 'text-refused') throw error;
    return describeError(error);
  });
  const fields = typeof rendered === 'string' ? { ...problems, markdown: rendered } : problems;
  const reasons = Object.values(fields);
  if (typeof rendered === 'string' || reasons.length > 0) {
    throw new MoharError('text-refused', reasons.join('; '), { fields });
  }
  return rendered;
}

async function render({ db, isOwnLink }: DeskContext, text: Pick<PostText, 'markdown' | 'pictureHash' | 'pictureAlt'>) {
  const refuse = (reason: string): never => {
    throw new MoharError('text-refused', reason);
  };
  await requireParsable({ yaml: '', markdown: text.markdown }, refuse);
  const { html, markdown } = await renderMarkdown(text.markdown, {
    isOwnLink,
    reject: (line, reason) => refuse(`line ${line}: ${reason}`),
    readPicture: async (href, line) => {
      const hash = findMediaHash(href);
      const found = hash === '' ? undefined : await findPicture(db, hash);
      return found ?? refuse(`line ${line}: "${href}" is no picture that was added here`);
    },
  });
  const found = text.pictureHash === '' ? undefined : await findPicture(db, text.pictureHash);
  const picture: Picture | undefined = found && { ...found, alt: text.pictureAlt };
  return { html, markdown, picture };
}

function readStart(at: string, now: Date): Date {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(at) ?? [];
  const start = toMoment(day, time);
  if (isDay(day) && start > now) return start;
  throw new MoharError('entry-invalid', 'choose a time that is still to come');
}
