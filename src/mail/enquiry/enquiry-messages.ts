import { enquiryAcknowledgementTexts, enquiryNotificationTexts } from '#content/enquiry/mail-texts.ts';
import { listEnteredFields, type StoredEnquiry } from '#domain/enquiry/enquiry.ts';
import { toReference } from '#domain/submission/submission.ts';
import { formatIndianTime } from '#domain/time.ts';
import type { Message, Organisation } from '#mail/message.ts';

/** The notification to our mailbox, with all fields that are not blank. Replies go to the visitor. */
export function enquiryNotification(enquiry: StoredEnquiry): Message {
  const texts = enquiryNotificationTexts;
  const isPartner = enquiry.kind === 'partner';
  return {
    subject: texts.formatSubject(enquiry.kind, isPartner ? `${enquiry.companyName} (${enquiry.name})` : enquiry.name),
    replyTo: enquiry.email,
    blocks: [
      [
        ...listEnteredFields(enquiry.kind)
          .filter((field) => field !== 'message' && enquiry[field] !== '')
          .map((field) => [texts.fields[field], enquiry[field]] as const),
        [texts.place, [enquiry.cityName, enquiry.stateName].filter(Boolean).join(', ') || texts.unknownPlace],
      ],
      [[texts.fields.message, enquiry.message]],
      [
        [texts.received, formatIndianTime(enquiry.receivedAt)],
        [texts.consentVersion, enquiry.consentVersion || texts.noConsentVersion],
        [texts.reference, toReference(enquiry.id)],
        [texts.id, enquiry.id],
      ],
    ],
  };
}

/** The acknowledgement to the visitor. It repeats no field but the name, so that it cannot be used to send spam. */
export function enquiryAcknowledgement(
  { id, kind, name }: Pick<StoredEnquiry, 'id' | 'kind' | 'name'>,
  organisation: Organisation,
): Message {
  const texts = enquiryAcknowledgementTexts;
  return {
    subject: texts.formatSubject(kind, organisation.name),
    replyTo: kind === 'partner' ? organisation.emails.sales : organisation.emails.info,
    blocks: [
      texts.greet(name),
      texts.formatReceipt(kind),
      texts.formatReference(toReference(id)),
      texts.formatUrgentContact(
        kind === 'partner' ? organisation.phones.sales : organisation.phones.support,
        organisation.hours,
      ),
      texts.secrets,
      texts.formatMistake(organisation.emails.grievance),
    ],
  };
}
