import { prices } from '#content/prices/prices.ts';
import { times } from '#content/service/times.ts';
import { getProgramsToday } from '#content/service/verification.ts';
import { formatTotal } from '#domain/price/calculate-price.ts';
import { type Choice, defaultChoice } from '#domain/price/choice.ts';

/** How early a bidder applies; every page says it in these words. */
export const tenderLead = `Apply at least ${times.tenderLead} before the bid closes, and earlier if you order a token.`;

/** Which type a bidder needs; every page says it in these words. */
export const gepnicSigns =
  'Many tender sites, such as the Central Public Procurement Portal (CPPP), use the Government eProcurement System of ' +
  'the National Informatics Centre (GePNIC). Sites on GePNIC ask bidders for a signing certificate only.';

export const bothIfAsked =
  'Choose Both (one certificate to sign, one to encrypt) only if the tender notice asks for your own encryption certificate. Some notices call the encryption certificate “key encipherment”.';

export const signOrBoth = `Choose the type Sign. ${gepnicSigns} ${bothIfAsked}`;

const sign: Choice = { ...defaultChoice, category: 'individual', certificateType: 'sign' };

/** Who bids without the name of an organisation. */
export const individualOnGepnic =
  'Tender sites on GePNIC accept an individual certificate as well as an organisation’s certificate.';

/** What can still be done when a bid closes the next day; it promises nothing. */
export const lastDay = {
  heading: 'Your bid closes tomorrow',
  warning:
    'There may still be a way, but we can’t promise that you will be in time. We approve applications ' +
    `${times.approvals}.`,
  steps: [
    `Ask the tender site’s help desk whether a new certificate can still be activated. The site may need up to ${times.tenderSite}.`,
    `Read the tender notice. If it asks for a certificate with your organisation’s name, expect the certificate to come too late: our approval takes ${times.manual}.`,
    'If you have no USB token, buy one from a local shop. Choose a brand from our Downloads page. The serial number of the ' +
      'token must start with letters, such as WD or HS.',
    'If the notice doesn’t ask for your organisation’s name, apply for a Class 3 individual certificate with Aadhaar eKYC. Choose the type Sign, unless the notice asks for an encryption certificate. ' +
      `Sign costs ${formatTotal(sign, prices)} with GST for one year, without a token. Approval takes ${times.ekyc} after payment and video.`,
    getProgramsToday,
    'After approval, confirm your application with an Aadhaar OTP. Install the programs, and download the certificate.',
    'Register the certificate on the tender site, test your signature, and sign.',
  ],
} as const;
