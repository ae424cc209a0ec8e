import type { AddOn, AddOnIds, Category, CertificateType, Region, Validity } from './choice.ts';

/** The words for everything that can be chosen, by the names that addresses use. */
export type OptionNames = {
  readonly region: { readonly [region in Region]: string };
  readonly category: { readonly [category in Category]: string };
  readonly type: { readonly [type in CertificateType]: string };
  readonly validity: { readonly [validity in Validity]: string };
} & { readonly [addOn in AddOn]: { readonly [id in AddOnIds[addOn]]: string } };
