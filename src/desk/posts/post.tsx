import { Form, Link, redirect } from 'react-router';
import { postWords as words } from '#content/desk/posts.ts';
import { read, write } from '#desk/action-result.ts';
import forms from '#desk/components/form.module.css';
import frame from '#desk/components/frame.module.css';
import { Title } from '#desk/components/title.tsx';
import { toActionData } from '#desk/components/to-action-data.ts';
import { whenReachable } from '#desk/components/when-reachable.ts';
import { readField, readFile } from '#desk/form-fields.ts';
import { requireSession } from '#desk/session.ts';
import { postTextLimits as limits } from '#domain/post/post-text.ts';
import { formatIndianTime } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import { Field, FieldScope } from '#website/components/field/field.tsx';
import type { Route } from './+types/post';
import { PostForm, postFormId } from './post-form.tsx';
import styles from './posts.module.css';

export { shouldRevalidate } from '#desk/action-result.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => whenReachable(args.serverLoader, args.request);
export const clientAction = (args: Route.ClientActionArgs) => toActionData(args.serverAction, args.request);

export async function loader(args: Route.LoaderArgs) {
  const { operations, desk, actor } = requireSession(args);
  const saved = args.url.searchParams.get('saved') ?? '';
  return read(async () => {
    const post = await operations.openPost(desk, actor, args.params.slug);
    return { post, names: await operations.listNames(desk), saved };
  });
}

export async function action(args: Route.ActionArgs) {
  const { slug } = args.params;
  return write<{ picture: string }>(args, async ({ operations, desk, actor }, form) => {
    const field = (name: string): string => readField(form, name);
    const intent = field('intent');
    const own = { title: field('title'), summary: field('summary'), markdown: field('markdown') };
    const picture = { pictureHash: field('pictureHash'), pictureAlt: field('pictureAlt') };
    const ownStateIds = field('ownStateIds').split(',').filter(Boolean);
    const base = { stateId: field('stateId'), ownStateIds };
    const post = { ...own, ...picture, isPopular: field('isPopular') === 'on', ...base };
    const show = (to = slug) => redirect(`/posts/${to}?saved=${intent}-${Date.now()}`);
    if (intent === 'publish') {
      await operations.publishPost(desk, actor, slug, post);
      return show();
    }
    if (intent === 'schedule') {
      await operations.schedulePost(desk, actor, slug, post, field('at'));
      return show();
    }
    if (intent === 'update') {
      await operations.updateScheduledPost(desk, actor, slug, post);
      return show();
    }
    if (intent === 'discard') {
      await operations.discardDraft(desk, actor, slug, post.stateId);
      return redirect('/published?kind=post');
    }
    if (intent === 'rename') {
      const stateId = await operations.savePost(desk, actor, slug, post);
      await operations.renamePost(desk, actor, slug, { stateId, to: field('slug') });
      return show(field('slug'));
    }
    if (intent === 'picture' || intent === 'card') {
      const file = await readFile(form);
      const added = await operations.addPicture(desk, actor, slug, { file, alt: field('alt'), ...base });
      if (intent === 'picture') {
        // Without scripts the page is rendered again, with the picture appended to the text.
        const entered = { ...own, markdown: `${own.markdown}\n\n${added.markdown}\n`, isPopular: field('isPopular') };
        return { picture: `\n\n${added.markdown}\n\n`, entered };
      }
      await operations.savePost(desk, actor, slug, { ...post, pictureHash: added.hash, pictureAlt: added.alt });
      return show();
    }
    const removed = intent === 'no-card' ? { pictureHash: '', pictureAlt: '' } : {};
    await operations.savePost(desk, actor, slug, { ...post, ...removed });
    // The form's fetcher needs no redirect: a new page would replace the editor's input.
    return field('isFetched') === '' ? show() : {};
  });
}

export default function Post({ loaderData, actionData }: Route.ComponentProps) {
  const { post, names, saved } = loaderData;
  const { published, versions, slug, state } = post;
  const formatStart = post.isDraft ? words.formatStartWithout : words.formatStart;
  const [intent = ''] = saved.split('-');
  const done =
    intent === 'schedule' && post.startsAt !== ''
      ? words.formatScheduled(formatIndianTime(post.startsAt))
      : Object.entries(words.done).find(([name]) => name === intent)?.[1];
  return (
    <>
      <div className={frame.titleRow}>
        <Title page={post.title} heading={words.heading} />
        <Link to="/published">{words.list}</Link>
        <p>
          {state === 'live' && post.isDraft && words.hasChanges}
          {state === 'scheduled' && formatStart(formatIndianTime(post.startsAt))}{' '}
          {post.savedAt !== '' && words.formatSaved(names[post.savedBy] ?? '', formatIndianTime(post.savedAt))}
        </p>
      </div>
      <PostForm key={saved} post={post} slug={slug} refused={actionData} done={done} />
      <section className={frame.section}>
        <h2>{words.versions}</h2>
        {versions.length === 0 && <p>{words.noVersions}</p>}
        <ol className={styles.versions}>
          {versions.map(({ id, at, staffId, isPublished }) => (
            <li key={id}>
              {(isPublished ? words.describeVersion : words.formatReplacedDraft)(
                formatIndianTime(at),
                staffId === '' ? words.byCommand : (names[staffId] ?? ''),
              )}{' '}
              <Link to={`/posts/${slug}/versions/${id}`} aria-label={words.formatCompare(formatIndianTime(at))}>
                {words.compare}
              </Link>
            </li>
          ))}
        </ol>
      </section>
      {(post.isDraft || !published) && (
        <details className={styles.picture}>
          <summary className={buttons.button}>{words.more}</summary>
          <FieldScope value="more">
            {!published && (
              <div className={forms.row}>
                {/* Sent with the text, so that the text is saved first. */}
                <Field
                  form={postFormId}
                  name="slug"
                  label={words.slug}
                  hint={words.slugHint}
                  defaultValue={slug}
                  maxLength={limits.slug}
                />
                <button type="submit" form={postFormId} name="intent" value="rename" className={buttons.button}>
                  {words.rename}
                </button>
              </div>
            )}
            <Form method="post">
              <input type="hidden" name="stateId" value={post.stateId} />
              <p className={forms.hint}>{words.discardHint}</p>
              <button type="submit" name="intent" value="discard" className={buttons.button}>
                {words.discard}
              </button>
            </Form>
          </FieldScope>
        </details>
      )}
    </>
  );
}
