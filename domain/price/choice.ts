import type { PriceTable } from '#domain/price/calculate-price.ts';

/** Whose certificate it is: prices differ by region (R9.32). */
export type Region = 'indian' | 'foreign';

/** Who or what signs with it. DGFT, for foreign trade, is a category of its own. */
export type Category = 'individual' | 'organization' | 'dgft' | 'docsigner';

/** What the certificate is for; DGFT asks for none (R9.32). */
export type CertificateType = 'sign' | 'encrypt' | 'both';

/** Years. */
export type Validity = 1 | 2 | 3;

/** What can be bought with a certificate. */
export type AddOn = 'token' | 'assistance' | 'shipping';

/** The kinds of each add-on, as they stand in addresses. */
export type AddOnIds = {
  readonly token: 'blt4id' | 'other' | 'safenet' | 'hyp-epass' | 'wd-proxkey' | 'mtoken';
  readonly assistance: 'platinum' | 'diamond' | 'gold' | 'silver';
  readonly shipping: 'fastest' | 'super-express' | 'express' | 'metro-city' | 'ncr';
};

/** What somebody wants to know the price of; an add-on that is `undefined` is not wanted. */
export type Choice = {
  readonly region: Region;
  readonly category: Category;
  /** `undefined` for DGFT. */
  readonly certificateType: CertificateType | undefined;
  readonly validity: Validity;
} & { readonly [addOn in AddOn]: AddOnIds[addOn] | undefined };

export const addOns = ['token', 'assistance', 'shipping'] as const satisfies readonly AddOn[];

/** Where the calculator starts: nothing in it that costs more than it must. */
export const firstChoice: Choice = {
  region: 'indian',
  category: 'individual',
  certificateType: 'sign',
  validity: 1,
  token: undefined,
  assistance: undefined,
  shipping: undefined,
};

export const regions = ['indian', 'foreign'] as const satisfies readonly Region[];
export const categories = ['individual', 'organization', 'dgft', 'docsigner'] as const satisfies readonly Category[];
export const certificateTypes = ['sign', 'encrypt', 'both'] as const satisfies readonly CertificateType[];
export const validities = [1, 2, 3] as const satisfies readonly Validity[];

/** What can be chosen, which is less than what has a price (R9.34). */
const offered = {
  indian: { categories, addOns: ['token', 'assistance', 'shipping'] },
  foreign: { categories: ['individual', 'organization'], addOns: ['shipping'] },
} as const satisfies {
  readonly [region in Region]: { readonly categories: readonly Category[]; readonly addOns: readonly AddOn[] };
};

/** Whether a category can be chosen in a region. */
export function isCategoryOffered(region: Region, category: Category): boolean {
  const known: readonly Category[] = offered[region].categories;
  return known.includes(category);
}

/** Whether a category has certificate types to choose from. */
export function hasTypes(category: Category): boolean {
  return category !== 'dgft';
}

/** The kinds of an add-on that can be chosen in a region, in the table's order; none where it is not offered. */
export function listAddOn<Name extends AddOn>(
  table: PriceTable,
  region: Region,
  addOn: Name,
): readonly { readonly id: AddOnIds[Name]; readonly price: number }[] {
  const known: readonly AddOn[] = offered[region].addOns;
  const prices = table.regions[region][addOn];
  if (!known.includes(addOn) || typeof prices === 'number') return [];
  return Object.entries(prices).map(([id, price]) => ({ id: id as AddOnIds[Name], price }));
}

/**
 * Another region: the category starts over at Individual, and token, assistance and shipping are gone (R4.21). The same
 * region changes nothing. `lastType` is the certificate type to fall back on.
 */
export function chooseRegion(choice: Choice, region: Region, lastType: CertificateType): Choice {
  if (region === choice.region) return choice;
  return {
    ...firstChoice,
    region,
    certificateType: choice.certificateType ?? lastType,
    validity: choice.validity,
  };
}

/** Another category; coming from one without certificate types, `lastType` is taken up again. */
export function chooseCategory(choice: Choice, category: Category, lastType: CertificateType): Choice {
  const certificateType = hasTypes(category) ? (choice.certificateType ?? lastType) : undefined;
  return { ...choice, category, certificateType };
}
