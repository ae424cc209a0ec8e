import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { Form, Link, useNavigate, useSubmit } from 'react-router';
import { kindWords, nameOwner, statusWords, leadWords as words } from '#content/desk/leads.ts';
import type { LeadSummary } from '#domain/lead/lead.ts';
import { toReference } from '#domain/submission/submission.ts';
import { formatIndianDay, formatIndianTime } from '#domain/time.ts';
import tables from '#website/components/table/table.module.css';
import { BulkBar } from './bulk.tsx';
import styles from './leads.module.css';
import { useWorkKeys } from './work-keys.ts';

/** A page of leads with bulk actions. The page of a lead links back to the address `list`. */
export function LeadTable({
  leads,
  notDelivered,
  drafted,
  names,
  owners,
  now,
  list,
  hasOwner,
  change,
  ref,
}: {
  leads: readonly LeadSummary[];
  /** Ids of the leads in the view `failed`. */
  notDelivered: readonly string[];
  /** Ids of leads with an unsent reply of this member of staff. */
  drafted: readonly string[];
  names: Readonly<Record<string, string>>;
  owners: readonly { readonly id: string; readonly name: string }[];
  now: number;
  list: string;
  /** Shows the owner; in a view of one owner it would be the same in every row. */
  hasOwner: boolean;
  /** The last bulk change, which clears the selection. */
  change: number | undefined;
  ref: Ref<HTMLTableElement>;
}) {
  const table = useRef<HTMLTableElement>(null);
  useImperativeHandle(ref, () => table.current as HTMLTableElement);
  const [selected, setSelected] = useState(0);
  const count = (): void => setSelected(table.current?.querySelectorAll('[name=id]:checked').length ?? 0);
  useListKeys(table, list);
  // After each render: a poll can take a selected lead out of the view.
  useLayoutEffect(count);
  // Not by a new key: the focus stays for the next key. Before the next click, which may select again.
  useLayoutEffect(() => {
    if (change === undefined) return;
    tickAll(table.current, false);
    setSelected(0);
  }, [change]);
  return (
    <Form method="post" preventScrollReset onChange={count}>
      <table ref={table} className={`${tables.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col" className={styles.tick}>
              <input
                type="checkbox"
                aria-label={words.selectAll}
                checked={selected === leads.length}
                onChange={({ currentTarget: { checked } }) => tickAll(table.current, checked)}
              />
            </th>
            <th scope="col">{words.who}</th>
            <th scope="col">{words.kind}</th>
            <th scope="col">{words.phone}</th>
            {hasOwner && <th scope="col">{words.owner}</th>}
            <th scope="col">{words.status}</th>
            <th scope="col">{words.received}</th>
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => (
            <tr key={lead.id} data-status={lead.status}>
              <td className={styles.tick}>
                <input
                  type="checkbox"
                  name="id"
                  value={`${lead.id}~${lead.revision}`}
                  aria-label={words.select(lead.name)}
                />
              </td>
              <th scope="row">
                <Link id={`lead-${lead.id}`} to={toAddress(lead.id, list)}>
                  <bdi>{lead.name}</bdi>
                </Link>
                <span className={styles.excerpt}>
                  {notDelivered.includes(lead.id) && <b className={styles.failed}>{words.notDelivered}</b>}
                  {drafted.includes(lead.id) && <b className={styles.draft}>{words.draft}</b>}
                  {lead.subject !== '' && <bdi>{lead.subject}</bdi>}
                  {lead.subject !== '' && lead.excerpt !== '' && ' · '}
                  <bdi>{lead.excerpt}</bdi>
                </span>
              </th>
              <td>{kindWords[lead.kind]}</td>
              <td className={styles.phone}>{lead.phone}</td>
              {hasOwner && (
                <td className={styles.owner} data-owner={lead.ownerId}>
                  {nameOwner(lead.ownerId, names)}
                </td>
              )}
              <td className={styles.status}>
                <Status lead={lead} />
              </td>
              <td className={styles.age}>
                <time
                  dateTime={lead.receivedAt}
                  title={`${formatIndianTime(lead.receivedAt)} · ${toReference(lead.id)}`}
                >
                  {words.formatAgo(Math.floor((now - Date.parse(lead.receivedAt)) / 60_000))}
                </time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <BulkBar
        selected={selected}
        owners={owners}
        onTickAll={(isTicked) => {
          tickAll(table.current, isTicked);
          setSelected(isTicked ? leads.length : 0);
        }}
      />
    </Form>
  );
}

function Status({ lead }: { lead: LeadSummary }) {
  return (
    <>
      {lead.suspicion === '' ? <span>{statusWords[lead.status]}</span> : words.robot}
      {lead.followUpOn !== '' && (
        <small className={styles.followUp}>{words.formatFollowUp(formatIndianDay(lead.followUpOn))}</small>
      )}
    </>
  );
}

/** The address of a lead that is opened from a list, so that it leads back there. */
export function toAddress(id: string, list: string): string {
  return list === '' ? `/leads/${id}` : `/leads/${id}?list=${encodeURIComponent(list)}`;
}

const rowLinks = (table: HTMLTableElement | null): HTMLAnchorElement[] => [
  ...(table?.querySelectorAll<HTMLAnchorElement>('tbody th a') ?? []),
];

/** Not `form.reset()`: React would miss the next change of a box. */
function tickAll(table: HTMLTableElement | null, isTicked: boolean): void {
  for (const box of table?.querySelectorAll<HTMLInputElement>('[name=id]') ?? []) box.checked = isTicked;
}

/** Focuses the row of a lead; where it has left the list, the first row. */
export function focusRow(table: HTMLTableElement | null, id: string): void {
  const links = rowLinks(table);
  (links.find((link) => link.id === `lead-${id}`) ?? links[0])?.focus();
}

/** Keys for the focused row; `j` and `k` move the focus. */
function useListKeys(table: { readonly current: HTMLTableElement | null }, list: string): void {
  const submit = useSubmit();
  const navigate = useNavigate();
  const findFocused = (): HTMLAnchorElement | undefined =>
    rowLinks(table.current).find((link) => link.closest('tr')?.contains(document.activeElement));
  const move = (by: number): void => {
    const links = rowLinks(table.current);
    const focused = findFocused();
    const at = focused ? links.indexOf(focused) + by : 0;
    links[Math.min(Math.max(at, 0), links.length - 1)]?.focus();
  };
  const change = (entries: Record<string, string>) => (): void => {
    const row = findFocused()?.closest('tr');
    const id = row?.querySelector<HTMLInputElement>('[name=id]')?.value;
    if (!row || id === undefined) return;
    // The row may leave the list: the focus goes to the next one, for the next key.
    (row.nextElementSibling ?? row.previousElementSibling)?.querySelector<HTMLAnchorElement>('th a')?.focus();
    void submit({ ...entries, id }, { method: 'post', preventScrollReset: true });
  };
  const open = (part: string) => (): void => {
    const link = findFocused();
    if (link) void navigate(toAddress(link.id.replace('lead-', ''), list) + part);
  };
  useWorkKeys({
    j: () => move(1),
    k: () => move(-1),
    r: open('#reply'),
    n: open('#note'),
    t: change({ intent: 'take' }),
    s: change({ intent: 'status', status: 'spam' }),
    e: change({ intent: 'status', status: 'closed' }),
    '/': () => document.querySelector<HTMLInputElement>('[role=search] input')?.focus(),
  });
}
