import { useState } from 'react';
import { Form, Link } from 'react-router';
import { kindWords, statusWords, leadWords as words } from '#content/desk/leads.ts';
import forms from '#desk/components/form.module.css';
import { Select } from '#desk/components/select.tsx';
import type { LeadSummary } from '#domain/lead/lead.ts';
import { submissionStatuses, toReference } from '#domain/submission/submission.ts';
import { formatIndianTime } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import tables from '#website/components/table/table.module.css';
import styles from './leads.module.css';

/** A page of leads with bulk actions: take, or set a status. The page of a lead links back with the filter `query`. */
export function LeadTable({
  leads,
  notDelivered,
  names,
  now,
  query,
}: {
  leads: readonly LeadSummary[];
  /** Ids of leads with an undelivered last reply. */
  notDelivered: readonly string[];
  names: Readonly<Record<string, string>>;
  now: number;
  query: string;
}) {
  const [selected, setSelected] = useState(0);
  return (
    <Form
      method="post"
      preventScrollReset
      onChange={(event) => setSelected(new FormData(event.currentTarget).getAll('id').length)}
    >
      <div className={`${forms.row} ${styles.bulk}`}>
        <Select
          name="status"
          label={words.bulk}
          defaultValue="in-progress"
          options={submissionStatuses.map((status) => [status, statusWords[status]])}
        />
        <button type="submit" name="intent" value="status" className={buttons.button} aria-describedby="bulk-hint">
          {words.set}
        </button>
        <button type="submit" name="intent" value="take" className={buttons.button} aria-describedby="bulk-hint">
          {words.take}
        </button>
        <span id="bulk-hint" className={forms.hint}>
          {selected === 0 && words.nothingSelected}
        </span>
      </div>
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
          {leads.map(({ id, kind, name, subject, excerpt, status, ownerId, receivedAt }) => (
            <tr key={id} data-status={status}>
              <td className={styles.tick}>
                <input type="checkbox" name="id" value={id} aria-label={words.select(name)} />
              </td>
              <th scope="row">
                <Link to={query === '' ? `/leads/${id}` : `/leads/${id}?list=${encodeURIComponent(query)}`}>
                  <bdi>{name}</bdi>
                </Link>
                {subject !== '' && <bdi className={styles.subject}>{subject}</bdi>}
                {excerpt !== '' && <bdi className={styles.excerpt}>{excerpt}</bdi>}
              </th>
              <td data-label={words.kind}>{kindWords[kind]}</td>
              <td data-label={words.status}>
                {statusWords[status]}
                {notDelivered.includes(id) && <b className={styles.failed}>{words.notDelivered}</b>}
              </td>
              <td data-label={words.owner}>{ownerId === '' ? words.nobody : (names[ownerId] ?? words.formerStaff)}</td>
              <td data-label={words.received}>
                <time dateTime={receivedAt}>{formatIndianTime(receivedAt)}</time>
                <small className={styles.age}>
                  {words.formatAgo(Math.floor((now - Date.parse(receivedAt)) / 60_000))}
                </small>
              </td>
              <td data-label={words.reference} className={styles.reference}>
                {toReference(id)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Form>
  );
}
