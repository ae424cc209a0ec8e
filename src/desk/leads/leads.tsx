import { useEffect, useRef } from 'react';
import { Link, redirect, useRevalidator } from 'react-router';
import { z } from 'zod';
import { leadWords as words } from '#content/desk/leads.ts';
import { read, write } from '#desk/action-result.ts';
import { Problem } from '#desk/components/problem.tsx';
import { Title } from '#desk/components/title.tsx';
import { toActionData } from '#desk/components/to-action-data.ts';
import { whenReachable } from '#desk/components/when-reachable.ts';
import { readField } from '#desk/form-fields.ts';
import { requireSession } from '#desk/session.ts';
import { hasRight } from '#domain/staff/staff.ts';
import { submissionStatuses } from '#domain/submission/submission.ts';
import type { LeadChange } from '#services/desk/lead-state.ts';
import buttons from '#website/components/button/button.module.css';
import type { Route } from './+types/leads';
import { type BulkAnswer, BulkResults, unchosen } from './bulk.tsx';
import { FilterForm, ViewLinks } from './filter-form.tsx';
import { KeysHelp } from './keys-help.tsx';
import { isFiltered, isOfOneOwner, readFilterFields, readPosition, toLeadFilter, toQuery } from './lead-filter.ts';
import { focusRow, LeadTable } from './lead-table.tsx';
import styles from './leads.module.css';
import { usePolling } from './use-polling.ts';

export { shouldRevalidate } from '#desk/action-result.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => whenReachable(args.serverLoader, args.request);
export const clientAction = (args: Route.ClientActionArgs) => toActionData(args.serverAction, args.request);

export async function loader(args: Route.LoaderArgs) {
  const { operations, desk, actor } = requireSession(args);
  if (!hasRight(actor.role, 'leads')) throw redirect('/published');
  const { searchParams } = args.url;
  const fields = readFilterFields(searchParams);
  const after = readPosition(searchParams);
  return read(async () => {
    const counts = await operations.countViews(desk, actor);
    // So that the view stays the same while the page is open.
    if (searchParams.size === 0) throw redirect(`/?view=${operations.findFirstView(counts)}`);
    const now = desk.clock();
    const page = await operations.listLeadPage(desk, actor, toLeadFilter(fields, now), after);
    const ids = page.leads.map(({ id }) => id);
    return {
      fields,
      after,
      counts,
      maxCounted: operations.maxCounted,
      ...page,
      notDelivered: await operations.listNotDelivered(desk, actor, ids),
      drafted: await operations.listDrafted(desk, actor, ids),
      mark: await operations.readChanges(desk, actor),
      names: await operations.listNames(desk),
      owners: await operations.listOwners(desk),
      now: now.getTime(),
    };
  });
}

const changedLeads = z.array(
  z.object({ id: z.string(), revision: z.int(), status: z.enum(submissionStatuses), ownerId: z.string() }),
);

export async function action(args: Route.ActionArgs) {
  return write<BulkAnswer>(args, async ({ operations, desk, actor }, form) => {
    const intent = readField(form, 'intent');
    const submittedAt = Date.now();
    if (intent === 'undo') {
      const leads = changedLeads.parse(JSON.parse(readField(form, 'changed')));
      const count = await operations.undoChanges(desk, actor, leads);
      return { intent, submittedAt, undone: { count, of: leads.length } };
    }
    const selected = form.getAll('id').map((entry) => {
      const [id = '', revision] = String(entry).split('~');
      return { id, revision: Number(revision) };
    });
    if (selected.length === 0) return { code: 'nothing-selected' };
    const requested = intent === 'take' ? '' : readField(form, intent);
    const change = readChange(intent, requested);
    if (!change) return { code: 'nothing-chosen' };
    const result = await operations.changeLeads(desk, actor, selected, change);
    return { intent, requested, submittedAt, result };
  });
}

/** The change that a button asks for; `undefined` if nothing was chosen beside it. */
function readChange(intent: string, requested: string): LeadChange | 'take' | undefined {
  if (intent === 'take') return 'take';
  if (intent === 'owner') return requested === unchosen ? undefined : { ownerId: requested };
  const status = submissionStatuses.find((known) => known === requested);
  return status && { status };
}

export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const { fields, after, counts, leads, count, maxCounted, next, mark, names, owners, now } = loaderData;
  const { revalidate } = useRevalidator();
  const hasEnded = usePolling<{ mark: string }>('/changes', (answer) => {
    if (answer.mark !== mark) void revalidate();
  });
  const table = useRef<HTMLTableElement>(null);
  // Back from a lead: the focus is where it was, for the next key.
  useEffect(() => {
    const [, id] = location.hash.split('#lead-');
    if (id !== undefined) focusRow(table.current, id);
  }, []);
  const empty = isFiltered(fields) || after ? words.empty : words.emptyViews[fields.view];
  return (
    <div className={styles.inbox}>
      <div className={styles.head}>
        <Title page={words.title} />
        <p role="status">{words.formatCount(count, maxCounted)}</p>
        <Link to="/replies">{words.saved}</Link>
        <Link to={`/export${toQuery(fields)}`}>{words.export}</Link>
        <KeysHelp />
      </div>
      <ViewLinks fields={fields} counts={counts} />
      <FilterForm fields={fields} owners={owners} now={now} />
      <Problem code={actionData?.code ?? (hasEnded ? 'session-ended' : undefined)} reason={actionData?.reason} />
      <BulkResults answer={actionData} names={names} />
      {leads.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <LeadTable
          key={toQuery(fields, after)}
          ref={table}
          change={actionData?.submittedAt}
          list={toQuery(fields, after)}
          hasOwner={!isOfOneOwner(fields)}
          {...loaderData}
        />
      )}
      <nav className={styles.pages} aria-label={words.pages}>
        {after && (
          <Link to={`/${toQuery(fields)}`} className={buttons.button}>
            {words.first}
          </Link>
        )}
        {next && (
          <Link to={`/${toQuery(fields, next)}`} className={buttons.button}>
            {words.next}
          </Link>
        )}
      </nav>
    </div>
  );
}
