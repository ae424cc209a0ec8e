import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { leadPageWords as words } from '#content/desk/lead.ts';
import { kindWords, leadWords, nameOwner, statusWords } from '#content/desk/leads.ts';
import forms from '#desk/components/form.module.css';
import frame from '#desk/components/frame.module.css';
import { type EnquiryField, enteredFields } from '#domain/enquiry/enquiry.ts';
import type { Lead, LeadState, LeadSummary } from '#domain/lead/lead.ts';
import { toReference } from '#domain/submission/submission.ts';
import { formatBytes } from '#domain/text.ts';
import { formatIndianTime } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import { EmailLink, PhoneLink } from '#website/components/link/link.tsx';
import styles from './lead.module.css';
import { toAddress } from './lead-table.tsx';

/** What a call needs, below the name. Another owner is named by the button that takes the lead over. */
export function Summary({
  lead,
  state,
  ownId,
  names,
}: {
  lead: Lead;
  state: LeadState;
  ownId: string;
  names: Readonly<Record<string, string>>;
}) {
  return (
    <ul aria-label={words.summary} className={styles.summary}>
      <li className={styles.status} data-status={state.status}>
        {statusWords[state.status]}
      </li>
      <li>{kindWords[lead.kind]}</li>
      <li className={styles.reference}>{toReference(lead.id)}</li>
      {state.ownerId === ownId && <li>{words.formatOwner(nameOwner(state.ownerId, names))}</li>}
      <li>
        <PhoneLink phone={lead.phone} />
      </li>
      <li className={styles.email}>
        <EmailLink email={lead.email} />
      </li>
    </ul>
  );
}

/** Takes the lead; not for its owner. */
export function TakeForm({
  state,
  ownId,
  names,
}: {
  state: LeadState;
  ownId: string;
  names: Readonly<Record<string, string>>;
}) {
  if (state.ownerId === ownId) return null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="revision" value={state.revision} />
      <input type="hidden" name="owner" value={ownId} />
      <button type="submit" name="intent" value="owner" className={buttons.small}>
        {state.ownerId === '' ? words.take : words.formatTakeOver(nameOwner(state.ownerId, names))}
      </button>
    </Form>
  );
}

/** A submission as text: never as markup, and names are isolated from the text direction around them. */
export function LeadDetails({ lead }: { lead: Lead }) {
  return (
    <section className={frame.section}>
      <h2>{words.details}</h2>
      <dl className={styles.facts}>
        <Row term={leadWords.received}>{formatIndianTime(lead.receivedAt)}</Row>
        <Row term={leadWords.reference} isInHead>
          {toReference(lead.id)}
        </Row>
        <Row term={words.email} isInHead>
          <EmailLink email={lead.email} />
        </Row>
        {lead.kind === 'career' ? <Application lead={lead} /> : <Enquiry lead={lead} />}
        <Row term={words.consent}>{lead.consentVersion || words.noConsent}</Row>
        {lead.suspicion !== '' && <Row term={words.suspicion}>{words.suspicions[lead.suspicion]}</Row>}
      </dl>
    </section>
  );
}

/** Other leads with the same e-mail address or telephone number. */
export function RelatedLeads({
  related,
  list,
}: {
  related: readonly Pick<LeadSummary, 'id' | 'kind' | 'name' | 'receivedAt' | 'status'>[];
  list: string;
}) {
  if (related.length === 0) return null;
  return (
    <section className={frame.section}>
      <h2>{words.related}</h2>
      <ul className={styles.related}>
        {related.map(({ id, kind, name, receivedAt, status }) => (
          <li key={id}>
            <Link to={toAddress(id, list)}>
              <bdi>{name}</bdi>
            </Link>{' '}
            <small>
              {kindWords[kind]} · {formatIndianTime(receivedAt)} · {statusWords[status]}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isRow = (field: EnquiryField): field is keyof typeof words.fields => field in words.fields;

function Enquiry({ lead }: { lead: Exclude<Lead, { kind: 'career' }> }) {
  const fields = enteredFields.filter(isRow);
  return (
    <>
      {fields.map(
        (field) =>
          lead[field] !== '' && (
            <Row key={field} term={words.fields[field]}>
              {lead[field]}
            </Row>
          ),
      )}
      <Row term={words.place}>{[lead.pincode, lead.cityName, lead.stateName].filter(Boolean).join(', ')}</Row>
    </>
  );
}

function Application({ lead }: { lead: Extract<Lead, { kind: 'career' }> }) {
  return (
    <>
      <Row term={words.designation}>{lead.post}</Row>
      <Row term={words.salary}>{words.formatSalary(`₹${lead.expectedSalary.toLocaleString('en-IN')}`)}</Row>
      <Row term={words.resume}>
        <a href={`/leads/${lead.id}/resume`} download>
          {words.formatResume(lead.resumeName, formatBytes(lead.resumeSize))}
        </a>
        <p className={forms.hint}>{words.resumeHint}</p>
      </Row>
    </>
  );
}

/** `isInHead`: only a phone shows it here, because its summary has less. */
function Row({ term, isInHead = false, children }: { term: string; isInHead?: boolean; children: ReactNode }) {
  const className = isInHead ? styles.inHead : undefined;
  return (
    <>
      <dt className={className}>{term}</dt>
      <dd className={className}>
        <bdi>{children}</bdi>
      </dd>
    </>
  );
}
