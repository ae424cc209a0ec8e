import { randomUUIDv7 } from 'node:crypto';
import { insertAudit } from '#database/audit/audit-store.ts';
import { findPicture, insertMedia } from '#database/media/media-store.ts';
import { findPostBySlug } from '#database/post/post-store.ts';
import { deleteDraft, findDraft, insertDraft, listVersions, updateDraft } from '#database/post/post-text-store.ts';
import { listScheduled } from '#database/schedule/schedule-store.ts';
import { MoharError } from '#domain/errors.ts';
import { listWidths } from '#domain/media/media.ts';
import { postTextLimits as limits, type PostText, slugPattern, toSlug } from '#domain/post/post-text.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { preparePicture } from '#media/prepare-picture.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';
import { changed, type EnteredPost, findText, readText, saveText } from '#services/desk/post-text.ts';
import { describedPicture, readLine } from '#services/desk/read-line.ts';
import { nameItem } from '#services/publish-content.ts';
import { toPicturePath } from '#services/publishing/render-markdown.ts';

/** Starts a draft. Returns its slug, which no other post has. Throws `entry-invalid` and `not-allowed`. */
export async function createDraft({ db, clock }: DeskContext, actor: Actor, entered: string): Promise<string> {
  requireRight(actor, 'publishing');
  const text = readText({ ...blank, title: entered });
  const now = clock();
  const words = toSlug(text.title) || 'post';
  return db.transaction().execute(async (trx) => {
    for (let number = 1; ; number += 1) {
      const slug = number === 1 ? words : `${words}-${number}`;
      if (await findPostBySlug(trx, slug)) continue;
      const state = { slug, stateId: randomUUIDv7(), staffId: actor.id, savedAt: now.toISOString() };
      if (!(await insertDraft(trx, { ...text, ...state }))) continue;
      await insertAudit(trx, [{ staffId: actor.id, action: 'post-drafted', subjectId: nameItem('post', slug) }], now);
      return slug;
    }
  });
}

const blank: PostText = { title: '', summary: '', markdown: '', isPopular: false, pictureHash: '', pictureAlt: '' };

/** A post with its picture, when it is to appear, and its versions. Throws `post-unknown` and `not-allowed`. */
export async function openPost({ db }: DeskContext, actor: Actor, slug: string) {
  requireRight(actor, 'publishing');
  const text = await findText(db, slug);
  const scheduled = (await listScheduled(db)).find(
    ({ kind, key, isActive }) => kind === 'post' && key === slug && isActive === 1,
  );
  const picture = text.pictureHash === '' ? undefined : await findPicture(db, text.pictureHash);
  const versions = await listVersions(db, slug);
  return { ...text, picturePath: picture && toPicturePath(picture), startsAt: scheduled?.dueAt ?? '', versions };
}

/** Saves the text as the draft. Throws `post-changed`, `post-unknown`, `entry-invalid` and `not-allowed`. */
export async function savePost({ db, clock }: DeskContext, actor: Actor, slug: string, entered: EnteredPost) {
  requireRight(actor, 'publishing');
  const text = readText(entered);
  await db.transaction().execute((trx) => saveText(trx, actor, { slug, text, stateId: entered.stateId }, clock()));
}

/** Encodes and saves a picture for a text. Throws `media-refused`, `entry-invalid` without a description, and `not-allowed`. */
export async function addPicture({ db }: DeskContext, actor: Actor, file: Uint8Array | undefined, described: string) {
  requireRight(actor, 'publishing');
  const alt = readLine(describedPicture, described, 1, limits.alt);
  if (file === undefined) throw new MoharError('entry-invalid', 'choose a picture');
  const prepared = await preparePicture(file);
  await db.transaction().execute((trx) => insertMedia(trx, prepared));
  const path = toPicturePath({ hash: prepared.hash, widths: listWidths(prepared.files) });
  return { hash: prepared.hash, alt, markdown: `![${alt.replaceAll(/[[\]\\]/g, '\\$&')}](${path})` };
}

/** Deletes the draft; of a post that was published its last version remains. Throws as `savePost`. */
export async function discardDraft({ db, clock }: DeskContext, actor: Actor, slug: string, stateId: string) {
  requireRight(actor, 'publishing');
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const draft = await findDraft(trx, slug);
    if (draft?.stateId !== stateId || !(await deleteDraft(trx, stateId))) throw changed();
    await insertAudit(trx, [{ staffId: actor.id, action: 'post-discarded', subjectId: nameItem('post', slug) }], now);
  });
}

/** Gives a post that was never published another slug. Throws `entry-invalid` where it is fixed or taken, and as `savePost`. */
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
    if (draft?.stateId !== stateId) throw changed();
    const isTaken = (await findPostBySlug(trx, slug)) ?? (await findPostBySlug(trx, to)) ?? (await findDraft(trx, to));
    if (isTaken) throw new MoharError('entry-invalid', 'the key is fixed, or another post has it');
    const state = { slug: to, stateId: randomUUIDv7(), staffId: actor.id, savedAt: clock().toISOString() };
    if (!(await updateDraft(trx, stateId, { ...draft, ...state }))) throw changed();
  });
}
