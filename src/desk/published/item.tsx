import { Link, redirect } from 'react-router';
import { formatEnd, formatStart } from '#content/desk/format-days.ts';
import { publishedWords as words } from '#content/desk/published.ts';
import { read, write } from '#desk/answer.ts';
import frame from '#desk/components/frame.module.css';
import { IntentForm } from '#desk/components/intent-form.tsx';
import { Done, Problem } from '#desk/components/problem.tsx';
import { Title } from '#desk/components/title.tsx';
import { toActionData } from '#desk/components/to-action-data.ts';
import { whenReachable } from '#desk/components/when-reachable.ts';
import { readField } from '#desk/form-fields.ts';
import { requireSession } from '#desk/session.ts';
import type { ItemName } from '#services/desk/change-item.ts';
import { ExternalLink } from '#website/components/link/link.tsx';
import type { Route } from './+types/item';
import { toEditorPath } from './editor-path.ts';
import { readEnteredItem } from './entered-item.ts';
import { AdvertisementFields, NoticeFields } from './publish-forms.tsx';
import styles from './published.module.css';

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
    const entered = await readEnteredItem(form);
    const name = toName(args.params);
    await operations.changeItem(desk, actor, name, { ...entered, stateId: readField(form, 'stateId') });
    return redirect(`${toEditorPath(name.kind, name.key)}?saved=${Date.now()}`);
  });
}

/** The editor of a published notice or advertisement. */
export default function Item({ loaderData: { item, saved }, actionData }: Route.ComponentProps) {
  const {
    kind,
    title,
    href,
    alt,
    from,
    fromTime,
    until,
    untilTime,
    isActive,
    startsAt,
    endsAt,
    pdfPath,
    picturePath,
    stateId,
  } = item;
  const entered = actionData?.entered ?? { title, href, alt, from, fromTime, until, untilTime };
  const hasFile = pdfPath !== '' || picturePath !== '';
  const state = isActive ? words.states.live : formatStart(startsAt) || words.states.withdrawn;
  return (
    <>
      <div className={frame.titleRow}>
        <Title page={title} />
        <Link to="/published">{words.back}</Link>
      </div>
      <p>
        <b>{[words.kinds[kind], state, formatEnd(endsAt)].filter(Boolean).join(', ')}</b>
      </p>
      {!isActive && startsAt === '' && <p>{words.withdrawnHint}</p>}
      <Problem code={actionData?.code} reason={actionData?.reason} />
      <Done text={saved !== '' && !actionData ? words.changed : undefined} />
      <div className={styles.item}>
        <div>
          {picturePath && <img src={picturePath} alt={alt} className={styles.picture} />}
          {pdfPath && (
            <p>
              <ExternalLink href={pdfPath}>{words.openPdf}</ExternalLink>
            </p>
          )}
        </div>
        <IntentForm key={saved} intent={kind} submitLabel={words.saveChange} encType="multipart/form-data">
          <input type="hidden" name="stateId" value={stateId} />
          {kind === 'notice' ? (
            <NoticeFields
              entered={entered}
              hrefHint={hasFile ? words.changeHref : words.hrefHint}
              fileHint={hasFile ? words.hasFile : words.replacesHref}
            />
          ) : (
            <AdvertisementFields entered={entered} fileHint={words.hasPicture} />
          )}
        </IntentForm>
      </div>
    </>
  );
}
