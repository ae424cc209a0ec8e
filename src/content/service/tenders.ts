import { prices } from '#content/prices/prices.ts';
import { times } from '#content/service/times.ts';
import { getPrograms } from '#content/service/verification.ts';
import { formatTotal } from '#domain/price/calculate-price.ts';
import { type Choice, defaultChoice } from '#domain/price/choice.ts';

/** How early a bidder applies; every page says it in these words. */
export const tenderLead = `Apply at least ${times.tenderLead} before the bid closes, and earlier if you order a token.`;

/** Which type a bidder needs; every page says it in these words. */
export const signOrBoth =
  'Choose Sign. Many tender sites, such as the Central Public Procurement Portal (CPPP), use the Government ' +
  'eProcurement System of the National Informatics Centre (GePNIC). Sites on GePNIC ask bidders for a signing certificate only. Choose Both only if the tender ' +
  'notice asks for your own encryption certificate. Some notices call it “key encipherment”.';

const sign: Choice = { ...defaultChoice, category: 'individual', certificateType: 'sign' };

/** Who bids without the name of an organisation. */
export const individualOnGepnic = 'Sites on GePNIC also accept an individual certificate.';

/** What can still be done when a bid closes the next day; it promises nothing. */
export const lastDay = {
  heading: 'Your bid closes tomorrow',
  warning: 'There may still be a way, but we can’t promise that you will be in time.',
  steps: [
    `Ask the tender site’s help desk whether the site still accepts a new certificate. The site may need up to ${times.tenderSite} to activate one.`,
    'Read the tender notice. If the certificate must show your organisation’s name, a new one takes ' +
      `${times.manual} and will probably be too late.`,
    `If the notice doesn’t ask for that name, apply for an individual certificate with Aadhaar eKYC. It takes ${times.ekyc} when your application is ` +
      `complete, with payment and video. We approve applications ${times.approvals}. It costs ` +
      `${formatTotal(sign, prices)} with GST for one year, without a token.`,
    'If you have no USB token, buy one from a local shop. Choose a brand from our Downloads page. Check that the serial number ' +
      'starts with letters, such as WD or HS: some older tokens don’t accept a new certificate.',
    getPrograms,
    'After we approve your application, confirm it with an Aadhaar OTP. Install the programs, and download the certificate.',
    'Register the certificate on the tender site, test your signature, and sign.',
  ],
} as const;
