import type { PostCard as Post } from '#contract/content-source.ts';
import { ContentPicture } from '#website/components/content-picture/content-picture.tsx';
import { SiteLink } from '#website/components/link/site-link.tsx';
import styles from './post-card.module.css';
import { PostDate } from './post-date.tsx';

/** Posts side by side: three where there is room. */
export function PostCards({ posts, level }: { posts: readonly Post[]; level: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <ul className={styles.cards}>
      {posts.map(({ id, title, summary, createdDate, isPopular, picture }) => (
        <li key={id} className={styles.card}>
          <div className={styles.picture}>
            {picture && (
              <ContentPicture picture={picture} sizes="(min-width: 60rem) 22rem, (min-width: 40rem) 45vw, 92vw" />
            )}
            {isPopular && <span className={styles.badge}>Popular</span>}
          </div>
          <Title className={styles.title}>
            <SiteLink to={`/Home/Blogs/Details/${id}`}>{title}</SiteLink>
          </Title>
          <p className={styles.summary}>{summary}</p>
          <PostDate date={createdDate} />
        </li>
      ))}
    </ul>
  );
}
