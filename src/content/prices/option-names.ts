import type { AddOn, AddOnIds, Category, CertificateType, ChoicePart, Region, Validity } from '#domain/price/choice.ts';

/** The parts of a choice, over their buttons and in tables and quotes. */
export const partNames = {
  region: 'Region',
  category: 'Category',
  type: 'Certificate type',
  validity: 'Validity',
  token: 'Token',
  assistance: 'Assistance',
  shipping: 'Shipping',
} as const satisfies Record<ChoicePart, string>;

/** The lines of a price besides the add-ons, in the calculator and in quotes. */
export const lineNames = {
  certificate: 'Certificate',
  gross: 'Gross',
  nameGst: (percent: number) => `GST ${percent}%`,
  total: 'Total',
  /** The net price, shown in small type beside a price with GST. */
  beforeGst: (price: string) => `${price} + GST`,
} as const;

/** What stands beside each button and box of the calculator, and in tables and quotes. */
export const optionNames = {
  region: { indian: 'Indian', foreign: 'Foreign' },
  category: { individual: 'Individual', organization: 'Organization', dgft: 'DGFT', docsigner: 'DocSigner' },
  type: { sign: 'Sign', encrypt: 'Encrypt', both: 'Both' },
  validity: { 1: '1 year', 2: '2 years', 3: '3 years' },
  token: {
    blt4id: 'Blt4id',
    other: 'Other',
    safenet: 'SafeNet Token',
    'hyp-epass': 'Hyp-Epass',
    'wd-proxkey': 'WD ProxKey',
    mtoken: 'mToken',
  },
  assistance: { platinum: 'Platinum', diamond: 'Diamond', gold: 'Gold', silver: 'Silver' },
  shipping: {
    fastest: 'Fastest',
    'super-express': 'Super express',
    express: 'Express',
    'metro-city': 'Metro City',
    ncr: 'NCR',
  },
} as const satisfies OptionNames;

/** The words for everything that can be chosen, by the names that addresses use. */
export type OptionNames = {
  readonly region: { readonly [region in Region]: string };
  readonly category: { readonly [category in Category]: string };
  readonly type: { readonly [type in CertificateType]: string };
  readonly validity: { readonly [validity in Validity]: string };
} & { readonly [addOn in AddOn]: { readonly [id in AddOnIds[addOn]]: string } };
