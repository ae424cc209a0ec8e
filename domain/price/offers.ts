import type { AddOn, AddOnIds, Category, CertificateType, Region, Validity } from './choice.ts';
import type { PriceTable } from './price-table.ts';

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
