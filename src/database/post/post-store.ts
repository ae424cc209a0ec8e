import type { Executor } from '#database/connect.ts';
import { incrementCounter, readCounter, setCounter } from '#database/counter/counter-store.ts';
import { pictureColumns, toPicture } from '#database/media/media-store.ts';
import type { PostTable } from '#database/schema.ts';
import { type UpsertOutcome, upsertByKey } from '#database/upsert-by-key.ts';
import { cleanHtml } from '#domain/html/clean-html.ts';
import type { NewPost, Post, PostFilter, PostPage } from '#domain/post/post.ts';

/** Inserts a post, or updates the row with its slug; the id stays. Call it in a transaction. */
export function upsertPost(db: Executor, post: NewPost, now: Date): Promise<UpsertOutcome> {
  return upsertByKey(db, 'post', 'slug', toColumns(post), {
    onInsert: async () => ({ id: await incrementCounter(db, 'post'), updatedAt: post.createdDate }),
    onUpdate: { updatedAt: now.toISOString() },
  });
}

/** A page of active posts, newest first, ties by id; `page` counts from 1. */
export async function listPosts(
  db: Executor,
  { page, pageSize, isPopular }: PostFilter & { page: number; pageSize: number },
): Promise<PostPage> {
  const active = db
    .selectFrom('post')
    .where('isActive', '=', 1)
    .$if(isPopular !== undefined, (query) => query.where('isPopular', '=', isPopular ? 1 : 0));
  // An index-only scan finds the ids; only the rows of this page are read.
  const ids = active
    .select('id')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = await selectPosts(db)
    .where('post.id', 'in', ids)
    .orderBy('post.createdAt', 'desc')
    .orderBy('post.id', 'desc')
    .execute();
  return { posts: rows.map(toPost), total: await readCounter(db, nameCounter(isPopular)) };
}

/**
 * Counts the active posts into counters; call it at the end of a publishing transaction, so that no read counts rows.
 */
export async function updatePostCounts(db: Executor): Promise<void> {
  const counts = await db
    .selectFrom('post')
    .select(['isPopular', (query) => query.fn.countAll<number | string>().as('count')])
    .where('isActive', '=', 1)
    .groupBy('isPopular')
    .execute();
  const countOf = (isPopular: number): number => Number(counts.find((row) => row.isPopular === isPopular)?.count ?? 0);
  await setCounter(db, nameCounter(undefined), countOf(0) + countOf(1));
  await setCounter(db, nameCounter(true), countOf(1));
  await setCounter(db, nameCounter(false), countOf(0));
}

function nameCounter(isPopular: boolean | undefined): string {
  if (isPopular === undefined) return 'posts';
  return isPopular ? 'popular posts' : 'other posts';
}

/** An active post by its id. */
export async function findPost(db: Executor, id: number): Promise<Post | undefined> {
  const row = await selectPosts(db).where('post.id', '=', id).where('post.isActive', '=', 1).executeTakeFirst();
  return row && toPost(row);
}

/** The row of a post by its slug, withdrawn or not. */
export function findPostBySlug(db: Executor, slug: string) {
  return db
    .selectFrom('post')
    .select(['id', 'title', 'summary', 'html', 'createdAt', 'updatedAt', 'isActive', 'isPopular'])
    .select(['pictureHash', 'pictureAlt', 'shareHash'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}

/** Whether there is an active post of this id. */
export async function hasPost(db: Executor, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('post')
    .select('id')
    .where('id', '=', id)
    .where('isActive', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}

function selectPosts(db: Executor) {
  return db
    .selectFrom('post')
    .leftJoin('media', 'media.hash', 'post.pictureHash')
    .selectAll('post')
    .select(['post.pictureAlt as alt', ...pictureColumns]);
}

type PostRow = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number];

function toPost(row: PostRow): Post {
  const { id, slug, title, summary, createdAt: createdDate, updatedAt: updatedDate, shareHash } = row;
  return {
    id,
    slug,
    title,
    summary,
    createdDate,
    updatedDate,
    shareHash,
    // The row may not come from `npm run content`: only allow-listed HTML reaches a page or the API.
    html: cleanHtml(row.html),
    isPopular: row.isPopular === 1,
    isActive: row.isActive === 1,
    picture: toPicture(row),
  };
}

function toColumns({ slug, title, summary, html, shareHash, ...post }: NewPost) {
  return {
    slug,
    title,
    summary,
    html,
    shareHash,
    pictureHash: post.picture?.hash ?? null,
    pictureAlt: post.picture?.alt ?? '',
    createdAt: post.createdDate,
    isPopular: Number(post.isPopular),
    isActive: Number(post.isActive),
  } satisfies Omit<PostTable, 'id' | 'updatedAt'>;
}
