import { randomUUIDv7 } from 'node:crypto';
import type { Executor } from '#database/connect.ts';
import { findPostBySlug } from '#database/post/post-store.ts';
import { findDraft, findVersion, insertDraft, updateDraft } from '#database/post/post-text-store.ts';
import { MoharError } from '#domain/errors.ts';
import { postTextLimits as limits, type PostText, toPostText } from '#domain/post/post-text.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { storablePattern } from '#domain/text.ts';
import { readAlt, readLine, uuidPattern } from '#services/desk/read-entry.ts';

/** A post as its editor opens it: the draft or, without one, the last published version. */
export type EditablePost = PostText & {
  readonly slug: string;
  /** Optimistic lock: changes with every save; a save names the state it was based on. */
  readonly stateId: string;
  /** Whether there is a draft. */
  readonly isDraft: boolean;
  /** Who saved the draft, and when (UTC, ISO 8601); blank without one. */
  readonly savedBy: string;
  readonly savedAt: string;
  /** The published post; `undefined` while there is none. */
  readonly published: { readonly id: number; readonly isActive: boolean; readonly createdAt: string } | undefined;
};

/**
 * The text of a post. A post of an earlier release has no version: its HTML is its text, since Markdown may contain
 * HTML. Throws `post-unknown`.
 */
export async function findText(db: Executor, slug: string): Promise<EditablePost> {
  const draft = await findDraft(db, slug);
  const version = await findVersion(db, slug);
  const row = await findPostBySlug(db, slug);
  const published = row && { id: row.id, isActive: row.isActive === 1, createdAt: row.createdAt };
  const state = { slug, isDraft: draft !== undefined, savedBy: draft?.staffId ?? '', savedAt: draft?.savedAt ?? '' };
  const found = draft ?? version;
  if (found) return { ...toPostText(found), ...state, stateId: draft?.stateId ?? version?.id ?? '', published };
  if (!row) throw new MoharError('post-unknown', 'there is no post of this slug');
  const { title, summary, pictureAlt } = row;
  const own = { title, summary, markdown: row.html, isPopular: row.isPopular === 1 };
  return { ...own, pictureHash: row.pictureHash ?? '', pictureAlt, ...state, stateId: `post ${row.id}`, published };
}

/** The fields of the form, and the state they are based on. */
export type EnteredPost = PostText & {
  readonly stateId: string;
  /**
   * The ids of this form's saves since its last answered one; the last id is this save's. Absent without scripts.
   */
  readonly ownStateIds?: readonly string[];
};
type Base = Pick<EnteredPost, 'stateId' | 'ownStateIds'>;

/**
 * Whether a save is based on the current state: the one its form was rendered with, or an own save with a lost answer.
 */
export function isUpToDate(before: EditablePost, actor: Actor, { stateId, ownStateIds = [] }: Base): boolean {
  return before.stateId === stateId || (before.savedBy === actor.id && ownStateIds.includes(before.stateId));
}

/**
 * Refuses a text that somebody else has changed since. Call it before the text is validated: a form that is refused for
 * another reason loads the current state id, and its next save would overwrite the other text. Throws `post-changed`.
 */
export function requireNoOther(before: EditablePost, actor: Actor, { stateId }: Base): void {
  if (before.stateId !== stateId && before.savedBy !== actor.id) throw changedError();
}

/**
 * Saves a text as the draft and returns the id of the new state; a repeated save is idempotent. Throws `post-changed`,
 * `post-unknown` and `entry-invalid`. Call it in a transaction.
 */
export async function saveText(
  trx: Executor,
  actor: Actor,
  { slug, text, ...base }: { slug: string; text: PostText } & Base,
  now: Date,
): Promise<string> {
  const before = await findText(trx, slug);
  const isNotBase = before.stateId !== base.stateId;
  // A retry: the connection was lost before the answer came.
  if (isNotBase && before.savedBy === actor.id && isSameText(before, text)) return before.stateId;
  if (!isUpToDate(before, actor, base)) throw changedError();
  const stateId = base.ownStateIds?.at(-1) ?? randomUUIDv7();
  if (!uuidPattern.test(stateId)) throw new MoharError('entry-invalid', 'the id of the save is no UUID');
  const draft = { ...text, slug, stateId, staffId: actor.id, savedAt: now.toISOString() };
  if (!(before.isDraft ? await updateDraft(trx, before.stateId, draft) : await insertDraft(trx, draft)))
    throw changedError();
  return stateId;
}

function isSameText(one: PostText, other: PostText): boolean {
  return (Object.keys(toPostText(other)) as (keyof PostText)[]).every((field) => one[field] === other[field]);
}

export const changedError = (): MoharError => new MoharError('post-changed', 'somebody else has changed the post');

/** Validates a text and normalises its line breaks. Throws `entry-invalid`. */
export function readText({ title, summary, markdown, isPopular, pictureHash, pictureAlt }: PostText): PostText {
  const lines = markdown.replaceAll('\r\n', '\n');
  if (lines.length > limits.markdown || !storablePattern.test(lines)) {
    throw new MoharError('entry-invalid', 'the text is too long, or has characters that cannot be stored');
  }
  return {
    title: readLine('title', title, 1, limits.title),
    summary: readLine('summary', summary, 0, limits.summary),
    markdown: lines,
    isPopular,
    pictureHash: /^[0-9a-f]{32}$/.test(pictureHash) ? pictureHash : '',
    pictureAlt: pictureHash === '' ? '' : readAlt(pictureAlt),
  };
}
