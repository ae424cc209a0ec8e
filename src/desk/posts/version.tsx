import { Form, Link, redirect } from 'react-router';
import { postWords as words } from '#content/desk/posts.ts';
import { read, write } from '#desk/action-result.ts';
import forms from '#desk/components/form.module.css';
import frame from '#desk/components/frame.module.css';
import { Problem } from '#desk/components/problem.tsx';
import { Title } from '#desk/components/title.tsx';
import { toActionData } from '#desk/components/to-action-data.ts';
import { whenReachable } from '#desk/components/when-reachable.ts';
import { readField } from '#desk/form-fields.ts';
import { requireSession } from '#desk/session.ts';
import { formatIndianTime } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import type { Route } from './+types/version';
import styles from './posts.module.css';

export { shouldRevalidate } from '#desk/action-result.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => whenReachable(args.serverLoader, args.request);
export const clientAction = (args: Route.ClientActionArgs) => toActionData(args.serverAction, args.request);

export async function loader(args: Route.LoaderArgs) {
  const { operations, desk, actor } = requireSession(args);
  const { slug, id } = args.params;
  return read(async () => {
    const { versions, stateId } = await operations.openPost(desk, actor, slug);
    const at = versions.find((version) => version.id === id)?.at ?? '';
    return { slug, stateId, at, ...(await operations.compareVersion(desk, actor, slug, id)) };
  });
}

export async function action(args: Route.ActionArgs) {
  const { slug, id } = args.params;
  return write(args, async ({ operations, desk, actor }, form) => {
    await operations.restoreVersion(desk, actor, slug, { id, stateId: readField(form, 'stateId') });
    return redirect(`/posts/${slug}?saved=restore-${Date.now()}`);
  });
}

/** The changes between a version and the draft. */
export default function Version({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, stateId, at } = loaderData;
  const fields = [
    ['title', words.name],
    ['summary', words.summary],
    ['markdown', words.text],
  ] as const;
  const { hasOtherPicture, hasOtherPopularity } = loaderData;
  const isSame = fields.every(([field]) => isUnchanged(loaderData[field])) && !hasOtherPicture && !hasOtherPopularity;
  return (
    <>
      <Title page={words.compareTitle} />
      <p>
        <Link to={`/posts/${slug}`}>{words.back}</Link>
      </p>
      <p>
        <b>{formatIndianTime(at)}</b>
      </p>
      {isSame ? <p>{words.sameVersion}</p> : <p className={forms.hint}>{words.compareHint}</p>}
      <Problem code={actionData?.code} reason={actionData?.reason} />
      {hasOtherPicture && <p>{words.otherPicture}</p>}
      {hasOtherPopularity && <p>{words.otherPopularity}</p>}
      {!isSame &&
        fields.map(([field, name]) => (
          <section key={field} className={frame.section}>
            <h2>{name}</h2>
            <Parts parts={loaderData[field]} />
          </section>
        ))}
      {!isSame && (
        <Form method="post" className={forms.form}>
          <input type="hidden" name="stateId" value={stateId} />
          <p className={forms.hint}>{words.restoreHint}</p>
          <p>
            <button type="submit" className={buttons.ink}>
              {words.restore}
            </button>
          </p>
        </Form>
      )}
    </>
  );
}

type Part = { readonly value: string; readonly added: boolean; readonly removed: boolean };

function isUnchanged(parts: readonly Part[] | undefined): boolean {
  return parts?.every(({ added, removed }) => !added && !removed) ?? false;
}

function Parts({ parts }: { parts: readonly Part[] | undefined }) {
  if (!parts) return <p>{words.tooDifferent}</p>;
  if (isUnchanged(parts)) return <p>{words.same}</p>;
  let offset = 0;
  return (
    <p className={styles.difference}>
      {parts.map(({ value, added, removed }) => {
        offset += value.length;
        const UnaddedTag = removed ? 'del' : 'span';
        const Tag = added ? 'ins' : UnaddedTag;
        return <Tag key={`${Tag} ${offset}`}>{value}</Tag>;
      })}
    </p>
  );
}
