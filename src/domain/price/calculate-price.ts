import {
  type AddOnPrices,
  type CertificatePrices,
  type Choice,
  type PriceTable,
  type Validity,
  validities,
} from '#domain/price/choice.ts';

/** A price and its parts, in whole rupees; an add-on that is not chosen is 0. */
export type Breakdown = {
  readonly certificate: number;
  readonly token: number;
  readonly assistance: number;
  readonly shipping: number;
  /** The sum of the four. */
  readonly gross: number;
  readonly gst: number;
  /** Gross and GST. */
  readonly total: number;
};

/**
 * The price of a choice (R9.32), `undefined` where the table has none for it (R8.12). The flat Foreign prices of token
 * and assistance are included here although the calculator does not offer them (R9.34).
 */
export function calculatePrice(choice: Choice, table: PriceTable): Breakdown | undefined {
  const prices = table.regions[choice.region];
  const certificate = findCertificatePrice(prices.certificates[choice.category], choice);
  const token = findAddOnPrice(prices.token, choice.token);
  const assistance = findAddOnPrice(prices.assistance, choice.assistance);
  const shipping = findAddOnPrice(prices.shipping, choice.shipping);
  if (certificate === undefined || token === undefined || assistance === undefined || shipping === undefined) {
    return undefined;
  }
  const gross = certificate + token + assistance + shipping;
  const gst = calculateGst(gross, table.gstPercent);
  return { certificate, token, assistance, shipping, gross, gst, total: gross + gst };
}

/** The total of a choice, `₹850`. Throws a `TypeError` where the table has no price for it. */
export function formatTotal(choice: Choice, table: PriceTable): string {
  const price = calculatePrice(choice, table);
  if (!price) throw new TypeError('the table has no price for this choice');
  return formatRupees(price.total);
}

/** GST on an amount, rounded to a whole rupee, half a rupee up (R9.33). Integers throughout: no rounding in between. */
export function calculateGst(rupees: number, percent: number): number {
  return Math.floor((rupees * percent + 50) / 100);
}

/** An amount with GST, for single prices. */
export function addGst(rupees: number, percent: number): number {
  return rupees + calculateGst(rupees, percent);
}

function findCertificatePrice(
  prices: CertificatePrices | undefined,
  { certificateType, validity }: Choice,
): number | undefined {
  if (prices === undefined) return undefined;
  if ('untyped' in prices) return certificateType === undefined ? prices.untyped[validity - 1] : undefined;
  if (certificateType === undefined) return undefined;
  return (certificateType === 'both' ? prices.both : prices.signOrEncrypt)[validity - 1];
}

function findAddOnPrice<Id extends string>(prices: AddOnPrices<Id>, id: Id | undefined): number | undefined {
  if (id === undefined) return 0;
  return typeof prices === 'number' ? prices : prices[id];
}

/** The cost of a certificate for a validity, with GST, without add-ons. */
export type YearlyCost = {
  readonly validity: Validity;
  readonly total: number;
  /** Whole rupees a year, rounded. */
  readonly perYear: number;
  /** Whether no other validity costs less per year. */
  readonly isLowest: boolean;
};

/**
 * The validities of a choice that have a price, side by side. Add-ons are paid once and would distort the comparison.
 */
export function compareValidities(choice: Choice, table: PriceTable): readonly YearlyCost[] {
  const costs = validities.flatMap((validity) => {
    const bare: Choice = { ...choice, validity, token: undefined, assistance: undefined, shipping: undefined };
    const price = calculatePrice(bare, table);
    return price ? [{ validity, total: price.total, perYear: Math.round(price.total / validity) }] : [];
  });
  const lowest = Math.min(...costs.map(({ perYear }) => perYear));
  return costs.map((cost) => ({ ...cost, isLowest: cost.perYear === lowest }));
}

/**
 * Formats whole rupees with Indian digit grouping: `₹1,04,000`. `Intl.NumberFormat` does the same, but its first use
 * took 100 ms with a 4 × slower processor.
 */
export function formatRupees(rupees: number): string {
  const digits = String(rupees);
  const groups = [digits.slice(-3)];
  for (let end = digits.length - 3; end > 0; end -= 2) groups.unshift(digits.slice(Math.max(0, end - 2), end));
  return `₹${groups.join(',')}`;
}
