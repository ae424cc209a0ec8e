import type { ReactNode } from 'react';
import { leadPageWords } from '#content/desk/lead.ts';
import { leadWords } from '#content/desk/leads.ts';
import { formatRecordField, recordFields, recordWords as words } from '#content/desk/person-record.ts';
import { stateWords } from '#content/desk/state.ts';
import { DataTable } from '#desk/components/data-table.tsx';
import forms from '#desk/components/form.module.css';
import { toReference } from '#domain/submission/submission.ts';
import { formatIndianTime } from '#domain/time.ts';
import type { showPerson } from '#services/desk/personal-data.ts';
import styles from './people.module.css';
import { PrintButton } from './print-button.tsx';

type PersonData = Awaited<ReturnType<typeof showPerson>>;

/** All that is stored about a person, to be read and printed. */
export function PersonRecord({ contact, data }: { contact: string; data: PersonData }) {
  const { enquiries, applications, notes, replies, drafts, outbox, names, readAt } = data;
  return (
    <article className={styles.record} aria-labelledby="record">
      <header>
        <h2 id="record" tabIndex={-1}>
          {words.formatTitle(contact)}
        </h2>
        <p>{words.formatTime(formatIndianTime(readAt))}</p>
        <p>{words.formatCounts(enquiries.length, applications.length, notes.length, replies.length, outbox.length)}</p>
        <p className={forms.hint} data-screen-only>
          {words.printHint}
        </p>
        <PrintButton />
      </header>
      <Part title={words.enquiries} count={enquiries.length}>
        {enquiries.map((enquiry) => (
          <Submission key={enquiry.id} row={enquiry} />
        ))}
      </Part>
      <Part title={words.applications} count={applications.length}>
        {applications.map((application) => (
          <Submission key={application.id} row={application} />
        ))}
      </Part>
      <Part title={words.notes} count={notes.length}>
        {notes.map((note) => (
          <Entry key={note.id} {...note} name={names[note.staffId]} />
        ))}
      </Part>
      <Part title={words.replies} count={replies.length}>
        {replies.map((reply) => (
          <Entry key={reply.id} {...reply} name={names[reply.staffId]} />
        ))}
      </Part>
      <Part title={words.drafts} count={drafts.length}>
        {drafts.map((draft) => (
          <Entry key={`${draft.leadId} ${draft.staffId}`} {...draft} name={names[draft.staffId]} />
        ))}
      </Part>
      <Part title={words.mails} count={outbox.length}>
        <DataTable
          columns={[
            stateWords.kind,
            words.about,
            stateWords.created,
            stateWords.attempts,
            stateWords.state,
            stateWords.error,
          ]}
          className={styles.table}
        >
          {outbox.map(({ id, kind, subjectId, createdAt, attempts, state, lastError }) => (
            <tr key={id}>
              <th scope="row">{stateWords.kinds[kind]}</th>
              <td data-label={words.about}>{toReference(subjectId)}</td>
              <td data-label={stateWords.created}>{formatIndianTime(createdAt)}</td>
              <td data-label={stateWords.attempts}>{attempts}</td>
              <td data-label={stateWords.state}>{leadPageWords.deliveries[state]}</td>
              <td data-label={stateWords.error}>{lastError}</td>
            </tr>
          ))}
        </DataTable>
      </Part>
    </article>
  );
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Every stored field that is not blank. */
function Submission({ row }: { row: PersonData['enquiries'][number] | PersonData['applications'][number] }) {
  const values: { readonly [field: string]: string | number } = row;
  return (
    <div>
      <h4>{words.formatReceived(toReference(row.id), formatIndianTime(row.receivedAt))}</h4>
      <dl>
        {Object.entries(recordFields).map(([field, label]) => {
          const value = formatRecordField(field, values[field] ?? '');
          return (
            value !== '' && (
              <div key={field}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            )
          );
        })}
      </dl>
    </div>
  );
}

function Entry({
  at,
  leadId,
  subject,
  text,
  name = leadWords.formerStaff,
}: {
  at: string;
  leadId: string;
  subject?: string;
  text: string;
  name?: string | undefined;
}) {
  return (
    <div>
      <h4>{words.formatEntry(formatIndianTime(at), name, toReference(leadId))}</h4>
      {subject !== undefined && <p className={styles.subject}>{words.formatSubject(subject)}</p>}
      <p className={styles.text}>
        <bdi>{text}</bdi>
      </p>
    </div>
  );
}
