import { assistanceContents, deliveryTimes, shippingAbroad } from '#content/prices/add-on-contents.ts';
import { bulkOrders } from '#content/prices/bulk-orders.ts';
import { deliveryTimesAbroad, tokenMakers } from '#content/prices/option-meanings.ts';
import { optionNames, partNames } from '#content/prices/option-names.ts';
import { tokenAbroad } from '#content/service/verification.ts';
import { site } from '#content/site.ts';
import type { AddOn, AddOnIds, Category, ChoicePart, Region } from '#domain/price/choice.ts';

/** The result of the calculator. */
export const calculatorLabels = {
  breakdown: 'How we calculate the price',
  /** Beside an add-on that was not chosen. */
  none: 'none',
  withoutToken: 'without a USB token',
  noShipping: 'none chosen for your token',
  formatPricesFrom: (day: string): string => `With GST. Prices as of ${day}.`,
  /** Before `askForMany`, a link that writes to the sales desk. */
  forMany: bulkOrders,
  askForMany: `Write to ${site.emails.sales}`,
  corrected: 'This link asks for something that we don’t offer. We show the nearest choice.',
  /** What a link can ask for and no control can choose. */
  noPrice: (category: Category, region: Region) =>
    `We have no price for ${optionNames.category[category]} in the ${optionNames.region[region]} region, so the total is ` +
    '₹0. Choose another category or region.',
  notSelectable: (category: Category, region: Region) =>
    `You can’t choose ${optionNames.category[category]} for ${optionNames.region[region]} here, but it has a price. Ask ` +
    `${site.emails.sales} before you order.`,
} as const;

/** The fields of the calculator. */
export const choiceLabels = {
  /** What each option is for, beside it. */
  meanings: {
    region: { indian: 'You are an Indian citizen.', foreign: 'You are a citizen of another country.' },
    category: {
      individual: 'You sign in your own name.',
      organization: 'The certificate shows your organisation’s name too.',
      dgft: 'For foreign trade, with your Importer-Exporter Code.',
      docsigner: 'Your software signs in your organisation’s name.',
    },
    type: {
      sign: 'You sign forms, returns and documents.',
      encrypt: 'Others encrypt files that only you can open.',
      both: 'Two certificates: one to sign, one to encrypt.',
    },
    addOn: {
      token: 'The USB device that holds your key. You need one, except for DocSigner.',
      assistance: 'Help from our staff, at four levels.',
      shipping: 'We deliver your token to an address in India.',
    } satisfies Record<AddOn, string>,
    /** No token is shipped abroad. */
    shippingAbroad: 'We send only papers: your invoice and your agreement with us.',
  },
  formatNotOffered: (categories: readonly Category[]) => {
    const list = new Intl.ListFormat('en-IN').format(categories.map((category) => optionNames.category[category]));
    return `${list} can be chosen for the Indian region only.`;
  },
  formatYearlyCost: (total: string, perYear: string) =>
    total === perYear ? `${total} a year` : `${total}, ${perYear} a year`,
  barsCompare: 'The bars compare the price per year.',
  lowest: 'lowest',
  addOns: 'Add-ons',
  addOnsNotOffered: `Token and assistance are available for the Indian region only. ${tokenAbroad} ${shippingAbroad}`,
  /** What was chosen, with its price, and the button that opens the dialog again. */
  formatChosen: (name: string, price: string) => `${name}, ${price}`,
  change: 'Change',
} as const;

/** The dialog in which an add-on is chosen. */
export const addOnLabels = {
  headings: {
    token: 'Choose a token',
    assistance: 'Choose assistance',
    shipping: 'Choose shipping',
  } satisfies Record<AddOn, string>,
  /** What each kind is, by its id. */
  meanings: { token: tokenMakers, assistance: assistanceContents, shipping: deliveryTimes } satisfies {
    readonly [addOn in AddOn]: { readonly [id in AddOnIds[addOn]]: string };
  },
  meaningsAbroad: deliveryTimesAbroad,
  nameKinds: (addOn: AddOn) => `${partNames[addOn]} type`,
  formatPrices: (gstPercent: number) => `Prices with ${gstPercent}% GST.`,
  /** Above the kinds; blank for none. */
  notes: {
    token:
      'A token is a USB device that holds your signing key. If you have none yet, any of these will do. Each make needs ' +
      'its own driver, which is on our Downloads page.',
    assistance: '',
    shipping: 'We count the days from your payment.',
  } satisfies Record<AddOn, string>,
  /** The note on shipping for the Foreign region. */
  noteOnShippingAbroad: shippingAbroad,
  ask: `To ask more, write to ${site.emails.sales} or call ${site.phones.sales}.`,
  formatNewTotal: (total: string) => `New total: ${total}`,
  missing: 'Choose one of these, or close this without saving.',
  save: 'Save',
} as const;

/** The certificate that is drawn beside the calculator; its holders are fictional. */
export const certificatePreviewLabels = {
  mark: 'Specimen',
  nameKind: (type: string) => `Class 3 · ${type}`,
  holder: 'Issued to',
  validFor: 'Valid for',
  holders: {
    indian: {
      individual: 'Asha Rao',
      organization: 'Rao & Sons',
      dgft: 'Rao Exports',
      docsigner: 'Rao & Sons',
    },
    foreign: { individual: 'Maria Costa', organization: 'Costa Trading', docsigner: 'Costa Trading' },
  } satisfies { readonly [region in Region]: { readonly [category in Category]?: string } },
} as const;

/** How what is shown differs from what a link asked for. Each sentence but that on the type ends with `shown` or `leftOut`. */
export const correctionLabels = {
  shown: (applied: string) => `this shows ${applied}`,
  leftOut: 'it was left out',
  unknown: (part: ChoicePart, outcome: string) =>
    `The ${partNames[part].toLowerCase()} in the link isn’t known; ${outcome}.`,
  hasNoType: (category: Category, type: string) =>
    `${optionNames.category[category]} has no certificate type; ${type} was left out.`,
  notOffered: (name: string, part: ChoicePart, region: Region, outcome: string) =>
    `${name} (${partNames[part].toLowerCase()}) isn’t offered for ${optionNames.region[region]}; ${outcome}.`,
} as const;

/** What can be done with a price. */
export const priceActionLabels = {
  downloadQuote: 'Download quote',
  copyLink: 'Copy link',
  copied: 'Link copied.',
  refused: 'The browser doesn’t let us copy. Here is the link.',
  link: 'Link to this price',
  openPage: 'Open as page',
} as const;

/** The email to the sales desk about many certificates; the choice of the calculator follows the opening. */
export const manyCertificates = {
  subject: (certificate: string) => `Many certificates: ${certificate}`,
  opening: 'Please send me a price for many certificates.',
  count: 'How many:',
  totalOfOne: 'Total of one with GST',
} as const;
