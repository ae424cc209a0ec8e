import { type ReactNode, Suspense } from 'react';
import { Await, data } from 'react-router';
import { unloaded } from '#content/layout/unloaded.ts';
import { blog } from '#content/post/blog.ts';
import { postLabels as labels } from '#content/post/labels.ts';
import { site } from '#content/site.ts';
import type { ContentSource, PostCard, PostView } from '#contract/content-source.ts';
import { postPath, routes } from '#contract/routes.ts';
import { addHeadingIds, type Heading } from '#domain/html/heading-ids.ts';
import { parsePostId, postLimits } from '#domain/post/post.ts';
import { Contents } from '#website/components/contents/contents.tsx';
import { SanitisedHtml } from '#website/components/html/sanitised-html.tsx';
import { SiteLink } from '#website/components/link/link.tsx';
import { Page } from '#website/components/page/page.tsx';
import { Picture } from '#website/components/picture/picture.tsx';
import { PostDate } from '#website/components/post-card/post-card.tsx';
import { Unloaded } from '#website/components/unloaded/unloaded.tsx';
import { websiteContext } from '#website/context.ts';
import { StructuredData } from '#website/page-meta.tsx';
import type { Route } from './+types/post';
import styles from './post.module.css';

const crumbs = [{ title: blog.title, path: routes.blog.path }];

type PostWithHeadings = PostView & { readonly headings: readonly Heading[] };

type PostData = {
  readonly post: PostWithHeadings | 'missing' | 'failed';
  readonly popular: readonly PostCard[];
  readonly hasPopularFailed: boolean;
};

/** Positive integers are ids; any other parameter is a 404. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { content } = context.get(websiteContext);
  const id = parsePostId(params.id);
  const [found, { posts: popular, hasFailed: hasPopularFailed }] = await Promise.all([
    id === undefined ? ('missing' as const) : content.findPost(id),
    listOtherPopular(content, id),
  ]);
  const isFound = typeof found === 'object';
  const result: PostData = {
    // Here and not in the component, so that no browser loads the parser.
    post: isFound ? { ...found, ...addHeadingIds(found.html) } : found,
    popular,
    hasPopularFailed,
  };
  return data({ result }, { status: isFound ? 200 : found === 'missing' ? 404 : 503 });
}

/** Popular posts without one of them. Where that one is in the first page, the next page replaces it. */
async function listOtherPopular(content: ContentSource, id: number | undefined) {
  const list = (page: number) => content.listPosts({ page, pageSize: postLimits.popularCards, isPopular: true });
  const { posts: first, hasFailed } = await list(1);
  const others = first.filter((post) => post.id !== id);
  const isFull = others.length === first.length || first.length < postLimits.popularCards;
  return { posts: isFull ? others : [...others, ...(await list(2)).posts.slice(0, 1)], hasFailed };
}

/** Client-side navigation shows the page at once and the post when it is loaded. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs): { result: PostData | Promise<PostData> } {
  return { result: serverLoader().then(({ result }) => result) };
}

export default function PostPage({ loaderData: { result } }: Route.ComponentProps) {
  // In a document the data is complete: inside a Suspense boundary React could hide a long text until scripts run.
  if ('popular' in result) return <PostContent {...result} />;
  return (
    <Suspense fallback={<StatusPage heading={blog.title} text={labels.loading} />}>
      <Await resolve={result} errorElement={<PostContent post="failed" popular={[]} hasPopularFailed />}>
        {(loaded: PostData) => <PostContent {...loaded} />}
      </Await>
    </Suspense>
  );
}

function PostContent({ post, popular, hasPopularFailed }: PostData) {
  if (typeof post === 'string') {
    return (
      <StatusPage heading={labels.missing.heading} text={post === 'missing' ? labels.missing.text : ''}>
        {post === 'failed' && <Unloaded text={unloaded.post} />}
        <SiteLink to={routes.blog.path}>{labels.missing.seeAll}</SiteLink>
      </StatusPage>
    );
  }
  return (
    <Page
      title={post.title}
      description={post.summary}
      path={postPath(post.id)}
      image={post.shareImage}
      kind="article"
      crumbs={crumbs}
      intro={post.summary}
      note={<PostDate date={post.createdDate} />}
      picture={post.picture && <Picture picture={post.picture} sizes="12rem" isFirst />}
    >
      <div className={styles.columns}>
        {post.headings.length > 0 && (
          <div className={styles.contents}>
            <Contents entries={post.headings} />
          </div>
        )}
        <SanitisedHtml id="post-text" html={post.html} className={styles.text} />
        {popular.length > 0 && <Popular posts={popular} />}
        {hasPopularFailed && (
          <div className={styles.popular}>
            <Unloaded text={unloaded.popular} />
          </div>
        )}
      </div>
      <StructuredData data={describePost(post)} />
    </Page>
  );
}

/** A schema.org `BlogPosting`. */
function describePost({ title, summary, createdDate, updatedDate, shareImage }: PostView) {
  const organisation = { '@type': 'Organization', name: site.owner };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    datePublished: createdDate,
    dateModified: updatedDate,
    inLanguage: 'en-IN',
    author: organisation,
    publisher: organisation,
    ...(shareImage === '' ? {} : { image: shareImage }),
  };
}

function Popular({ posts }: { posts: readonly PostCard[] }) {
  return (
    <aside className={styles.popular} aria-labelledby="popular-heading">
      <h2 id="popular-heading">{labels.popular.heading}</h2>
      <ul>
        {posts.map(({ id, title, createdDate, picture }) => (
          <li key={id}>
            {picture && <Picture picture={picture} sizes="6rem" className={styles.thumbnail} />}
            <div>
              <h3>{title}</h3>
              <PostDate date={createdDate} />
              <SiteLink to={postPath(id)}>
                {labels.popular.readMore}
                <span className="visually-hidden">: {title}</span>
              </SiteLink>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function StatusPage({ heading, text, children }: { heading: string; text: string; children?: ReactNode }) {
  return (
    <Page title={blog.title} heading={heading} crumbs={crumbs}>
      <div role="status">
        {text !== '' && <p>{text}</p>}
        {children}
      </div>
    </Page>
  );
}
