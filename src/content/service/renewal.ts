import { prices } from '#content/prices/prices.ts';
import { times } from '#content/service/times.ts';
import { formatTotal } from '#domain/price/calculate-price.ts';
import { defaultChoice } from '#domain/price/choice.ts';

/** The lowest total of a new certificate, with GST and without a token. */
const fromTotal = formatTotal(defaultChoice, prices);

/** What a renewal is and costs; every page says it in these words. */
export const renewalPrice = 'A renewal costs as much as a new certificate.';
export const renewalTime = `Renew in the last ${times.renewal} before your certificate expires. We verify you again.`;
export const afterRenewal = 'Then register the new certificate on every portal you use.';

/** The renewal of a topic’s certificate, with its total. */
export function formatRenewal(total: string): string {
  return `${total} with GST, the price of a new certificate. ${renewalTime} ${afterRenewal}`;
}

/** What it costs to apply again after a token was formatted or a certificate revoked. */
export const applyAgainPrice = `A new certificate has its normal price, from ${fromTotal} with GST for one year.`;
