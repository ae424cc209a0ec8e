import { insertAudit } from '#database/audit/audit-store.ts';
import { listDrafts } from '#database/post/post-text-store.ts';
import type { ItemKind } from '#database/published-item.ts';
import { listScheduled } from '#database/schedule/schedule-store.ts';
import { findItemState, type ItemState, itemStates } from '#domain/item-state.ts';
import type { Actor } from '#domain/staff/staff.ts';
import { type DeskContext, requireRight } from '#services/desk/desk.ts';
import { findTimes } from '#services/desk/period.ts';
import { listContent, nameItem, showContent } from '#services/publish-content.ts';

/** Items on one page of the list. */
const maxListed = 100;

type Listing = {
  readonly kind?: ItemKind | undefined;
  readonly state?: ItemState | undefined;
  readonly search?: string;
  /** The name of an item that the filter may leave out. */
  readonly name?: string;
};

/**
 * Lists what is live, the banner first, then what is scheduled, drafts, and withdrawn items. At most `maxListed` items
 * with a title that contains `search`, their total, how many there are in each state, and the item `name`. Throws
 * `not-allowed`.
 */
export async function listPublished(
  { db }: DeskContext,
  actor: Actor,
  { kind, state: wanted, search = '', name = '' }: Listing = {},
) {
  requireRight(actor, 'publishing');
  const scheduled = await listScheduled(db);
  const text = search.trim().toLowerCase();
  const published = await listContent(db, { withHtml: false });
  const drafts = new Map((await listDrafts(db)).map((draft) => [draft.slug, draft]));
  const slugs = new Set(published.flatMap((item) => (item.kind === 'post' ? [item.key] : [])));
  const unpublished = [...drafts.values()]
    .filter(({ slug }) => !slugs.has(slug))
    .map(({ slug, title, savedAt }) => ({ kind: 'post' as const, key: slug, title, date: savedAt, isActive: false }));
  const all = [...unpublished, ...published].map(({ kind, key, title, date, isActive }) => {
    const item = { kind, key, title, date, isActive };
    const isPublished = kind !== 'post' || slugs.has(key);
    const hasDraft = kind === 'post' && drafts.has(key);
    const changes = scheduled.filter((change) => change.kind === kind && change.key === key);
    const times = findTimes(changes);
    const state = findItemState({ isActive, isPublished, ...times });
    return { ...item, isPublished, hasDraft, name: nameItem(kind, key), ...times, state };
  });
  const listed = all.filter(
    (item) => (kind === undefined || item.kind === kind) && item.title.toLowerCase().includes(text),
  );
  const count = (state: ItemState): number => listed.filter((item) => item.state === state).length;
  const items = listed
    .filter((item) => wanted === undefined || item.state === wanted)
    .sort((a, b) => rank(a) - rank(b) || a.startsAt.localeCompare(b.startsAt));
  return {
    items: items.slice(0, maxListed),
    total: items.length,
    named: all.find((item) => item.name === name),
    counts: {
      live: count('live'),
      scheduled: count('scheduled'),
      draft: count('draft'),
      withdrawn: count('withdrawn'),
    },
  };
}

/** The place of an item in the list: by its state, the live banner first. */
function rank({ state, kind }: { state: ItemState; kind: ItemKind }): number {
  return state === 'live' && kind === 'banner' ? -1 : itemStates.indexOf(state);
}

/**
 * Withdraws or shows an item now. A scheduled start is deleted, an end stays. Throws `content-refused` and
 * `not-allowed`.
 */
export async function setShown(context: DeskContext, actor: Actor, name: string, isShown: boolean): Promise<void> {
  requireRight(actor, 'publishing');
  const now = context.clock();
  await showContent(context.db, [name], isShown, now, {
    async record(trx) {
      const action = isShown ? 'content-shown' : 'content-withdrawn';
      await insertAudit(trx, [{ staffId: actor.id, action, subjectId: name }], now);
    },
  });
}
