import { Link, redirect, useRevalidator } from 'react-router';
import { leadWords as words } from '#content/desk/leads.ts';
import forms from '#desk/components/form.module.css';
import { Done, Problem } from '#desk/components/problem.tsx';
import { Title } from '#desk/components/title.tsx';
import { toActionData } from '#desk/components/to-action-data.ts';
import { whenReachable } from '#desk/components/when-reachable.ts';
import { read, readField, requireSession, write } from '#desk/context.ts';
import { hasRight } from '#domain/staff/staff.ts';
import { submissionStatuses } from '#domain/submission/submission.ts';
import { toIndianDay } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import type { Route } from './+types/leads';
import { FilterForm } from './filter-form.tsx';
import { readFilterFields, readPosition, toLeadFilter, toQuery } from './lead-filter.ts';
import { LeadTable } from './lead-table.tsx';
import styles from './leads.module.css';
import { usePolling } from './use-polling.ts';

export { shouldRevalidate } from '#desk/context.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => whenReachable(args.serverLoader, args.request);
export const clientAction = (args: Route.ClientActionArgs) => toActionData(args.serverAction, args.request);

export async function loader(args: Route.LoaderArgs) {
  const { operations, desk, actor } = requireSession(args);
  if (!hasRight(actor.role, 'leads')) throw redirect('/published');
  const { searchParams } = args.url;
  const fields = readFilterFields(searchParams);
  const after = readPosition(searchParams);
  return read(async () => {
    const page = await operations.listLeadPage(desk, actor, toLeadFilter(fields), after);
    return {
      fields,
      isFirst: after === undefined,
      ...page,
      notDelivered: await operations.listNotDelivered(
        desk,
        actor,
        page.leads.map(({ id }) => id),
      ),
      mark: await operations.readChanges(desk, actor),
      fresh: await operations.countNew(desk, actor),
      names: await operations.listNames(desk),
      owners: await operations.listOwners(desk),
      now: desk.clock().getTime(),
      done: searchParams.get('done') ?? '',
    };
  });
}

export async function action(args: Route.ActionArgs) {
  const { searchParams } = args.url;
  return write(args, async ({ operations, desk, actor }, form) => {
    const ids = form.getAll('id').filter((id) => typeof id === 'string');
    const intent = readField(form, 'intent');
    const status = submissionStatuses.find((known) => known === readField(form, 'status')) ?? 'in-progress';
    const count =
      intent === 'take'
        ? await operations.takeLeads(desk, actor, ids)
        : await operations.setLeadStatus(desk, actor, ids, status);
    // A new key clears the selection.
    searchParams.set('done', `${intent}-${count}-${Date.now()}`);
    searchParams.delete('index');
    return redirect(`/?${searchParams}`);
  });
}

export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const { fields, leads, notDelivered, next, mark, fresh, names, owners, now, isFirst, done } = loaderData;
  const [intent, count = '0'] = done.split('-');
  const query = toQuery(fields);
  const { revalidate } = useRevalidator();
  usePolling<{ mark: string }>('/changes', (answer) => {
    if (answer.mark !== mark) void revalidate();
  });
  const isFiltered = query !== '';
  const describe = intent === 'take' ? words.formatTaken : words.formatSet;
  return (
    <>
      <div className={styles.head}>
        <Title page={words.title} />
        <p role="status">{words.formatNew(fresh)}</p>
      </div>
      <FilterForm fields={fields} owners={owners} today={toIndianDay(new Date(now))} />
      <Problem code={actionData?.code} reason={actionData?.reason} />
      <Done text={done === '' || actionData ? undefined : describe(Number(count))} />
      {leads.length === 0 ? (
        <p>{isFiltered || !isFirst ? words.empty : words.none}</p>
      ) : (
        <LeadTable key={done} leads={leads} notDelivered={notDelivered} names={names} now={now} query={query} />
      )}
      <nav className={forms.row} aria-label={words.order}>
        {!isFirst && (
          <Link to={`/${toQuery(fields)}`} className={buttons.button}>
            {words.first}
          </Link>
        )}
        {next && (
          <Link to={`/${toQuery(fields, next)}`} className={buttons.button}>
            {words.next}
          </Link>
        )}
        <Link to={`/export${toQuery(fields)}`}>{words.export}</Link>
      </nav>
    </>
  );
}
