import { manyCertificates as words } from '#content/prices/calculator-labels.ts';
import { lineNames, partNames } from '#content/prices/option-names.ts';
import { site } from '#content/site.ts';
import { type Breakdown, formatRupees } from '#domain/price/calculate-price.ts';
import { addOns, type Choice } from '#domain/price/choice.ts';
import { describePart, formatCertificate, toPriceLink } from './format-choice.ts';

/** A `mailto:` link to the sales desk about many certificates of a choice; its lines end as RFC 6068 asks. */
export function toSalesEmail(choice: Choice, breakdown: Breakdown, origin: string): string {
  const certificate = formatCertificate(choice);
  const body = [
    words.opening,
    '',
    `${words.count} `,
    `${lineNames.certificate}: ${certificate}`,
    ...addOns.flatMap((addOn) => {
      const name = describePart(choice, addOn);
      return name ? [`${partNames[addOn]}: ${name}`] : [];
    }),
    `${words.totalOfOne}: ${formatRupees(breakdown.total)}`,
    origin + toPriceLink(choice),
  ].join('\r\n');
  const subject = words.subject(certificate);
  return `mailto:${site.emails.sales}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
