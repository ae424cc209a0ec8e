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
