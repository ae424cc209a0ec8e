import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { auditWords, formatActor } from '#content/desk/audit.ts';
import { leadPageWords as words } from '#content/desk/lead.ts';
import { leadWords, statusWords } from '#content/desk/leads.ts';
import forms from '#desk/components/form.module.css';
import frame from '#desk/components/frame.module.css';
import { IntentForm } from '#desk/components/intent-form.tsx';
import { Select } from '#desk/components/select.tsx';
import type { AuditEntry } from '#domain/audit/audit.ts';
import { type LeadNote, type LeadState, leadLimits } from '#domain/lead/lead.ts';
import { submissionStatuses } from '#domain/submission/submission.ts';
import { formatIndianTime } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import { LongField } from '#website/components/field/field.tsx';
import styles from './leads.module.css';

type Names = Readonly<Record<string, string>>;

/** Status and owner. Both send the displayed revision, so that they cannot overwrite unseen changes of others. */
export function WorkForms({
  state,
  owners,
  ownId,
}: {
  state: LeadState;
  owners: readonly { readonly id: string; readonly name: string }[];
  ownId: string;
}) {
  const field = (intent: string, children: ReactNode) => (
    <Form method="post" className={forms.row} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="revision" value={state.revision} />
      {children}
    </Form>
  );
  const statuses = submissionStatuses.map((status) => [status, statusWords[status]] as const);
  const people = [['', leadWords.nobody], ...owners.map(({ id, name }) => [id, name] as const)] as const;
  return (
    <section className={frame.section}>
      <h2>{words.work}</h2>
      {field(
        'status',
        <>
          <Select name="status" label={leadWords.status} defaultValue={state.status} options={statuses} />
          <button type="submit" className={buttons.button}>
            {words.saveStatus}
          </button>
        </>,
      )}
      {field(
        'owner',
        <>
          <Select name="owner" label={leadWords.owner} defaultValue={state.ownerId} options={people} />
          <button type="submit" className={buttons.button}>
            {words.assign}
          </button>
        </>,
      )}
      {state.ownerId !== ownId &&
        field(
          'owner',
          <button type="submit" name="owner" value={ownId} className={buttons.ink}>
            {words.take}
          </button>,
        )}
    </section>
  );
}

export function Notes({
  formId,
  notes,
  names,
  entered,
}: {
  formId: string;
  notes: readonly LeadNote[];
  names: Names;
  entered: string | undefined;
}) {
  return (
    <section className={frame.section}>
      <h2>{words.notes}</h2>
      <Entries entries={notes} names={names} />
      <IntentForm
        intent="note"
        submitLabel={words.saveNote}
        formId={formId}
        isMain={false}
        isRetried
        preventScrollReset
      >
        <LongField
          name="text"
          label={words.newNote}
          hint={words.noteHint}
          defaultValue={entered}
          maxLength={leadLimits.note}
          rows={3}
          required
        />
      </IntentForm>
    </section>
  );
}

export function History({ history, names }: { history: readonly AuditEntry[]; names: Names }) {
  if (history.length === 0) return null;
  return (
    <section className={frame.section}>
      <h2>{words.history}</h2>
      <ol className={styles.entries}>
        {history.map((entry) => (
          <li key={entry.id}>
            {auditWords.actions[entry.action]}{' '}
            {entry.action === 'lead-owner' ? (names[entry.detail] ?? leadWords.nobody) : entry.detail}
            <br />
            <small>{`${formatActor(entry, names)}, ${formatIndianTime(entry.at)}`}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Entries({ entries, names }: { entries: readonly LeadNote[]; names: Names }) {
  return (
    <ol className={styles.entries}>
      {entries.map(({ id, at, staffId, text }) => (
        <li key={id}>
          <small>{`${names[staffId] ?? leadWords.formerStaff}, ${formatIndianTime(at)}`}</small>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
