import { Fragment } from 'react';
import { Link } from 'react-router';
import { formatActor, formatDetail, auditWords as words } from '#content/desk/audit.ts';
import { read } from '#desk/action-result.ts';
import { DataTable } from '#desk/components/data-table.tsx';
import forms from '#desk/components/form.module.css';
import { Title } from '#desk/components/title.tsx';
import { whenReachable } from '#desk/components/when-reachable.ts';
import { requireSession } from '#desk/session.ts';
import { findIndianTime, formatDayOf } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import type { Route } from './+types/audit';
import styles from './audit.module.css';
import { filterFields, readAuditFilter } from './audit-filter.ts';
import { AuditFilterForm } from './filter-form.tsx';
import { Subject } from './subject.tsx';

export const clientLoader = (args: Route.ClientLoaderArgs) => whenReachable(args.serverLoader, args.request);

export async function loader(args: Route.LoaderArgs) {
  const { operations, desk, actor } = requireSession(args);
  const { entered, filter } = readAuditFilter(args.url.searchParams);
  const isFirst = filter.before === undefined;
  return read(async () => ({ ...(await operations.readAudit(desk, actor, filter)), entered, isFirst }));
}

export default function Audit({ loaderData: { entries, names, next, entered, isFirst } }: Route.ComponentProps) {
  const used = filterFields.flatMap((name) => (entered[name] === '' ? [] : [[name, entered[name]]]));
  const toPath = (more: string[][] = []): string => {
    const search = new URLSearchParams([...used, ...more]).toString();
    return search === '' ? '/audit' : `/audit?${search}`;
  };
  return (
    <>
      <div className={styles.head}>
        <Title page={words.title} />
        <p>{words.intro}</p>
        <AuditFilterForm entered={entered} names={names} isUsed={used.length > 0} />
      </div>
      {entries.length === 0 ? (
        <p role="status">{words.empty}</p>
      ) : (
        <DataTable columns={[words.at, words.who, words.what, words.subject]} className={styles.table}>
          {entries.map((entry, at) => (
            <Fragment key={entry.id}>
              <DayRow day={formatDayOf(entry.at)} previous={entries[at - 1]} />
              <tr>
                <th scope="row">
                  <time dateTime={entry.at}>{findIndianTime(new Date(entry.at))}</time>
                </th>
                <td data-label={words.who}>{formatActor(entry, names)}</td>
                <td data-label={words.what}>
                  <span>{words.actions[entry.action]}</span> <small>{formatDetail(entry, names)}</small>
                </td>
                <td data-label={words.subject}>{entry.subject && <Subject subject={entry.subject} />}</td>
              </tr>
            </Fragment>
          ))}
        </DataTable>
      )}
      {(next || !isFirst) && (
        <nav aria-label={words.pages} className={`${forms.row} ${styles.pages}`}>
          {!isFirst && (
            <Link to={toPath()} className={buttons.button}>
              {words.newest}
            </Link>
          )}
          {next && (
            <Link to={toPath([['before', next]])} className={buttons.button}>
              {words.older}
            </Link>
          )}
        </nav>
      )}
    </>
  );
}

/** The day above its first entry. */
function DayRow({ day, previous }: { day: string; previous: { readonly at: string } | undefined }) {
  if (previous && formatDayOf(previous.at) === day) return null;
  return (
    <tr className={styles.day}>
      <td colSpan={4}>{day}</td>
    </tr>
  );
}
