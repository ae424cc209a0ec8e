import { digestTexts, suspicionTexts } from '#content/digest/mail-texts.ts';
import type { StoredApplication } from '#domain/application/application.ts';
import type { StoredEnquiry } from '#domain/enquiry/enquiry.ts';
import { formatIndianTime } from '#domain/time.ts';
import type { Message, MessageBlock } from '#mail/message.ts';

/** The submissions of a digest. */
export type DigestLeads = {
  readonly enquiries: readonly StoredEnquiry[];
  readonly applications: readonly StoredApplication[];
};

/** A day's leads in one mail: names and contact details, without messages and addresses. */
export function digestMessage(day: string, { enquiries, applications }: DigestLeads): Message {
  const partners = enquiries.filter(({ kind }) => kind === 'partner');
  const contacts = enquiries.filter(({ kind }) => kind === 'contact');
  return {
    subject: digestTexts.formatSubject(day, contacts.length, partners.length, applications.length),
    blocks: [
      ...list(digestTexts.partners, partners, ({ companyName, name, phone, email, receivedAt }) => [
        `${companyName} (${name})`,
        `${phone}, ${email}, ${formatIndianTime(receivedAt)}`,
      ]),
      ...list(digestTexts.enquiries, contacts, ({ name, phone, email, cityName, receivedAt }) => [
        name,
        `${[phone, email, cityName].filter(Boolean).join(', ')}, ${formatIndianTime(receivedAt)}`,
      ]),
      ...list(digestTexts.applications, applications, ({ fullName, post, phone, email, receivedAt }) => [
        fullName,
        `${post}, ${phone}, ${email}, ${formatIndianTime(receivedAt)}`,
      ]),
    ],
  };
}

/** How many submissions of a day are suspected to be robots'. No other mail was sent about them. */
export function suspicionReport(day: string, { enquiries, applications }: DigestLeads): Message {
  const count = enquiries.length + applications.length;
  return { subject: suspicionTexts.formatSubject(day, count), blocks: [suspicionTexts.explain, suspicionTexts.act] };
}

function list<Lead>(
  title: string,
  leads: readonly Lead[],
  toRow: (lead: Lead) => readonly [string, string],
): MessageBlock[] {
  const count = digestTexts.formatCount(title, leads.length);
  return leads.length === 0 ? [count] : [count, leads.map(toRow)];
}
