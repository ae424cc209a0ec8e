import { randomUUIDv7 } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Change, diffWordsWithSpace } from 'diff';
import { insertAudit } from '#database/audit/audit-store.ts';
import type { Executor } from '#database/connect.ts';
import { findPicture, insertMedia } from '#database/media/media-store.ts';
import { findPostBySlug } from '#database/post/post-store.ts';
import {
  deleteDraft,
  findDraft,
  findVersion,
  hasVersion,
  insertDraft,
  insertVersion,
  listVersions,
  updateDraft,
} from '#database/post/post-text-store.ts';
import { findScheduled } from '#database/schedule/schedule-store.ts';
import { MoharError } from '#domain/errors.ts';
import { findItemState } from '#domain/item-state.ts';
import { toPicturePath } from '#domain/media/picture.ts';
import { postTextLimits as limits, type PostText, slugPattern, toPostText, toSlug } from '#domain/post/post-text.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';
import { listJustPublished } from '#services/desk/just-published.ts';
import {
  changedError,
  type EnteredPost,
  findText,
  readText,
  requireNoOther,
  saveText,
} from '#services/desk/post-text.ts';
import { readAlt, readPicture } from '#services/desk/read-entry.ts';
import { nameItem } from '#services/publish-content.ts';

/** Creates a draft. Returns its unique slug; for a repetition the slug of the first one. Throws `entry-invalid` and `not-allowed`. */
export async function createDraft({ db, clock }: DeskContext, actor: Actor, entered: string): Promise<string> {
  requireRight(actor, 'publishing');
  const text = readText({ ...blank, title: entered });
  const now = clock();
  const words = toSlug(text.title) || 'post';
  return db.transaction().execute(async (trx) => {
    const recent = await listJustPublished(trx, actor, 'post', now);
    for (let number = 1; ; number += 1) {
      const slug = number === 1 ? words : `${words}-${number}`;
      if (await findPostBySlug(trx, slug)) continue;
      const draft = recent.includes(slug) ? await findDraft(trx, slug) : undefined;
      if (draft && isDeepStrictEqual(toPostText(draft), text)) return slug;
      const state = { slug, stateId: randomUUIDv7(), staffId: actor.id, savedAt: now.toISOString() };
      if (!(await insertDraft(trx, { ...text, ...state }))) continue;
      await insertAudit(trx, [{ staffId: actor.id, action: 'post-drafted', subjectId: nameItem('post', slug) }], now);
      return slug;
    }
  });
}

const blank: PostText = { title: '', summary: '', markdown: '', isPopular: false, pictureHash: '', pictureAlt: '' };

/** A post with its picture, its scheduled time and its versions. Throws `post-unknown` and `not-allowed`. */
export async function openPost({ db }: DeskContext, actor: Actor, slug: string) {
  requireRight(actor, 'publishing');
  const text = await findText(db, slug);
  const changes = await findScheduled(db, { kind: 'post', key: slug });
  const scheduled = changes.find(({ isActive }) => isActive === 1);
  const picture = text.pictureHash === '' ? undefined : await findPicture(db, text.pictureHash);
  const versions = await listVersions(db, slug);
  const startsAt = scheduled?.dueAt ?? '';
  const isActive = text.published?.isActive === true;
  const state = findItemState({ isActive, isPublished: text.published !== undefined, startsAt });
  return { ...text, picturePath: picture && toPicturePath(picture), startsAt, state, versions };
}

/**
 * Saves the text as the draft, and returns the id of its state. Throws `post-changed`, `post-unknown`, `entry-invalid`
 * and `not-allowed`.
 */
export async function savePost(
  { db, clock }: DeskContext,
  actor: Actor,
  slug: string,
  entered: EnteredPost,
): Promise<string> {
  requireRight(actor, 'publishing');
  const { stateId, ownStateIds = [] } = entered;
  requireNoOther(await findText(db, slug), actor, entered);
  const text = readText(entered);
  return db.transaction().execute((trx) => saveText(trx, actor, { slug, text, stateId, ownStateIds }, clock()));
}

/** A picture for the text of a form, and the state that the form is based on. */
type EnteredPicture = Pick<EnteredPost, 'stateId'> & {
  readonly file: Uint8Array | undefined;
  /** What it shows. */
  readonly alt: string;
};

/**
 * Encodes and saves a picture for a text. Throws `media-refused`, `entry-invalid` without a description, and as
 * `savePost`.
 */
