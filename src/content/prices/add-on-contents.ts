import type { AddOnIds } from '#domain/price/choice.ts';

/** What each kind of assistance contains; each includes those below it. */
export const assistanceContents = {
  silver: 'Silver: help by phone while you fill in the application.',
  gold: 'Gold: Silver, and help by screen sharing to download the certificate.',
  diamond: 'Diamond: Gold, and help to register the certificate on one portal.',
  platinum: 'Platinum: Diamond on every portal that you name, and one contact person for a year.',
} as const satisfies Record<AddOnIds['assistance'], string>;

/** When a token that is shipped arrives, in working days after the payment. */
export const deliveryTimes = {
  fastest: 'Fastest: 1 working day to Delhi, Mumbai, Kolkata, Chennai, Bengaluru and Hyderabad, 2 elsewhere in India.',
  'super-express': 'Super express: 2 to 3 working days in India.',
  express: 'Express: 3 to 5 working days in India.',
  'metro-city': 'Metro City: 2 to 4 working days to Mumbai, Kolkata, Chennai, Bengaluru and Hyderabad.',
  ncr: 'NCR (National Capital Region): 1 to 2 working days in and around Delhi.',
} as const satisfies Record<AddOnIds['shipping'], string>;

/** The shortest of them, in working days. */
export const fastestDeliveryDays = { from: 1, to: 2 } as const;
export const fastestDelivery = `${fastestDeliveryDays.from} to ${fastestDeliveryDays.to} working days with Fastest shipping`;

/** What is shipped to the Foreign region, to which no token is sold. */
export const shippingAbroad =
  'Shipping abroad brings you the tax invoice and the agreement on paper: Fastest in 4 to 6 working days, Express ' +
  'in 7 to 10. You don’t need it to get the certificate.';
