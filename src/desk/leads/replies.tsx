import { Form, Link, redirect } from 'react-router';
import { savedReplyWords as words } from '#content/desk/replies.ts';
import { read, write } from '#desk/action-result.ts';
import { IntentForm } from '#desk/components/intent-form.tsx';
import { Done, Problem } from '#desk/components/problem.tsx';
import { Title } from '#desk/components/title.tsx';
import { toActionData } from '#desk/components/to-action-data.ts';
import { useFormKey } from '#desk/components/use-form-key.ts';
import { whenReachable } from '#desk/components/when-reachable.ts';
import { readField } from '#desk/form-fields.ts';
import { requireSession } from '#desk/session.ts';
import { leadLimits, type SavedReply } from '#domain/lead/lead.ts';
import buttons from '#website/components/button/button.module.css';
import { Field, LongField } from '#website/components/field/field.tsx';
import type { Route } from './+types/replies';
import styles from './replies.module.css';

export { shouldRevalidate } from '#desk/action-result.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => whenReachable(args.serverLoader, args.request);
export const clientAction = (args: Route.ClientActionArgs) => toActionData(args.serverAction, args.request);

export async function loader(args: Route.LoaderArgs) {
  const { operations, desk, actor } = requireSession(args);
  const done = args.url.searchParams.get('done') ?? '';
  return read(async () => ({ replies: await operations.listSavedReplies(desk, actor), done }));
}

export async function action(args: Route.ActionArgs) {
  return write(args, async ({ operations, desk, actor }, form) => {
    const intent = readField(form, 'intent');
    const id = readField(form, 'id');
    if (intent === 'delete') await operations.deleteSavedReply(desk, actor, id);
    else {
      const revision = Math.trunc(Number(readField(form, 'revision'))) || 0;
      const entered = { title: readField(form, 'title'), text: readField(form, 'text'), revision };
      await operations.saveSavedReply(desk, actor, id === '' ? entered : { ...entered, id });
    }
    return redirect(`/replies?done=${intent}-${Date.now()}`);
  });
}

export default function Replies({ loaderData: { replies, done }, actionData }: Route.ComponentProps) {
  const { intent = '', ...entered } = actionData?.entered ?? {};
  const addKey = useFormKey(done, 'add');
  const text = done.startsWith('delete') ? words.deleted : words.saved;
  return (
    <>
      <div className={styles.head}>
        <Link to="/">{words.back}</Link>
        <Title page={words.title} />
        <details className={styles.add} open={intent === 'add' || replies.length === 0 || undefined}>
          <summary className={buttons.ink}>{words.add}</summary>
          <SavedReplyForm key={addKey} entered={intent === 'add' ? entered : undefined} />
        </details>
        <p>{words.intro}</p>
      </div>
      <Problem code={actionData?.code} reason={actionData?.reason} />
      <Done text={done === '' || actionData ? undefined : text} />
      {replies.length === 0 && <p>{words.none}</p>}
      <ul className={styles.replies}>
        {replies.map((reply) => (
          <li key={`${reply.id} ${reply.revision}`}>
            <details open={intent === toIntent(reply) || undefined}>
              <summary>
                <b>{reply.title}</b> <span>{reply.text}</span> <u>{words.change}</u>
              </summary>
              <SavedReplyForm reply={reply} entered={intent === toIntent(reply) ? entered : undefined} />
              <Form method="post">
                <input type="hidden" name="id" value={reply.id} />
                <button type="submit" name="intent" value="delete" className={buttons.small}>
                  {words.formatDelete(reply.title)}
                </button>
              </Form>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

const toIntent = ({ id }: SavedReply): string => `change-${id}`;

function SavedReplyForm({
  reply,
  entered,
}: {
  reply?: SavedReply;
  entered: Readonly<Record<string, string>> | undefined;
}) {
  return (
    <IntentForm intent={reply ? toIntent(reply) : 'add'} submitLabel={words.save} preventScrollReset>
      <input type="hidden" name="id" value={reply?.id ?? ''} />
      <input type="hidden" name="revision" value={reply?.revision ?? 0} />
      <Field
        name="title"
        label={words.name}
        hint={words.nameHint}
        defaultValue={entered?.title ?? reply?.title}
        maxLength={leadLimits.title}
        required
      />
      <LongField
        name="text"
        label={words.text}
        hint={words.hint}
        defaultValue={entered?.text ?? reply?.text}
        maxLength={leadLimits.reply}
        rows={6}
        required
      />
    </IntentForm>
  );
}