export async function addPicture({ db }: DeskContext, actor: Actor, slug: string, entered: EnteredPicture) {
  requireRight(actor, 'publishing');
  requireNoOther(await findText(db, slug), actor, entered);
  const { file } = entered;
  const alt = readAlt(entered.alt);
  if (file === undefined) throw new MoharError('entry-invalid', 'choose a picture');
  const { prepared, picture } = await readPicture(file, alt);
  await db.transaction().execute((trx) => insertMedia(trx, prepared));
  const markdown = `![${alt.replaceAll(/[[\]\\]/g, '\\$&')}](${toPicturePath(picture)})`;
  return { hash: prepared.hash, alt, markdown };
}

/** Deletes the draft; a published post keeps its last version. Throws as `savePost`. */
export async function discardDraft({ db, clock }: DeskContext, actor: Actor, slug: string, stateId: string) {
  requireRight(actor, 'publishing');
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const draft = await findDraft(trx, slug);
    if (draft?.stateId !== stateId || !(await deleteDraft(trx, stateId))) throw changedError();
    await insertAudit(trx, [{ staffId: actor.id, action: 'post-discarded', subjectId: nameItem('post', slug) }], now);
  });
}

/**
 * Changes the slug of a post that was never published. Throws `entry-invalid` if it is fixed or taken, and as
 * `savePost`.
 */
export async function renamePost(
  { db, clock }: DeskContext,
  actor: Actor,
  slug: string,
  { stateId, to }: { stateId: string; to: string },
): Promise<void> {
  requireRight(actor, 'publishing');
  const isSlug = slugPattern.test(to) && to.length <= limits.slug;
  if (!isSlug) throw new MoharError('entry-invalid', 'the key has lower-case letters, digits and hyphens');
  await db.transaction().execute(async (trx) => {
    const draft = await findDraft(trx, slug);
    if (draft?.stateId !== stateId) throw changedError();
    const isTaken = (await findPostBySlug(trx, slug)) ?? (await findPostBySlug(trx, to)) ?? (await findDraft(trx, to));
    if (isTaken) throw new MoharError('entry-invalid', 'the key is fixed, or another post has it');
    const state = { slug: to, stateId: randomUUIDv7(), staffId: actor.id, savedAt: clock().toISOString() };
    if (!(await updateDraft(trx, stateId, { ...draft, ...state }))) throw changedError();
  });
}

/** Saves an earlier version as the draft; the text of the former draft becomes a version. Throws `post-unknown`, `post-changed` and `not-allowed`. */
export async function restoreVersion(
  { db, clock }: DeskContext,
  actor: Actor,
  slug: string,
  { id, stateId }: { id: string; stateId: string },
): Promise<void> {
  requireRight(actor, 'publishing');
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const text = toPostText(await requireVersion(trx, slug, id));
    const before = await findText(trx, slug);
    const replaced = toPostText(before);
    if (before.isDraft && !(await hasVersion(trx, slug, replaced))) {
      const { savedBy: staffId, savedAt: at } = before;
      await insertVersion(trx, { ...replaced, slug, staffId, at, isPublished: false });
    }
    await saveText(trx, actor, { slug, text, stateId }, now);
  });
}

/** A comparison blocks the event loop for this at most; then it is given up. Milliseconds. */
const maxComparison = 200;

/** A text in parts: added, removed, or neither for unchanged. */
type Difference = readonly Pick<Change, 'value' | 'added' | 'removed'>[];

/**
 * Compares the current text with a version, field by field; `undefined` if a comparison takes too long. Throws
 * `post-unknown` and `not-allowed`.
 */
export async function compareVersion({ db }: DeskContext, actor: Actor, slug: string, id: string) {
  requireRight(actor, 'publishing');
  const version = await requireVersion(db, slug, id);
  const text = await findText(db, slug);
  const compare = (field: 'title' | 'summary' | 'markdown'): Difference | undefined =>
    diffWordsWithSpace(version[field], text[field], { timeout: maxComparison });
  return {
    title: compare('title'),
    summary: compare('summary'),
    markdown: compare('markdown'),
    hasOtherPicture: version.pictureHash !== text.pictureHash || version.pictureAlt !== text.pictureAlt,
    hasOtherPopularity: version.isPopular !== text.isPopular,
  };
}

async function requireVersion(db: Executor, slug: string, id: string) {
  const version = await findVersion(db, slug, id);
  if (!version) throw new MoharError('post-unknown', 'the post has no such version');
  return version;
}
