import type { StoredApplication } from '#domain/application/application.ts';
import type { StoredEnquiry } from '#domain/enquiry/enquiry.ts';
import { setIndianTime } from '#domain/time.ts';
import type { Message, MessageBlock } from '#mail/message.ts';

/** What came in since the last digest. */
export type DigestLeads = {
  readonly enquiries: readonly StoredEnquiry[];
  readonly applications: readonly StoredApplication[];
};

/** The day's leads in one mail. Names and ways to answer, not the whole of what was entered. */
export function tellOfDay(day: string, { enquiries, applications }: DigestLeads): Message {
  const partners = enquiries.filter(({ kind }) => kind === 'partner');
  const contacts = enquiries.filter(({ kind }) => kind === 'contact');
  return {
    subject: `Leads of the day to ${day}: ${contacts.length} enquiries, ${partners.length} partners, ${applications.length} applications`,
    blocks: [
      ...list('Partner enquiries', partners, ({ companyName, name, phone, mail, receivedAt }) => [
        `${companyName} (${name})`,
        `${phone}, ${mail}, ${setIndianTime(receivedAt)}`,
      ]),
      ...list('Enquiries', contacts, ({ name, phone, mail, cityName, receivedAt }) => [
        name,
        `${[phone, mail, cityName].filter(Boolean).join(', ')}, ${setIndianTime(receivedAt)}`,
      ]),
      ...list('Applications', applications, ({ fullName, post, phone, email, receivedAt }) => [
        fullName,
        `${post}, ${phone}, ${email}, ${setIndianTime(receivedAt)}`,
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
