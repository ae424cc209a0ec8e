import { prices } from '#content/prices/prices.ts';
import { pricingPage } from '#content/prices/pricing-page.ts';
import { site } from '#content/site.ts';
import type { Quote, QuoteLine } from '#documents/draw-quote.ts';
import type { Breakdown } from '#domain/price/calculate-price.ts';
import { formatRupees } from '#domain/price/calculate-price.ts';
import { addOns, type Choice } from '#domain/price/choice.ts';
import { formatIndianDay } from '#domain/time.ts';
import {
  describeCertificate,
  describePart,
  partNames,
  toPriceLink,
} from '#website/components/price/describe-choice.ts';

/** Writes the quote of a choice. `day` is the day in India, `2026-11-21`; `origin` that of the link back. */
export function writeQuote(
  choice: Choice,
  breakdown: Breakdown,
  { number, day, origin }: { number: string; day: string; origin: string },
): Quote {
  const line = (title: string, detail: string, rupees: number): QuoteLine => ({
    title,
    detail,
    amount: formatRupees(rupees),
  });
  return {
    number,
    facts: [
      ['Quote number', number],
      ['Date', formatIndianDay(day)],
      ['Prices from', formatIndianDay(prices.effectiveFrom)],
    ],
    from: [
      site.owner,
      ...site.offices.corporate.lines,
      site.emails.sales,
      site.phones.sales,
      site.hours,
      `Registered office: ${site.offices.registered.lines.join(', ')}`,
    ],
    items: [
      line('Certificate', describeCertificate(choice), breakdown.certificate),
      ...addOns.flatMap((addOn) => {
        const name = describePart(choice, addOn);
        return name ? [line(partNames[addOn], name, breakdown[addOn])] : [];
      }),
    ],
    sums: [line('Gross', '', breakdown.gross), line(`GST ${prices.gstPercent}%`, '', breakdown.gst)],
    total: line('Total', 'with GST', breakdown.total),
    notes: [
      `Validity: these are our prices from ${formatIndianDay(prices.effectiveFrom)} until they change; the link below works ` +
        `the total out anew. ${pricingPage.estimateNote}`,
      'The quote was made in the browser of whoever asked for it. We keep no copy: send it along when you write to us.',
    ],
    link: toPriceLink(choice, origin),
  };
}
