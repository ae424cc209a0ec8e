import { hash } from 'node:crypto';
import { listAllAdvertisements } from '#database/advertisement/advertisement-store.ts';
import { insertAudit } from '#database/audit/audit-store.ts';
import type { Executor } from '#database/connect.ts';
import { findNoticeByKey } from '#database/notice/notice-store.ts';
import { findScheduled, replaceSchedule } from '#database/schedule/schedule-store.ts';
import type { Advertisement } from '#domain/advertisement/advertisement.ts';
import { MoharError } from '#domain/errors.ts';
import { findItemState } from '#domain/item-state.ts';
import { pdfFile } from '#domain/media/media.ts';
import { toMediaPath, toPicturePath } from '#domain/media/picture.ts';
import { type Notice, publishingLimits } from '#domain/notice/notice.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';
import { findTimes, type Period, readPeriod, toPeriod } from '#services/desk/period.ts';
import {
  type EnteredTarget,
  emptyPublication,
  readAlt,
  readLine,
  readPicture,
  readTarget,
} from '#services/desk/read-entry.ts';
import { nameItem, type Publication, publishContent } from '#services/publish-content.ts';

/** The kind and key of an item. */
export type ItemName = { readonly kind: 'notice' | 'advertisement'; readonly key: string };

/** The fields of the form. For an advertisement only the file, its description and the days are used. */
export type EnteredChange = Period & EnteredTarget & { readonly title: string; readonly stateId: string };

/** A notice or an advertisement as a form shows it. Throws `item-unknown` and `not-allowed`. */
export async function openItem({ db }: DeskContext, actor: Actor, name: ItemName) {
  requireRight(actor, 'publishing');
  const { item, changes, stateId } = await findItem(db, name);
  const target = 'target' in item ? item.target : { kind: 'picture' as const, picture: item.picture };
  const { startsAt, endsAt } = findTimes(changes);
  return {
    ...name,
    name: nameItem(name.kind, name.key),
    stateId,
    state: findItemState({ isActive: item.isActive, isPublished: true, startsAt }),
    shownSince: 'createdDate' in item ? item.createdDate : '',
    title: 'title' in item ? item.title : item.picture.alt,
    href: target.kind === 'link' ? target.href : '',
    alt: target.kind === 'picture' ? target.picture.alt : '',
    picturePath: target.kind === 'picture' ? toPicturePath(target.picture) : '',
    pdfPath: target.kind === 'pdf' ? toMediaPath(target.hash, pdfFile) : '',
    startsAt,
    endsAt,
    ...toPeriod(startsAt, endsAt),
  };
}

/**
 * Changes a notice or an advertisement. Without an address and a file the target stays. A withdrawn item stays
 * withdrawn unless a first day is given. Throws `item-changed` if `stateId` is not current, `item-unknown`,
 * `entry-invalid`, `media-refused` with the reason, and `not-allowed`.
 */
export async function changeItem(
  { db, clock, isOwnLink }: DeskContext,
  actor: Actor,
  name: ItemName,
  entered: EnteredChange,
): Promise<void> {
  requireRight(actor, 'publishing');
  const now = clock();
  const found = await findItem(db, name);
  // Before anything else is refused: then the form is rendered again with the current state, and would replace it.
  requireCurrent(found, entered);
  const { start, changes } = readPeriod(entered, now);
  const isScheduled = found.changes.some(({ isActive }) => isActive === 1);
  const isActive = start === undefined && (found.item.isActive || isScheduled || entered.from !== '');
  const isShownAgain = isActive && !found.item.isActive;
  const shown = { isActive, createdDate: start ?? (isShownAgain ? now.toISOString() : undefined) };
  const publication =
    'target' in found.item
      ? await changeNotice({ isOwnLink }, found.item, entered, shown)
      : await changeAdvertisement(found.item, entered, shown);
  const publish = async (trx: Executor): Promise<Publication> => {
    requireCurrent(await findItem(trx, name), entered);
    await replaceSchedule(trx, name, changes);
    const subjectId = nameItem(name.kind, name.key);
    await insertAudit(trx, [{ staffId: actor.id, action: 'content-changed', subjectId }], now);
    return publication;
  };
  await publishContent(db, publish, now);
}

function requireCurrent({ stateId }: { readonly stateId: string }, entered: EnteredChange): void {
  if (stateId !== entered.stateId) throw new MoharError('item-changed', 'somebody else changed the item');
}

type Shown = { readonly isActive: boolean; readonly createdDate: string | undefined };

async function changeNotice(
  context: Pick<DeskContext, 'isOwnLink'>,
  notice: Notice,
  entered: EnteredChange,
  { isActive, createdDate = notice.createdDate }: Shown,
): Promise<Publication> {
  const title = readLine('title', entered.title, 1, publishingLimits.title);
  const base = { key: notice.key, title, createdDate, isActive };
  const hasEntered = entered.opens === 'link' || entered.href.trim() !== '' || entered.file !== undefined;
  if (hasEntered || notice.target.kind === 'link') {
    // A file replaces an address that was not edited.
    const isReplaced =
      entered.file !== undefined && notice.target.kind === 'link' && entered.href === notice.target.href;
    const { target, media } = await readTarget(context, isReplaced ? { ...entered, href: '' } : entered);
    return { ...emptyPublication, media, notices: [{ ...base, target }] };
  }
  const { target } = notice;
  if (target.kind === 'pdf') return { ...emptyPublication, notices: [{ ...base, target }] };
  const picture = { ...target.picture, alt: readAlt(entered.alt) };
  return { ...emptyPublication, notices: [{ ...base, target: { kind: 'picture', picture } }] };
}

async function changeAdvertisement(
  { key, platforms, position, picture }: Advertisement,
  { file, alt: enteredAlt }: EnteredChange,
  { isActive }: Shown,
): Promise<Publication> {
  const alt = readAlt(enteredAlt);
  const base = { key, platforms, position, isActive };
  if (file === undefined) return { ...emptyPublication, advertisements: [{ ...base, picture: { ...picture, alt } }] };
  const { prepared, picture: chosen } = await readPicture(file, alt);
  return { ...emptyPublication, media: [prepared], advertisements: [{ ...base, picture: chosen }] };
}

/** An item, its scheduled changes and a digest of both. Throws `item-unknown`. */
async function findItem(db: Executor, { kind, key }: ItemName) {
  const item = kind === 'notice' ? await findNoticeByKey(db, key) : await findAdvertisement(db, key);
  if (!item) throw new MoharError('item-unknown', 'there is no such item');
  const changes = await findScheduled(db, { kind, key });
  const stateId = hash('sha256', JSON.stringify([item, changes]), 'base64url');
  return { item, changes, stateId };
}

async function findAdvertisement(db: Executor, key: string): Promise<Advertisement | undefined> {
  return (await listAllAdvertisements(db)).find((advertisement) => advertisement.key === key);
}
