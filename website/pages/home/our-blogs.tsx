import { blog } from '#content/post/blog.ts';
import type { PostCard } from '#contract/content-source.ts';
import { SiteLink } from '#website/components/link/site-link.tsx';
import { Picture } from '#website/components/picture/pictures.tsx';
import { PostCards } from '#website/components/post-card/post-card.tsx';
import styles from './our-blogs.module.css';

/** The newest posts (R1.6). */
export function OurBlogs({ posts }: { posts: readonly PostCard[] }) {
  return (
    <section id="blogs" className={styles.blogs} aria-labelledby="blogs-heading">
      <div className={styles.head}>
        <h2 id="blogs-heading">{blog.home.heading}</h2>
        <SiteLink to="/Home/Blogs">
          {blog.home.more}
          <span className="visually-hidden"> posts of the blog</span>
        </SiteLink>
      </div>
      {posts.length === 0 ? (
        <div className={styles.empty}>
          <Picture name="empty" />
          <p>{blog.empty}</p>
        </div>
      ) : (
        <PostCards posts={posts} level={3} />
      )}
    </section>
  );
}
