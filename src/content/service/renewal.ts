import { lowestPrice } from '#content/prices/lowest-price.ts';
import { prices } from '#content/prices/prices.ts';
import { times } from '#content/service/times.ts';
import { formatTotal } from '#domain/price/calculate-price.ts';
import { type CertificateType, defaultChoice, type Validity } from '#domain/price/choice.ts';
import type { UseCase } from '#domain/use-case/use-case.ts';

/** What a renewal is and costs; every page says it in these words. */
export const renewalPrice = 'A renewal costs as much as a new certificate.';
export const renewalTime = `Renew in the last ${times.renewal} before your certificate expires. We verify you again.`;
export const remainingDays =
  'The new certificate is valid from the day on which we issue it. The days left on the old certificate aren’t added.';
export const afterRenewal = 'Then register the new certificate on every portal you use.';

/** What each validity costs, of an individual’s or an organisation’s certificate: both have the same prices. */
function listTotals(certificateType: CertificateType): string {
  const total = (validity: Validity) => formatTotal({ ...defaultChoice, certificateType, validity }, prices);
  return `${total(1)} for 1 year, ${total(2)} for 2 years or ${total(3)} for 3 years`;
}

export const renewalTotals =
  `For an individual or an organisation, Sign costs ${listTotals('sign')}. ` +
  `Both (sign and encrypt) costs ${listTotals('both')}. ` +
  'These prices include GST, but no token.';

/** The renewal of a topic’s certificate, with its total; with two, where the topic offers two certificates. */
export function formatRenewal(totals: readonly string[], { afterRenewal: next = afterRenewal }: UseCase): string {
  return `${totals.join(' or ')} with GST, the price of a new certificate. ${renewalTime} ${next}`;
}

/** What it costs to apply again after a token was formatted or a certificate revoked. */
export const applyAgainPrice = `A new certificate costs the normal price, from ${lowestPrice} with GST for one year.`;
