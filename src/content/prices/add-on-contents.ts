import { optionNames } from '#content/prices/option-names.ts';
import type { AddOnIds } from '#domain/price/choice.ts';

/** What each kind of assistance contains; each includes those below it. */
export const assistanceContents = {
  silver: 'help by phone while you fill in the application.',
  gold: 'Silver, and help by screen sharing to download the certificate.',
  diamond: 'Gold, and help to register the certificate on one portal.',
  platinum: 'Diamond on every portal that you name, and one contact person for a year.',
} as const satisfies Record<AddOnIds['assistance'], string>;

/** When a token that is shipped arrives, in working days after the payment. */
export const deliveryTimes = {
  fastest: '1 working day to Delhi, Mumbai, Kolkata, Chennai, Bengaluru and Hyderabad, 2 elsewhere in India.',
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

/** Who makes a token. Each has a driver for Windows and one for Mac on the Downloads page. */
export const tokenMakers = {
  blt4id: 'Made by Bit4id.',
  other: 'Of another make. Ask sales which one.',
  safenet: 'Made by Thales.',
  'hyp-epass': 'Made by Hypersecu.',
  'wd-proxkey': 'Made by Watchdata.',
  mtoken: 'Made by Longmai.',
} as const satisfies Record<AddOnIds['token'], string>;

/** When paper that is shipped abroad arrives. */
export const deliveryTimesAbroad = { fastest: '4 to 6 working days.', express: '7 to 10 working days.' } as const;

/** The shortest of them, for whoever has a deadline. */
export const fastestDelivery = '1 to 2 working days with Fastest shipping';

/** What is shipped to the Foreign region, to which no token is sold. */
export const shippingAbroad =
  'Shipping abroad brings you the tax invoice and the agreement on paper: Fastest in 4 to 6 working days, Express ' +
  'in 7 to 10. You don’t need it to get the certificate.';
