import type { ChoicePart } from '#domain/price/choice-address.ts';

/** How the parts of a choice are headed. */
export const partNames = {
  region: 'Region',
  category: 'Category',
  type: 'Certificate type',
  validity: 'Validity',
  token: 'Token',
  assistance: 'Assistance',
  shipping: 'Shipping',
} as const satisfies { readonly [part in ChoicePart]: string };
