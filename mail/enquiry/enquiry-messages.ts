import type { StoredEnquiry } from '#domain/enquiry/enquiry.ts';
import { formatIndianTime } from '#domain/time.ts';
import type { Message, Organisation } from '#mail/message.ts';

/** The notification to a desk, with everything that was entered. A reply to it goes to the visitor. */
export function enquiryNotification(enquiry: StoredEnquiry): Message {
  const isPartner = enquiry.kind === 'partner';
  const who = isPartner ? `${enquiry.companyName} (${enquiry.name})` : enquiry.name;
  return {
    subject: `${isPartner ? 'Partner enquiry' : 'Enquiry'} from ${who}`,
    replyTo: enquiry.email,
    blocks: [
      [
        ['Name', enquiry.name],
        ...(isPartner ? [['Company', enquiry.companyName] as const] : []),
        ['Email', enquiry.email],
        ['Phone', enquiry.phone],
        ['Address', enquiry.address],
        ['Pincode', enquiry.pincode],
        ['City, state', [enquiry.cityName, enquiry.stateName].filter(Boolean).join(', ') || 'not found'],
      ],
      [['Message', enquiry.message]],
      [
        ['Received', formatIndianTime(enquiry.receivedAt)],
        ['Consent text', enquiry.consentVersion || 'not stated'],
        ['Number', enquiry.id],
      ],
    ],
  };
}

/** The acknowledgement to the visitor. Of the fields it repeats only the name, so that it cannot be used to send spam. */
export function enquiryAcknowledgement(
  enquiry: Pick<StoredEnquiry, 'kind' | 'name'>,
  organisation: Organisation,
): Message {
  const isPartner = enquiry.kind === 'partner';
  const sent = isPartner ? 'Your partner enquiry' : 'Your enquiry';
  return {
    subject: `${sent} to ${organisation.name}`,
    replyTo: isPartner ? organisation.emails.sales : organisation.emails.info,
    blocks: [
      `Dear ${enquiry.name},`,
      `${sent} has reached us. A person reads it and replies by email or phone.`,
      `Is it urgent? Call ${organisation.phones.sales}, ${organisation.hours}, or answer this mail.`,
      'We never ask for your token password or an OTP, neither by mail nor by phone.',
      `You did not write to us? Then somebody entered your address by mistake. Write to ${organisation.emails.grievance} and we ` +
        'erase what was entered.',
    ],
  };
}
