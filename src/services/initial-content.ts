import { listAllAdvertisements } from '#database/advertisement/advertisement-store.ts';
import type { Executor } from '#database/connect.ts';
import { findNoticeByKey } from '#database/notice/notice-store.ts';
import { findPostBySlug } from '#database/post/post-store.ts';
import type { NoticeTarget } from '#domain/notice/notice.ts';
import { nameItem, type Publication, type PublishReport, publishContent } from '#services/publish-content.ts';

/** An item of the store that is the build's initial content: nobody has changed its text. */
export type InitialItem = {
  /** As `npm run content` names it. */
  readonly name: string;
  readonly isActive: boolean;
  /** Whether a picture or PDF of it is not the build's: it has another brand. */
  readonly isOutdated: boolean;
  /** The same item as this build makes it, shown and placed as the store's. */
  readonly redrawn: Partial<Publication>;
};

/** Finds what the store still has of the initial content, withdrawn items too. */
export async function listInitialItems(db: Executor, seed: Publication): Promise<readonly InitialItem[]> {
  return [
    ...(await listInitialPosts(db, seed)),
    ...(await listInitialNotices(db, seed)),
    ...(await listInitialAdvertisements(db, seed)),
  ];
}

/** Draws initial content with this build's brand; texts, dates and order stay, and so does what editors changed. */
export async function redrawInitialContent(
  db: Executor,
  seed: Publication,
  now: Date,
  options: { readonly isDryRun: boolean },
): Promise<PublishReport> {
  const redraw = async (trx: Executor): Promise<Publication> => {
    const outdated = (await listInitialItems(trx, seed)).filter(({ isOutdated }) => isOutdated);
    return {
      media: outdated.length > 0 ? seed.media : [],
      posts: outdated.flatMap(({ redrawn: { posts = [] } }) => posts),
      notices: outdated.flatMap(({ redrawn: { notices = [] } }) => notices),
      advertisements: outdated.flatMap(({ redrawn: { advertisements = [] } }) => advertisements),
      banner: undefined,
    };
  };
  return publishContent(db, redraw, now, options);
}

async function listInitialPosts(db: Executor, { posts }: Publication): Promise<InitialItem[]> {
  const items: InitialItem[] = [];
  for (const post of posts) {
    const row = await findPostBySlug(db, post.slug);
    if (!row) continue;
    if (readPostText(row) !== readPostText(post)) continue;
    const { isPopular, isActive } = { isPopular: row.isPopular === 1, isActive: row.isActive === 1 };
    items.push({
      name: nameItem('post', post.slug),
      isActive,
      isOutdated:
        row.html !== post.html ||
        (row.pictureHash ?? '') !== (post.picture?.hash ?? '') ||
        row.shareHash !== post.shareHash,
      redrawn: { posts: [{ ...post, createdDate: row.createdAt, isPopular, isActive }] },
    });
  }
  return items;
}

async function listInitialNotices(db: Executor, { notices }: Publication): Promise<InitialItem[]> {
  const items: InitialItem[] = [];
  for (const notice of notices) {
    const stored = await findNoticeByKey(db, notice.key);
    if (!stored) continue;
    if (readNoticeText(stored) !== readNoticeText(notice)) continue;
    const { createdDate, isActive } = stored;
    items.push({
      name: nameItem('notice', notice.key),
      isActive,
      isOutdated: readHash(stored.target) !== readHash(notice.target),
      redrawn: { notices: [{ ...notice, createdDate, isActive }] },
    });
  }
  return items;
}

async function listInitialAdvertisements(db: Executor, { advertisements }: Publication): Promise<InitialItem[]> {
  const stored = new Map((await listAllAdvertisements(db)).map((one) => [one.key, one]));
  return advertisements.flatMap((advertisement) => {
    const found = stored.get(advertisement.key);
    if (!found || found.picture.alt !== advertisement.picture.alt) return [];
    const { platforms, position, isActive } = found;
    return {
      name: nameItem('advertisement', advertisement.key),
      isActive,
      isOutdated: found.picture.hash !== advertisement.picture.hash,
      redrawn: { advertisements: [{ ...advertisement, platforms, position, isActive }] },
    };
  });
}

/** The text of a post, without the hashes of its pictures. */
function readPostText({ title, summary, html }: { title: string; summary: string; html: string }): string {
  return JSON.stringify([title, summary, html.replaceAll(/\/media\/[0-9a-f]{32}/g, '/media')]);
}

function readNoticeText({ title, target }: { title: string; target: NoticeTarget }): string {
  const readText = (): string => {
    if (target.kind === 'link') return target.href;
    return target.kind === 'picture' ? target.picture.alt : '';
  };
  return JSON.stringify([title, target.kind, readText()]);
}

function readHash(target: NoticeTarget): string {
  if (target.kind === 'link') return target.href;
  return target.kind === 'picture' ? target.picture.hash : target.hash;
}
