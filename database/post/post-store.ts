import type { Executor } from '#database/connect.ts';
import { incrementCounter, readCounter, setCounter } from '#database/counter/counter-store.ts';
import { toPicture } from '#database/media/media-store.ts';
import type { PostTable } from '#database/schema.ts';
import { type UpsertOutcome, upsertByKey } from '#database/upsert-by-key.ts';
import { cleanHtml } from '#domain/html/clean-html.ts';
import type { Post, PostDraft, PostFilter, PostPage } from '#domain/post/post.ts';

/** Inserts a post, or updates the one of its slug, whose id stays. Call it in a transaction. */
export function upsertPost(db: Executor, draft: PostDraft, now: Date): Promise<UpsertOutcome> {
  return upsertByKey(db, 'post', 'slug', toColumns(draft), {
    onInsert: async () => ({ id: await incrementCounter(db, 'post'), updated_at: draft.createdDate }),
    onUpdate: { updated_at: now.toISOString() },
  });
}

/** A page of active posts, newest first, ties by id; `page` counts from 1. */
export async function listPosts(
  db: Executor,
  { page, pageSize, isPopular }: PostFilter & { page: number; pageSize: number },
): Promise<PostPage> {
  const active = db
    .selectFrom('post')
    .where('is_active', '=', 1)
    .$if(isPopular !== undefined, (query) => query.where('is_popular', '=', isPopular ? 1 : 0));
  // An index-only scan finds the ids; only the rows of this page are read.
  const ids = active
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = await selectPosts(db)
    .where('post.id', 'in', ids)
    .orderBy('post.created_at', 'desc')
    .orderBy('post.id', 'desc')
    .execute();
  return { posts: rows.map(toPost), total: await readCounter(db, nameCounter(isPopular)) };
}

/** Counts the active posts into counters; call it at the end of a publishing transaction, so that no read counts rows. */
export async function updatePostCounts(db: Executor): Promise<void> {
  const counts = await db
    .selectFrom('post')
    .select(['is_popular', (query) => query.fn.countAll<number | string>().as('count')])
    .where('is_active', '=', 1)
    .groupBy('is_popular')
    .execute();
  const countOf = (isPopular: number): number => Number(counts.find((row) => row.is_popular === isPopular)?.count ?? 0);
  await setCounter(db, nameCounter(undefined), countOf(0) + countOf(1));
  await setCounter(db, nameCounter(true), countOf(1));
  await setCounter(db, nameCounter(false), countOf(0));
}

function nameCounter(isPopular: boolean | undefined): string {
  return isPopular === undefined ? 'posts' : isPopular ? 'popular posts' : 'other posts';
}

/** An active post by its id. */
export async function findPost(db: Executor, id: number): Promise<Post | undefined> {
  const row = await selectPosts(db).where('post.id', '=', id).where('post.is_active', '=', 1).executeTakeFirst();
  return row && toPost(row);
}

function selectPosts(db: Executor) {
  return db
    .selectFrom('post')
    .leftJoin('media', 'media.hash', 'post.picture_hash')
    .select(['post.id', 'post.slug', 'post.title', 'post.summary', 'post.html', 'post.share_hash'])
    .select(['post.created_at', 'post.updated_at', 'post.is_popular', 'post.is_active', 'post.picture_alt as alt'])
    .select(['media.hash as media_hash', 'media.width as media_width'])
    .select(['media.height as media_height', 'media.widths as media_widths']);
}

type PostRow = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number];

function toPost(row: PostRow): Post {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    // The row may have been written past `npm run content`: nothing but the allow-list reaches a page or the API.
    html: cleanHtml(row.html),
    createdDate: row.created_at,
    updatedDate: row.updated_at,
    isPopular: row.is_popular === 1,
    isActive: row.is_active === 1,
    picture: toPicture(row),
    shareHash: row.share_hash,
  };
}

function toColumns(draft: PostDraft) {
  return {
    slug: draft.slug,
    title: draft.title,
    summary: draft.summary,
    html: draft.html,
    picture_hash: draft.picture?.hash ?? null,
    picture_alt: draft.picture?.alt ?? '',
    share_hash: draft.shareHash,
    created_at: draft.createdDate,
    is_popular: Number(draft.isPopular),
    is_active: Number(draft.isActive),
  } satisfies Omit<PostTable, 'id' | 'updated_at'>;
}
