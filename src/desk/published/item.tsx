import { Link, redirect } from 'react-router';
import { describePeriod } from '#content/desk/describe-period.ts';
import { publishedWords as words } from '#content/desk/published.ts';
import { read, write } from '#desk/answer.ts';
import frame from '#desk/components/frame.module.css';
import { IntentForm } from '#desk/components/intent-form.tsx';
import { Done, Problem } from '#desk/components/problem.tsx';
import { StateBadge } from '#desk/components/state-badge.tsx';
import { Title } from '#desk/components/title.tsx';
import { toActionData } from '#desk/components/to-action-data.ts';
import { useFormKey } from '#desk/components/use-form-key.ts';
import { whenReachable } from '#desk/components/when-reachable.ts';
import { readField } from '#desk/form-fields.ts';
import { requireSession } from '#desk/session.ts';
import type { ItemName } from '#services/desk/change-item.ts';
import type { Route } from './+types/item';
import { toEditorPath } from './editor-path.ts';
import { readEnteredItem } from './entered-item.ts';
import { AdvertisementFields, Days, NoticeFields } from './publish-forms.tsx';
import styles from './published.module.css';
import { SetShown } from './set-shown.tsx';

export { shouldRevalidate } from '#desk/answer.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => whenReachable(args.serverLoader, args.request);
export const clientAction = (args: Route.ClientActionArgs) => toActionData(args.serverAction, args.request);

/** The item of an address; none for an unknown kind. */
function toName({ kind, key }: Route.LoaderArgs['params']): ItemName {
  return kind === 'advertisement' ? { kind, key } : { kind: 'notice', key: kind === 'notice' ? key : '' };
}

export async function loader(args: Route.LoaderArgs) {
  const { operations, desk, actor } = requireSession(args);
  const saved = args.url.searchParams.get('saved') ?? '';
  return read(async () => ({ item: await operations.openItem(desk, actor, toName(args.params)), saved }));
}

export async function action(args: Route.ActionArgs) {
  return write(args, async ({ operations, desk, actor }, form) => {
    const intent = readField(form, 'intent');
    const name = toName(args.params);
    if (intent in words.effects) {
      await operations.setShown(desk, actor, readField(form, 'name'), intent === 'show');
    } else {
      const entered = await readEnteredItem(form);
      await operations.changeItem(desk, actor, name, { ...entered, stateId: readField(form, 'stateId') });
    }
    return redirect(`${toEditorPath(name.kind, name.key)}?saved=${intent}-${Date.now()}`);
  });
}

/** The editor of a published notice or advertisement. */
export default function Item({ loaderData: { item, saved }, actionData }: Route.ComponentProps) {
  const { kind, title, href, alt, from, fromTime, until, untilTime, pdfPath, picturePath, stateId } = item;
  const entered = actionData?.entered ?? { title, href, alt, from, fromTime, until, untilTime };
  const hasFile = pdfPath !== '' || picturePath !== '';
  const [done = ''] = saved.split('-');
  // What is typed stays when the item is withdrawn or shown again.
  const formKey = useFormKey(saved, kind);
  const media = { picturePath, pdfPath, hrefHint: hasFile ? words.changeHref : words.hrefHint };
  return (
    <>
      <div className={frame.titleRow}>
        <Title page={title} heading={words.heading[kind]} />
        <Link to="/published">{words.back}</Link>
        <div className={styles.period}>
          <p>
            <StateBadge state={item.state} /> {describePeriod(item)}
          </p>
          <SetShown item={item} isSmall />
        </div>
      </div>
      <Problem code={actionData?.code} reason={actionData?.reason} />
      <Done text={saved !== '' && !actionData ? (words.effects[done] ?? words.changed) : undefined} />
      <IntentForm
        key={formKey}
        intent={kind}
        submitLabel={words.saveChange}
        encType="multipart/form-data"
        className={styles.item}
        isSticky
      >
        <div className={styles.fields}>
          <input type="hidden" name="stateId" value={stateId} />
          {kind === 'notice' ? (
            <NoticeFields
              entered={entered}
              media={{ ...media, fileHint: hasFile ? words.hasFile : words.replacesHref }}
            />
          ) : (
            <AdvertisementFields entered={entered} media={{ ...media, fileHint: words.hasPicture }} />
          )}
        </div>
        <fieldset className={styles.when}>
          <legend>{words.when}</legend>
          <Days entered={entered} />
        </fieldset>
      </IntentForm>
    </>
  );
}
