import { Form, Link, redirect } from 'react-router';
import { z } from 'zod';
import { publishedWords as words } from '#content/desk/published.ts';
import { read, write } from '#desk/action-result.ts';
import forms from '#desk/components/form.module.css';
import { Done, Problem } from '#desk/components/problem.tsx';
import { Select } from '#desk/components/select.tsx';
import { Strip, type StripLink } from '#desk/components/strip.tsx';
import { Title } from '#desk/components/title.tsx';
import { toActionData } from '#desk/components/to-action-data.ts';
import { useFormKey } from '#desk/components/use-form-key.ts';
import { whenReachable } from '#desk/components/when-reachable.ts';
import { readField } from '#desk/form-fields.ts';
import { requireSession } from '#desk/session.ts';
import { type ItemState, itemStates } from '#domain/item-state.ts';
import { formatIndianStart, toMoment } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import { Field, FieldScope } from '#website/components/field/field.tsx';
import type { Route } from './+types/published';
import { AdvertisementOrder } from './advertisement-order.tsx';
import { readEnteredItem } from './entered-item.ts';
import { AdvertisementForm, BannerForm, NoticeForm, PostStart } from './publish-forms.tsx';
import styles from './published.module.css';
import { PublishedTable } from './published-table.tsx';
import { isSetShownIntent, SetShown } from './set-shown.tsx';

export { shouldRevalidate } from '#desk/action-result.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => whenReachable(args.serverLoader, args.request);
export const clientAction = (args: Route.ClientActionArgs) => toActionData(args.serverAction, args.request);

const kinds = ['post', 'notice', 'advertisement', 'banner'] as const;

export async function loader(args: Route.LoaderArgs) {
  const { operations, desk, actor } = requireSession(args);
  const { searchParams } = args.url;
  const kind = kinds.find((known) => known === searchParams.get('kind'));
  const state = itemStates.find((known) => known === searchParams.get('state'));
  const search = searchParams.get('search') ?? '';
  const name = searchParams.get('withdrawn') ?? '';
  return read(async () => ({
    ...(await operations.listPublished(desk, actor, { kind, state, search, name })),
    advertisements: await operations.listAdvertisements(desk, actor),
    kind,
    state,
    search,
    saved: searchParams.get('saved') ?? '',
    starts: z.iso.datetime().catch('').parse(searchParams.get('starts')),
  }));
}

export async function action(args: Route.ActionArgs) {
  return write(args, async ({ operations, desk, actor }, form) => {
    const field = (name: string): string => readField(form, name);
    const intent = field('intent');
    const entered = await readEnteredItem(form);
    const { searchParams } = args.url;
    if (intent === 'post') {
      return redirect(`/posts/${await operations.createDraft(desk, actor, field('title'))}`);
    }
    if (intent === 'order') {
      const [before = [], after = []] = ['before', 'after'].map((name) => field(name).split(','));
      await operations.orderAdvertisements(desk, actor, { before, after });
    } else if (isSetShownIntent(intent)) {
      await operations.setShown(desk, actor, field('name'), intent === 'show');
    } else {
      if (intent === 'notice') await operations.publishNotice(desk, actor, entered);
      if (intent === 'advertisement') await operations.publishAdvertisement(desk, actor, entered);
      if (intent === 'banner') await operations.publishBanner(desk, actor, { ...entered, text: field('text') });
      // A filter could leave out what was published.
      for (const name of ['search', 'kind', 'state']) searchParams.delete(name);
    }
    // The new key resets only the form that was published.
    searchParams.set('saved', `${intent}-${Date.now()}`);
    searchParams.delete('starts');
    searchParams.delete('withdrawn');
    if (intent === 'withdraw') searchParams.set('withdrawn', field('name'));
    const starts = entered.from === '' ? undefined : toMoment(entered.from, entered.fromTime || '00:00');
    if (starts && starts > desk.clock()) searchParams.set('starts', starts.toISOString());
    return redirect(`/published?${searchParams}`);
  });
}

export default function Published({ loaderData, actionData }: Route.ComponentProps) {
  const { items, advertisements, total, counts, named, kind = '', state = '', search, saved, starts } = loaderData;
  const [done = ''] = saved.split('-');
  /** What was entered in a form that was refused, and why. */
  const findRefused = (intent: string) => {
    const refused = actionData?.entered?.intent === intent ? actionData : undefined;
    return { entered: refused?.entered ?? {}, refused };
  };
  // Keys per form: a save of one form or row does not reset the others.
  const noticeKey = useFormKey(saved, 'notice');
  const advertisementKey = useFormKey(saved, 'advertisement');
  const bannerKey = useFormKey(saved, 'banner');
  const isEmpty = search === '' && kind === '' && Object.values(counts).every((count) => count === 0);
  const hasOrder = advertisements.length > 1 && (state === '' || state === 'live');
  const isOrdered = hasOrder && kind === 'advertisement';
  return (
    <>
      <Problem code={actionData?.code} reason={actionData?.reason} fields={actionData?.fields} />
      {named?.state === 'withdrawn' && !actionData ? (
        <Done text={words.formatWithdrawn(named.title)}>
          <SetShown item={named} />
        </Done>
      ) : (
        <Done text={saved === '' || actionData ? undefined : (words.effects[done] ?? formatDone(starts))} />
      )}
      <div className={styles.publishing}>
        <Title page={words.title} />
        <PostStart />
        <NoticeForm key={noticeKey} {...findRefused('notice')} />
        <AdvertisementForm key={advertisementKey} {...findRefused('advertisement')} />
        <BannerForm key={bannerKey} {...findRefused('banner')} />
      </div>
      <section className={styles.list} aria-label={words.list}>
        <Strip label={words.views} links={listStates({ kind, search, state, counts })} />
        <FieldScope value="list">
          <Form method="get" className={`${forms.row} ${styles.filter}`}>
            <input type="hidden" name="state" value={state} />
            <Field
              name="search"
              type="search"
              label={words.search}
              placeholder={words.searchTitles}
              defaultValue={search}
              maxLength={200}
            />
            <Select
              name="kind"
              label={words.kind}
              defaultValue={kind}
              options={[['', words.anyKind], ...kinds.map((known) => [known, words.kinds[known]] as const)]}
            />
            <button type="submit" className={buttons.button}>
              {words.apply}
            </button>
          </Form>
        </FieldScope>
        {items.length < total && <p>{words.formatListed(items.length)}</p>}
        {items.length > 0 ? (
          <PublishedTable items={items} />
        ) : (
          <p role="status">{isEmpty ? words.nothingYet : words.nothingListed}</p>
        )}
      </section>
      {hasOrder && !isOrdered && <Link to="/published?kind=advertisement#order">{words.order}</Link>}
      {isOrdered && <AdvertisementOrder advertisements={advertisements} />}
    </>
  );
}

type Listed = {
  readonly kind: string;
  readonly search: string;
  readonly state: string;
  readonly counts: Readonly<Record<ItemState, number>>;
};

/** The states as views of the list. A filter stays in other views. */
function listStates({ kind, search, state, counts }: Listed): readonly StripLink[] {
  return (['', ...itemStates] as const).map((known) => ({
    to: `/published?${new URLSearchParams({ state: known, kind, search })}`,
    title: known === '' ? words.anyState : words.states[known],
    isCurrent: known === state,
    ...(known === '' ? {} : { count: counts[known].toLocaleString('en-IN') }),
  }));
}

/** An item that starts later is not published yet. */
function formatDone(starts: string): string {
  return starts === '' ? words.done : words.formatScheduled(formatIndianStart(starts));
}
