import type { ReactNode } from 'react';
import { auditWords, formatActor, formatDetail } from '#content/desk/audit.ts';
import { leadPageWords as words } from '#content/desk/lead.ts';
import { leadWords } from '#content/desk/leads.ts';
import frame from '#desk/components/frame.module.css';
import type { AuditEntry } from '#domain/audit/audit.ts';
import type { Lead, LeadNote, LeadReply } from '#domain/lead/lead.ts';
import type { OutboxMessage } from '#domain/outbox/outbox.ts';
import { formatIndianTime } from '#domain/time.ts';
import styles from './lead.module.css';
import { listExchange } from './list-exchange.ts';

export type SentReply = LeadReply & { readonly delivery: OutboxMessage['state']; readonly deliveryError: string };

type Names = Readonly<Record<string, string>>;

/** Message, replies, notes and changes in the order in which they came. */
export function Exchange({
  lead,
  notes,
  replies,
  history,
  names,
}: {
  lead: Lead;
  notes: readonly LeadNote[];
  replies: readonly SentReply[];
  history: readonly AuditEntry[];
  names: Names;
}) {
  return (
    <section className={frame.section}>
      <h2>{words.exchange}</h2>
      <ol className={styles.exchange}>
        <Entry kind="theirs" title={lead.kind === 'career' ? words.applied : words.wrote} at={lead.receivedAt}>
          {lead.kind !== 'career' && <blockquote>{lead.message}</blockquote>}
        </Entry>
        {listExchange(notes, replies, history).map((entry) => {
          if (entry.kind === 'reply') {
            // The warning above the exchange has the reason for the last one.
            const hasWarning = entry.reply === replies.at(-1) && entry.reply.delivery === 'given-up';
            return <Reply key={entry.reply.id} reply={entry.reply} hasWarning={hasWarning} names={names} />;
          }
          if (entry.kind === 'note') return <Note key={entry.note.id} note={entry.note} names={names} />;
          return (
            <li key={entry.change.id} data-kind="change">
              <small>
                {formatActor(entry.change, names)} · {formatIndianTime(entry.change.at)} ·{' '}
                {auditWords.actions[entry.change.action]} {formatDetail(entry.change, names)}
              </small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Reply({ reply, hasWarning, names }: { reply: SentReply; hasWarning: boolean; names: Names }) {
  const { at, staffId, subject, text, delivery, deliveryError } = reply;
  return (
    <Entry
      kind="ours"
      title={words.replied}
      who={names[staffId] ?? leadWords.formerStaff}
      at={at}
      state={words.formatDelivery(words.deliveries[delivery], hasWarning ? '' : deliveryError)}
      isFailed={delivery === 'given-up'}
    >
      <p>
        <b>{subject}</b>
      </p>
      <p>{text}</p>
    </Entry>
  );
}

function Note({ note: { kind, at, staffId, text }, names }: { note: LeadNote; names: Names }) {
  return (
    <Entry
      kind={kind === 'note' ? 'note' : 'theirs'}
      title={words.entries[kind]}
      who={names[staffId] ?? leadWords.formerStaff}
      at={at}
    >
      <p>{text}</p>
    </Entry>
  );
}

function Entry({
  kind,
  title,
  who,
  at,
  state,
  isFailed = false,
  children,
}: {
  kind: 'theirs' | 'ours' | 'note';
  title: string;
  who?: string;
  at: string;
  state?: string;
  isFailed?: boolean;
  children: ReactNode;
}) {
  return (
    <li data-kind={kind}>
      <small>
        <b>{title}</b>
        {who !== undefined && ` · ${who}`} · {formatIndianTime(at)}
        {state !== undefined && (
          <>
            {isFailed ? ' ' : ' · '}
            <span data-failed={isFailed}>{state}</span>
          </>
        )}
      </small>
      {children}
    </li>
  );
}
