/** The nationality of the subscriber; prices depend on it (R9.32). */
export const regions = ['indian', 'foreign'] as const;
export type Region = (typeof regions)[number];

/** Who or what signs. DGFT (foreign trade) is a category of its own. */
export const categories = ['individual', 'organization', 'dgft', 'docsigner'] as const;
export type Category = (typeof categories)[number];

/** The use of the certificate; DGFT has no types (R9.32). */
export const certificateTypes = ['sign', 'encrypt', 'both'] as const;
export type CertificateType = (typeof certificateTypes)[number];

/** Years. */
export const validities = [1, 2, 3] as const;
export type Validity = (typeof validities)[number];

export const addOns = ['token', 'assistance', 'shipping'] as const;
export type AddOn = (typeof addOns)[number];

/** The kinds of each add-on, as they are spelt in the query. */
export type AddOnIds = {
  readonly token: 'blt4id' | 'other' | 'safenet' | 'hyp-epass' | 'wd-proxkey' | 'mtoken';
  readonly assistance: 'platinum' | 'diamond' | 'gold' | 'silver';
  readonly shipping: 'fastest' | 'super-express' | 'express' | 'metro-city' | 'ncr';
};

/** The state of the calculator; `undefined` add-ons are not chosen. */
export type Choice = {
  readonly region: Region;
  readonly category: Category;
  /** `undefined` for DGFT. */
  readonly certificateType: CertificateType | undefined;
  readonly validity: Validity;
} & { readonly [addOn in AddOn]: AddOnIds[addOn] | undefined };

/** Prices for 1, 2 and 3 years, in whole rupees before GST. */
export type YearPrices = readonly [one: number, two: number, three: number];

/** Prices of a category: by certificate type, or one for all where the category has no types. */
export type CertificatePrices =
  | { readonly signOrEncrypt: YearPrices; readonly both: YearPrices }
  | { readonly untyped: YearPrices };

/** Prices of an add-on in whole rupees before GST: a flat one for all kinds, or one for each kind. */
export type AddOnPrices<Id extends string> = number | { readonly [id in Id]?: number };

/** The prices of a region; items without a price are not sold there. */
type RegionPrices = {
  readonly certificates: { readonly [category in Category]?: CertificatePrices };
} & { readonly [addOn in AddOn]: AddOnPrices<AddOnIds[addOn]> };

/** All prices (R9.32). */
export type PriceTable = {
  /** The first day in India of these prices, `2026-11-01`. */
  readonly effectiveFrom: string;
  /** Whole percent of the gross amount (R9.33). */
  readonly gstPercent: number;
  readonly regions: { readonly [region in Region]: RegionPrices };
};

/** The initial state of the calculator, without any add-on. */
export const defaultChoice: Choice = {
  region: 'indian',
  category: 'individual',
  certificateType: 'sign',
  validity: 1,
  token: undefined,
  assistance: undefined,
  shipping: undefined,
};

/** The options of the calculator: fewer than there are prices (R9.34). */
const offered: {
  readonly [region in Region]: { readonly categories: readonly Category[]; readonly addOns: readonly AddOn[] };
} = {
  indian: { categories, addOns },
  foreign: { categories: ['individual', 'organization'], addOns: ['shipping'] },
};

/** Whether a category can be chosen in a region. */
export function isCategoryOffered(region: Region, category: Category): boolean {
  return offered[region].categories.includes(category);
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
  const prices = table.regions[region][addOn];
  if (!offered[region].addOns.includes(addOn) || typeof prices === 'number') return [];
  return Object.entries(prices).map(([id, price]) => ({ id: id as AddOnIds[Name], price }));
}

/**
 * Another region: the category is reset to Individual, and token, assistance and shipping are cleared (R4.21). The same
 * region changes nothing. `lastType` is the certificate type to fall back on.
 */
export function chooseRegion(choice: Choice, region: Region, lastType: CertificateType): Choice {
  if (region === choice.region) return choice;
  return { ...defaultChoice, region, certificateType: choice.certificateType ?? lastType, validity: choice.validity };
}

/** Another category; coming from one without certificate types, `lastType` is restored. */
export function chooseCategory(choice: Choice, category: Category, lastType: CertificateType): Choice {
  const certificateType = hasTypes(category) ? (choice.certificateType ?? lastType) : undefined;
  return { ...choice, category, certificateType };
}

/** The names of the parts of a choice in addresses. */
export const choiceParts = ['region', 'category', 'type', 'validity', ...addOns] as const;
export type ChoicePart = (typeof choiceParts)[number];

/** A value of an address that was replaced or ignored. */
export type Correction = {
  readonly part: ChoicePart;
  /** The value, when it exists but is not offered here; `undefined` for an unknown value. */
  readonly requested: string | undefined;
};

/** Formats a choice as the query of an address, without the question mark. */
export function writeChoice(choice: Choice): string {
  const query = new URLSearchParams({ region: choice.region, category: choice.category });
  if (choice.certificateType) query.set('type', choice.certificateType);
  query.set('validity', String(choice.validity));
  for (const addOn of addOns) {
    const id = choice[addOn];
    if (id) query.set(addOn, id);
  }
  return query.toString();
}

/**
 * Parses the query of an address into the nearest possible choice, and lists the corrections (R2.72). A missing
 * parameter is as in the first choice and no correction; unknown parameters are ignored. Region and category are taken
 * as they are, also where no control combines them: Foreign DocSigner has a price (R9.34), and Foreign DGFT has none
 * (R8.12).
 */
export function readChoice(address: string, table: PriceTable): { choice: Choice; corrections: readonly Correction[] } {
  const query = new URLSearchParams(address);
  const corrections: Correction[] = [];
  /** The value if it is possible; the correction names an impossible value only if it is `known`. */
  const read = <Value extends string>(
    part: ChoicePart,
    possible: readonly Value[],
    known: readonly string[] = possible,
  ): Value | undefined => {
    const requested = query.get(part)?.trim().toLowerCase();
    if (!requested) return undefined;
    const value = possible.find((one) => one === requested);
    if (value === undefined) corrections.push({ part, requested: known.find((one) => one === requested) });
    return value;
  };

  const region = read('region', regions) ?? defaultChoice.region;
  const category = read('category', categories) ?? defaultChoice.category;
  const type = read('type', hasTypes(category) ? certificateTypes : [], certificateTypes);
  const years = read('validity', validities.map(String), []);
  const readAddOn = <Name extends AddOn>(addOn: Name): AddOnIds[Name] | undefined => {
    const listIds = (one: Region) => listAddOn(table, one, addOn).map(({ id }) => id);
    return read(addOn, listIds(region), regions.flatMap(listIds));
  };
  return {
    choice: {
      region,
      category,
      certificateType: hasTypes(category) ? (type ?? defaultChoice.certificateType) : undefined,
      validity: validities.find((one) => String(one) === years) ?? defaultChoice.validity,
      token: readAddOn('token'),
      assistance: readAddOn('assistance'),
      shipping: readAddOn('shipping'),
    },
    corrections,
  };
}
