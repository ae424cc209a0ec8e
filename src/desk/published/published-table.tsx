import { Link } from 'react-router';
import { publishedWords as words } from '#content/desk/published.ts';
import { DataTable } from '#desk/components/data-table.tsx';
import { StateBadge } from '#desk/components/state-badge.tsx';
import { findIndianTime, formatDayOf, formatIndianEnd, formatIndianStart } from '#domain/time.ts';
import type { listPublished } from '#services/desk/published.ts';
import { toEditorPath } from './editor-path.ts';
import styles from './published.module.css';
import { SetShown } from './set-shown.tsx';

type Item = Awaited<ReturnType<typeof listPublished>>['items'][number];

/** Drafts, published and withdrawn items, in the order that the service gives them: live ones first. */
export function PublishedTable({ items }: { items: readonly Item[] }) {
  const hasEnd = items.some(({ endsAt }) => endsAt !== '');
  return (
    <DataTable
      columns={[words.item, words.kind, words.state, words.startsAt, ...(hasEnd ? [words.endsAt] : [])]}
      actions={words.change}
      className={styles.table}
    >
      {items.map((item) => (
        <Row key={item.name} item={item} hasEnd={hasEnd} />
      ))}
    </DataTable>
  );
}

function Row({ item, hasEnd }: { item: Item; hasEnd: boolean }) {
  const { key, kind, title, date, isPublished, hasDraft, startsAt, endsAt, state } = item;
  const from = startsAt || (isPublished ? date : '');
  return (
    <tr>
      <th scope="row">
        <bdi>{kind === 'banner' ? title : <Link to={toEditorPath(kind, key)}>{title}</Link>}</bdi>
      </th>
      <td data-label={words.kind}>{words.kinds[kind]}</td>
      <td data-label={words.state}>
        <StateBadge state={state} />
        {state === 'draft' && date && <small> {words.formatDraft(formatDayOf(date))}</small>}
        {isPublished && hasDraft && <small> {words.hasDraft}</small>}
      </td>
      <td data-label={words.startsAt}>{from && formatStart(from)}</td>
      {hasEnd && <td data-label={words.endsAt}>{endsAt && formatIndianEnd(endsAt)}</td>}
      <td className={styles.change}>
        {/* Behind three dots, so that nothing is withdrawn by a press beside its place. */}
        {isPublished && (
          <details key={state} name="change" className={styles.folded}>
            <summary aria-label={words.formatMore(title)}>⋯</summary>
            <SetShown item={item} />
          </details>
        )}
      </td>
    </tr>
  );
}

/** An item that was given a day, and no time, begins with the day. */
function formatStart(from: string): string {
  return findIndianTime(new Date(from)) === '00:00' ? formatDayOf(from) : formatIndianStart(from);
}
