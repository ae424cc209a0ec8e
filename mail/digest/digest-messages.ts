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
    subject: `Leads of the day to ${day}: ${contacts.length} enquiries, ${partners.length} partners, ${applications.length} applications`,
    blocks: [
      ...list('Partner enquiries', partners, ({ companyName, name, phone, email, receivedAt }) => [
        `${companyName} (${name})`,
        `${phone}, ${email}, ${formatIndianTime(receivedAt)}`,
      ]),
      ...list('Enquiries', contacts, ({ name, phone, email, cityName, receivedAt }) => [
        name,
        `${[phone, email, cityName].filter(Boolean).join(', ')}, ${formatIndianTime(receivedAt)}`,
      ]),
      ...list('Applications', applications, ({ fullName, post, phone, email, receivedAt }) => [
        fullName,
        `${post}, ${phone}, ${email}, ${formatIndianTime(receivedAt)}`,
      ]),
    ],
  };
}

function list<Lead>(
  title: string,
  leads: readonly Lead[],
  toRow: (lead: Lead) => readonly [string, string],
): MessageBlock[] {
  return leads.length === 0 ? [`${title}: none.`] : [`${title}: ${leads.length}`, leads.map(toRow)];
}
