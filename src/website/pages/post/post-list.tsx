import { redirect } from 'react-router';
import { unloaded } from '#content/layout/unloaded.ts';
import { blog } from '#content/post/blog.ts';
import { postListLabels as labels } from '#content/post/list-labels.ts';
import { blogPath, parseBlogPage } from '#contract/routes.ts';
import { postLimits } from '#domain/post/post.ts';
import { routes } from '#domain/site/routes.ts';
import { Page } from '#website/components/page/page.tsx';
import { Pagination } from '#website/components/pagination/pagination.tsx';
import { PostCards } from '#website/components/post-card/post-card.tsx';
import { websiteContext } from '#website/context.ts';
import type { Route } from './+types/post-list';
import styles from './post-list.module.css';

/** Page and size are in the address, so that back, reload and sharing work (R2.35). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { page, size } = parseBlogPage(new URL(request.url).searchParams);
  const { posts, total, hasFailed } = await context.get(websiteContext).content.listPosts({ page, pageSize: size });
  // How many there are is not known; "Try again" leads to the same page.
  const last = hasFailed ? page : Math.max(1, Math.ceil(total / size));
  if (page > last) throw redirect(blogPath({ page: last, size }));
  return { posts, total, page, size, last, failure: hasFailed ? unloaded.posts : '' };
}

export default function PostList({ loaderData: { posts, total, page, size, last, failure } }: Route.ComponentProps) {
  return (
    <Page
      title={page === 1 ? blog.title : labels.laterPage(blog.title, page)}
      description={blog.description}
      path={blogPath({ page, size })}
      heading={blog.heading}
      intro={blog.subheading}
    >
      <PostCards posts={posts} place="blog" failure={failure} leading={posts.length % 3 === 1 ? styles.leading : ''} />
      <div className={styles.pages}>
        <Pagination page={page} last={last} label={labels.pages} findPath={(to) => blogPath({ page: to, size })} />
        {total > 0 && <PageSize size={size} total={total} />}
      </div>
    </Page>
  );
}

/**
 * Another size leads to the first page (R4.22), by `watch-page-size.ts`; without scripts it is a form with a button.
 */
function PageSize({ size, total }: { size: number; total: number }) {
  return (
    <form className={styles.size} method="get" action={routes.blog.path}>
      <label htmlFor="page-size">{labels.show}</label>
      <select id="page-size" name="size" autoComplete="off" defaultValue={size}>
        {postLimits.pageSizes.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <p>{labels.entriesOf(total)}</p>
      <button type="submit" className={`without-script ${styles.show}`}>
        {labels.apply}
      </button>
    </form>
  );
}
