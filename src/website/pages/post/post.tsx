import type { ReactNode } from 'react';
import { data } from 'react-router';
import { tryAgain } from '#content/layout/labels.ts';
import { contentsLabels } from '#content/layout/page-labels.ts';
import { unloaded } from '#content/layout/unloaded.ts';
import { blog } from '#content/post/blog.ts';
import { postLabels as labels } from '#content/post/labels.ts';
import { site } from '#content/site.ts';
import type { ContentSource, PostCard, PostView } from '#contract/content-source.ts';
import { completeParameter, postPath } from '#contract/routes.ts';
import { addHeadingIds, type Heading } from '#domain/html/heading-ids.ts';
import { joinRanges } from '#domain/html/join-ranges.ts';
import { parsePostId, postLimits } from '#domain/post/post.ts';
import { routes } from '#domain/site/routes.ts';
import { Contents } from '#website/components/contents/contents.tsx';
import { Fold } from '#website/components/fold/fold.tsx';
import { SanitisedHtml } from '#website/components/html/sanitised-html.tsx';
import { SiteLink } from '#website/components/link/link.tsx';
import { Page } from '#website/components/page/page.tsx';
import { embedDrawing } from '#website/components/picture/embed-drawing.ts';
import { Picture } from '#website/components/picture/picture.tsx';
import { PostDate } from '#website/components/post-card/post-card.tsx';
import { Unloaded } from '#website/components/unloaded/unloaded.tsx';
import { type WebsiteContext, websiteContext } from '#website/context.ts';
import { StructuredData } from '#website/page-meta.tsx';
import type { Route } from './+types/post';
import styles from './post.module.css';

const crumbs = [{ title: blog.title, path: routes.blog.path }];

type PostWithHeadings = PostView & { readonly headings: readonly Heading[] };

type PostData = {
  readonly post: PostWithHeadings | 'missing' | 'failed' | 'loading';
  readonly popular: readonly PostCard[];
  readonly hasPopularFailed: boolean;
};

/** How long a page waits for the host of the posts before it says that it loads one, in milliseconds. */
const loadingDelayMs = 1_000;

/** Positive integers are ids; any other parameter is a 404. A post of a slow host is loaded by `complete-page.ts`. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const complete = loadPost(params.id, context.get(websiteContext));
  const isPatient = new URL(request.url).searchParams.has(completeParameter);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, loadingDelayMs, undefined));
  const loaded = isPatient ? await complete : await Promise.race([complete, late]);
  if (!loaded) {
    // 503: the response is not cached, and no program takes it for the post.
    return data({ post: 'loading' as const, popular: [], hasPopularFailed: false }, { status: 503 });
  }
  return data(loaded, { status: findStatus(loaded.post) });
}

function findStatus(post: PostData['post']): number {
  if (typeof post === 'object') return 200;
  return post === 'missing' ? 404 : 503;
}

async function loadPost(parameter: string, { content, readDrawing }: WebsiteContext): Promise<PostData> {
  const id = parsePostId(parameter);
  const [found, { posts: popular, hasFailed: hasPopularFailed }] = await Promise.all([
    id === undefined ? ('missing' as const) : content.findPost(id),
    listOtherPopular(content, id),
  ]);
  if (typeof found === 'string') return { post: found, popular, hasPopularFailed };
  const picture = await embedDrawing(found.picture, readDrawing);
  return { post: { ...found, ...addHeadingIds(joinRanges(found.html)), picture }, popular, hasPopularFailed };
}

/** Popular posts without one of them. Where that one is in the first page, the next page replaces it. */
async function listOtherPopular(content: ContentSource, id: number | undefined) {
  const list = (page: number) => content.listPosts({ page, pageSize: postLimits.popularCards, isPopular: true });
  const { posts: first, hasFailed } = await list(1);
  const others = first.filter((post) => post.id !== id);
  const isFull = others.length === first.length || first.length < postLimits.popularCards;
  return { posts: isFull ? others : [...others, ...(await list(2)).posts.slice(0, 1)], hasFailed };
}

export default function PostPage({ loaderData: { post, popular, hasPopularFailed } }: Route.ComponentProps) {
  if (post === 'loading') {
    return (
      <StatusPage heading={blog.title} text={labels.loading}>
        <p>
          <a href={`?${completeParameter}`} data-complete>
            {tryAgain}
          </a>
        </p>
      </StatusPage>
    );
  }
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
            <Fold title={contentsLabels.title} isOnPhone>
              <Contents entries={post.headings} />
            </Fold>
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
