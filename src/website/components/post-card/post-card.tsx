import { blog } from '#content/post/blog.ts';
import type { PostCard as Post } from '#contract/content-source.ts';
import { postPath } from '#contract/routes.ts';
import { formatDayOf } from '#domain/time.ts';
import { Drawing } from '#website/components/drawing/drawing.tsx';
import { SiteLink } from '#website/components/link/link.tsx';
import { Picture } from '#website/components/picture/picture.tsx';
import { keepPhrases } from '#website/components/text/keep-together.tsx';
import { Unloaded } from '#website/components/unloaded/unloaded.tsx';
import styles from './post-card.module.css';

const wideSizes = '(min-width: 60rem) 22rem, (min-width: 40rem) 45vw, ';
const leadingSizes = '(min-width: 60rem) 37rem, (min-width: 40rem) 45vw, ';

type PostCardsProps = {
  readonly posts: readonly Post[];
  readonly place: 'blog' | 'home';
  readonly failure: string;
  /** A further class of the first card. */
  readonly leading?: string | undefined;
};

/**
 * Posts as cards, or that there are none, or that they could not be read. In the blog the first card is in the first
 * viewport. On a phone the others, and all on home, are rows with a thumbnail.
 */
export function PostCards({ posts, place, failure, leading = '' }: PostCardsProps) {
  const isHome = place === 'home';
  if (posts.length === 0) {
    return (
      <div className={styles.empty} data-place={place}>
        <Drawing name="empty" />
        <p>{blog.empty}</p>
        {failure && <Unloaded text={failure} />}
        {!isHome && <SiteLink to="/Home/Faq">{blog.instead}</SiteLink>}
      </div>
    );
  }
  // On home they are a section under its own heading.
  const Title = isHome ? 'h3' : 'h2';
  const hasLeading = leading !== '' && posts.length > 1;
  return (
    <ul className={styles.cards} data-rows={isHome || undefined}>
      {posts.map(({ id, title, summary, createdDate, isPopular, picture }, index) => (
        <li key={id} className={`${styles.card} ${index === 0 && hasLeading ? leading : ''}`}>
          <div className={styles.picture} data-screen-only>
            {picture && (
              <Picture
                picture={picture}
                sizes={(index === 0 && hasLeading ? leadingSizes : wideSizes) + (isHome || index > 0 ? '7rem' : '92vw')}
                isFirst={!isHome && index === 0}
              />
            )}
            {isPopular && <span className={styles.badge}>{blog.popular}</span>}
          </div>
          <Title className={styles.title}>
            <SiteLink to={postPath(id)}>{keepPhrases(title)}</SiteLink>
          </Title>
          <p className={styles.summary}>{summary}</p>
          <PostDate date={createdDate} />
        </li>
      ))}
    </ul>
  );
}

/** The day of a post; nothing without a date. */
export function PostDate({ date }: { date: string }) {
  if (date === '') return null;
  return (
    <p className={styles.date}>
      <time dateTime={date}>{formatDayOf(date)}</time>
    </p>
  );
}
