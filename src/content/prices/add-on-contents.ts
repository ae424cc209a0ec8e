import { deliveryTimesAbroad } from '#content/prices/option-meanings.ts';
import { optionNames } from '#content/prices/option-names.ts';
import type { AddOnIds } from '#domain/price/choice.ts';

/** What each kind of assistance contains; each includes those below it. */
export const assistanceContents = {
  silver: 'help by phone while you fill in the application.',
  gold: 'everything in Silver, and help by screen sharing to download the certificate.',
  diamond: 'everything in Gold, and help to register the certificate on one portal.',
  platinum:
    'everything in Diamond, help to register the certificate on every portal that you name, and one contact person for a year.',
} as const satisfies Record<AddOnIds['assistance'], string>;

/** When a token that is shipped arrives, in working days after the payment. */
export const deliveryTimes = {
  fastest:
    '1 working day to Delhi, Mumbai, Kolkata, Chennai, Bengaluru and Hyderabad. Elsewhere in India, 2 working days.',
  'super-express': '2 to 3 working days in India.',
  express: '3 to 5 working days in India.',
  'metro-city': '2 to 4 working days to Mumbai, Kolkata, Chennai, Bengaluru and Hyderabad.',
  ncr: '1 to 2 working days in and around Delhi (National Capital Region).',
} as const satisfies Record<AddOnIds['shipping'], string>;

/** The same, a sentence for each kind, which begins with its name. */
export const assistanceSentences = listSentences(optionNames.assistance, assistanceContents);
export const deliverySentences = listSentences(optionNames.shipping, deliveryTimes);

function listSentences<Id extends string>(names: Record<Id, string>, contents: Record<Id, string>): readonly string[] {
  return (Object.keys(contents) as Id[]).map((id) => `${names[id]}: ${contents[id]}`);
}

/** The shortest of them, in working days. */
export const fastestDeliveryDays = { from: 1, to: 2 } as const;
export const fastestDelivery = `${fastestDeliveryDays.from} to ${fastestDeliveryDays.to} working days with Fastest shipping`;

/** What is shipped to the Foreign region, to which no token is sold. */
export const shippingAbroad =
  'If you order shipping abroad, you get only two papers: the tax invoice and your agreement with us. With Fastest shipping, they take ' +
  `${deliveryTimesAbroad.fastest}. With Express shipping, they take ${deliveryTimesAbroad.express}. You don’t need these papers to get the certificate.`;
