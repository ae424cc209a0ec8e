import { Link, redirect } from 'react-router';
import { describePeriod } from '#content/desk/describe-period.ts';
import { publishedWords as words } from '#content/desk/published.ts';
import { read, write } from '#desk/action-result.ts';
import frame from '#desk/components/frame.module.css';
import { IntentForm } from '#desk/components/intent-form.tsx';
import { Problem } from '#desk/components/problem.tsx';
import { StateBadge } from '#desk/components/state-badge.tsx';
import { Title } from '#desk/components/title.tsx';
import { toActionData } from '#desk/components/to-action-data.ts';
import { useFormKey } from '#desk/components/use-form-key.ts';
import { whenReachable } from '#desk/components/when-reachable.ts';
import { readField } from '#desk/form-fields.ts';
import { requireSession } from '#desk/session.ts';
import { formatDayOf } from '#domain/time.ts';
import type { ItemName } from '#services/desk/change-item.ts';
import type { Route } from './+types/item';
import { toEditorPath } from './editor-path.ts';
import { readEnteredItem } from './entered-item.ts';
import styles from './publish-forms.module.css';
import { AdvertisementFields, Days, NoticeFields } from './publish-forms.tsx';
import { isSetShownIntent, SetShownButton, SetShownForm } from './set-shown.tsx';

export { shouldRevalidate } from '#desk/action-result.ts';

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
    if (isSetShownIntent(intent)) {
      await operations.setShown(desk, actor, readField(form, 'name'), intent === 'show');
    } else {
      const entered = await readEnteredItem(form);
      await operations.changeItem(desk, actor, name, { ...entered, stateId: readField(form, 'stateId') });
    }
    return redirect(`${toEditorPath(name.kind, name.key)}?saved=${intent}-${Date.now()}`);
  });
}

/** What an empty first day means, by the state of the item. */
function formatFromHint({ state, shownSince }: Route.ComponentProps['loaderData']['item']): string {
  if (state === 'live') return words.formatFromLive(shownSince && formatDayOf(shownSince));
  return state === 'withdrawn' ? words.fromHintWithdrawn : words.fromHint;
}

/** The form of the button beside the one that saves: a form cannot be inside another. */
const shownFormId = 'set-shown';

/** The editor of a published notice or advertisement. */
export default function Item({ loaderData: { item, saved }, actionData }: Route.ComponentProps) {
  const { kind, title, href, alt, from, fromTime, until, untilTime, pdfPath, picturePath, stateId } = item;
  // The other form of the page sends no fields: without this, its refusal would blank them.
  const refused = actionData?.entered?.intent === kind ? actionData : undefined;
  const entered = refused?.entered ?? { title, href, alt, from, fromTime, until, untilTime };
  const media = { picturePath, pdfPath, hasFile: pdfPath !== '' || picturePath !== '' };
  const [done = ''] = saved.split('-');
  // What is typed stays when the item is withdrawn or shown again.
  const formKey = useFormKey(saved, kind);
  const fields = { entered, media, refused };
  return (
    <>
      <div className={frame.titleRow}>
        <Title page={title} heading={words.heading[kind]} />
        <Link to="/published">{words.back}</Link>
        <p className={styles.period}>
          <StateBadge state={item.state} /> <span>{describePeriod(item)}</span>
        </p>
        <SetShownForm id={shownFormId} name={item.name} />
      </div>
      <IntentForm
        key={formKey}
        intent={kind}
        submitLabel={words.saveChange}
        encType="multipart/form-data"
        className={styles.item}
        isSticky
        isMain={item.state !== 'withdrawn'}
        more={
          <>
            <SetShownButton form={shownFormId} item={item} isMain={item.state === 'withdrawn'} />
            <p role="status">{saved !== '' && !actionData && (words.effects[done] ?? words.changed)}</p>
            <Problem code={actionData?.code} reason={actionData?.reason} fields={actionData?.fields} />
          </>
        }
      >
        <fieldset className={styles.fields}>
          <legend>{words.what}</legend>
          <input type="hidden" name="stateId" value={stateId} />
          {kind === 'notice' ? <NoticeFields {...fields} /> : <AdvertisementFields {...fields} />}
        </fieldset>
        <fieldset className={styles.fields}>
          <legend>{words.when}</legend>
          <Days entered={entered} fromHint={formatFromHint(item)} />
        </fieldset>
      </IntentForm>
    </>
  );
}
