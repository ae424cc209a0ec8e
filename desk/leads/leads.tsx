import { useState } from 'react';
import { Form, Link, redirect, useRevalidator } from 'react-router';
import { describeAge, kindWords, statusWords, leadWords as words } from '#content/desk/leads.ts';
import { read, readField, requireSession, write } from '#desk/context.ts';
import forms from '#desk/form/form.module.css';
import { Done, Problem } from '#desk/form/problem.tsx';
import { Select } from '#desk/form/select.tsx';
import { Title } from '#desk/frame/title.tsx';
import { hasRight } from '#domain/staff/staff.ts';
import { submissionStatuses, toReference } from '#domain/submission/submission.ts';
import { formatIndianTime } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import tables from '#website/components/table/table.module.css';
import type { Route } from './+types/leads';
import { FilterForm } from './filter-form.tsx';
import { readFilterFields, readPosition, toLeadFilter, toQuery } from './lead-filter.ts';
import styles from './leads.module.css';
import { useChanges } from './use-changes.ts';

export { shouldRevalidate } from '#desk/context.ts';

export async function loader(args: Route.LoaderArgs) {
  const { operations, desk, actor } = requireSession(args);
  if (!hasRight(actor.role, 'leads')) throw redirect('/published');
  const { searchParams } = new URL(args.request.url);
  const fields = readFilterFields(searchParams);
  const after = readPosition(searchParams);
  return read(async () => ({
    fields,
    isFirst: after === undefined,
    ...(await operations.listLeadPage(desk, actor, toLeadFilter(fields), after)),
    mark: await operations.readChanges(desk, actor),
    fresh: await operations.countNew(desk, actor),
    names: await operations.listNames(desk),
    owners: await operations.listOwners(desk),
    now: desk.clock().getTime(),
    set: Number(searchParams.get('set') ?? 0),
  }));
}

export async function action(args: Route.ActionArgs) {
  const { searchParams } = new URL(args.request.url);
  return write(args, async ({ operations, desk, actor }, form) => {
    const ids = form.getAll('id').filter((id) => typeof id === 'string');
    const status = submissionStatuses.find((known) => known === readField(form, 'status')) ?? 'in-progress';
    if (ids.length > 0) await operations.setLeadStatus(desk, actor, ids, status);
    searchParams.set('set', String(ids.length));
    searchParams.delete('index');
    return redirect(`/?${searchParams}`);
  });
}

export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const { fields, leads, next, mark, fresh, names, owners, now, isFirst, set } = loaderData;
  const { revalidate } = useRevalidator();
  const [selected, setSelected] = useState(0);
  useChanges<{ mark: string }>('/changes', (answer) => {
    if (answer.mark !== mark) void revalidate();
  });
  const isFiltered = toQuery(fields) !== '';
  return (
    <>
      <div className={styles.head}>
        <Title page={words.title} />
        <p role="status">{words.describeNew(fresh)}</p>
      </div>
      <FilterForm fields={fields} owners={owners} />
      <Problem code={actionData?.code} />
      <Done text={set > 0 ? words.describeSet(set) : undefined} />
      {leads.length === 0 ? (
        <p>{isFiltered || !isFirst ? words.empty : words.none}</p>
      ) : (
        <Form
          method="post"
          preventScrollReset
          onChange={(event) => setSelected(new FormData(event.currentTarget).getAll('id').length)}
        >
          <table className={`${tables.table} ${styles.table}`}>
            <thead>
              <tr>
                <th scope="col" className={styles.tick}>
                  <span className="visually-hidden">{words.bulk}</span>
                </th>
                <th scope="col">{words.who}</th>
                <th scope="col">{words.kind}</th>
                <th scope="col">{words.status}</th>
                <th scope="col">{words.owner}</th>
                <th scope="col">{words.received}</th>
                <th scope="col">{words.reference}</th>
              </tr>
            </thead>
            <tbody>
              {leads.map(({ id, kind, name, subject, status, ownerId, receivedAt }) => (
                <tr key={id} data-status={status}>
                  <td className={styles.tick}>
                    <input type="checkbox" name="id" value={id} aria-label={words.select(name)} />
                  </td>
                  <th scope="row">
                    <Link to={`/leads/${id}`}>
                      <bdi>{name}</bdi>
                    </Link>
                    {subject !== '' && <bdi className={styles.subject}>{subject}</bdi>}
                  </th>
                  <td data-label={words.kind}>{kindWords[kind]}</td>
                  <td data-label={words.status}>{statusWords[status]}</td>
                  <td data-label={words.owner}>
                    {ownerId === '' ? words.nobody : (names[ownerId] ?? words.formerStaff)}
                  </td>
                  <td data-label={words.received}>
                    <time dateTime={receivedAt} title={formatIndianTime(receivedAt)}>
                      {describeAge(Math.floor((now - Date.parse(receivedAt)) / 60_000))}
                    </time>
                  </td>
                  <td data-label={words.reference} className={styles.reference}>
                    {toReference(id)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={`${forms.row} ${styles.bulk}`}>
            <Select
              name="status"
              label={words.bulk}
              defaultValue="in-progress"
              options={submissionStatuses.map((status) => [status, statusWords[status]])}
            />
            <button type="submit" className={buttons.button} aria-describedby="bulk-hint">
              {words.set}
            </button>
            <span id="bulk-hint" className={forms.hint}>
              {selected === 0 && words.nothingSelected}
            </span>
          </div>
        </Form>
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
