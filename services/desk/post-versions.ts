import { type Change, diffWordsWithSpace } from 'diff';
import type { Executor } from '#database/connect.ts';
import { findVersion } from '#database/post/post-text-store.ts';
import { MoharError } from '#domain/errors.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';
import { findText, saveText } from '#services/desk/post-text.ts';

/** Makes a version the text in work. Throws `post-unknown`, `post-changed` and `not-allowed`. */
export async function restoreVersion(
  { db, clock }: DeskContext,
  actor: Actor,
  slug: string,
  { id, stateId }: { id: string; stateId: string },
): Promise<void> {
  requireRight(actor, 'publishing');
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const { title, summary, markdown, isPopular, pictureHash, pictureAlt } = await requireVersion(trx, slug, id);
    const text = { title, summary, markdown, isPopular, pictureHash, pictureAlt };
    await saveText(trx, actor, { slug, text, stateId }, now);
  });
}

/** Milliseconds of the event loop that a comparison may take; then it is too different. */
const longestComparison = 200;

/** A text with what was added and removed; what was not is neither. */
type Difference = readonly Pick<Change, 'value' | 'added' | 'removed'>[];

/**
 * How the text in work differs from a version, field by field: `undefined` where the texts have too little in common. Throws
 * `post-unknown` and `not-allowed`.
 */
export async function compareVersion({ db }: DeskContext, actor: Actor, slug: string, id: string) {
  requireRight(actor, 'publishing');
  const [version, text] = [await requireVersion(db, slug, id), await findText(db, slug)];
  const compare = (field: 'title' | 'summary' | 'markdown'): Difference | undefined =>
    diffWordsWithSpace(version[field], text[field], { timeout: longestComparison });
  return { title: compare('title'), summary: compare('summary'), markdown: compare('markdown') };
}

async function requireVersion(db: Executor, slug: string, id: string) {
  const version = await findVersion(db, slug, id);
  if (!version) throw new MoharError('post-unknown', 'the post has no such version');
  return version;
}
