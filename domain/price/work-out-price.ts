import type { CertificateType, Choice, Validity } from './choice.ts';
import type { AddOnPrices, CertificatePrices, PriceTable } from './price-table.ts';

/** A price and what it is made of, in whole rupees; an add-on that is not wanted is 0. */
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
 * The price of a choice (R9.32), `undefined` where the table has none for it (R8.12). The flat Foreign prices of token and
 * assistance count here although nobody is offered them (R9.34).
 */
export function workOutPrice(choice: Choice, table: PriceTable): Breakdown | undefined {
  const prices = table.regions[choice.region];
  const certificate = findCertificatePrice(prices.certificates[choice.category], choice);
  const token = findAddOnPrice(prices.token, choice.token);
  const assistance = findAddOnPrice(prices.assistance, choice.assistance);
  const shipping = findAddOnPrice(prices.shipping, choice.shipping);
  if (certificate === undefined || token === undefined || assistance === undefined || shipping === undefined) {
    return undefined;
  }
  const gross = certificate + token + assistance + shipping;
  const gst = workOutGst(gross, table.gstPercent);
  return { certificate, token, assistance, shipping, gross, gst, total: gross + gst };
}

/** GST on an amount, rounded to a whole rupee, half a rupee up (R9.33). Integers throughout: nothing is lost in between. */
export function workOutGst(rupees: number, percent: number): number {
  return Math.floor((rupees * percent + 50) / 100);
}

/** The amount with GST, for prices shown one by one. */
export function addGst(rupees: number, percent: number): number {
  return rupees + workOutGst(rupees, percent);
}

function findCertificatePrice(
  prices: CertificatePrices | undefined,
  { certificateType, validity }: { certificateType: CertificateType | undefined; validity: Validity },
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
