import type { StoredEnquiry } from '#domain/enquiry/enquiry.ts';
import { formatIndianTime } from '#domain/time.ts';
import type { House, Message } from '#mail/message.ts';

/** Tells a desk of an enquiry, with everything that was entered. An answer to it goes to the visitor. */
export function tellOfEnquiry(enquiry: StoredEnquiry): Message {
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

/** Tells a visitor that the enquiry has arrived. Fixed words: of what was entered, only the name. */
export function thankForEnquiry(enquiry: Pick<StoredEnquiry, 'kind' | 'name'>, house: House): Message {
  const isPartner = enquiry.kind === 'partner';
  const desk = isPartner ? house.emails.sales : house.emails.info;
  return {
    subject: isPartner ? `Your partner enquiry to ${house.name}` : `Your enquiry to ${house.name}`,
    replyTo: desk,
    blocks: [
      `Dear ${enquiry.name},`,
      isPartner
        ? 'Your partner enquiry has reached us. A person reads it and answers you by mail or phone.'
        : 'Your enquiry has reached us. A person reads it and answers you by mail or phone.',
      `Is it urgent? Call ${house.phones.sales}, ${house.hours}, or answer this mail.`,
      'We never ask for your token password or an OTP, neither by mail nor by phone.',
      `You did not write to us? Then somebody entered your address by mistake. Write to ${house.emails.grievance} and we ` +
        'erase what was entered.',
    ],
  };
}
