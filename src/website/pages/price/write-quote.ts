import { lineNames, partNames } from '#content/prices/option-names.ts';
import { prices } from '#content/prices/prices.ts';
import { formatEstimate } from '#content/prices/pricing-page.ts';
import { quoteLabels as labels } from '#content/prices/quote-labels.ts';
import { site } from '#content/site.ts';
import { type Breakdown, formatRupees } from '#domain/price/calculate-price.ts';
import { addOns, type Choice, writeChoice } from '#domain/price/choice.ts';
import type { Quote, QuoteLine } from '#domain/price/quote.ts';
import { formatIndianDay } from '#domain/time.ts';
import { describePart, formatCertificate, toPriceLink } from '#website/pages/price/format-choice.ts';

/** Writes the quote of a choice. `day` is the day in India, `2026-11-21`; `origin` is for the link back. */
export async function writeQuote(
  choice: Choice,
  breakdown: Breakdown,
  { day, origin }: { day: string; origin: string },
): Promise<Quote> {
  const number = await findQuoteNumber(`${day} ${breakdown.total} ${writeChoice(choice)}`, day);
  const line = (title: string, detail: string, rupees: number): QuoteLine => ({
    title,
    detail,
    amount: formatRupees(rupees),
  });
  return {
    number,
    day,
    facts: [
      [labels.number, number],
      [labels.date, formatIndianDay(day)],
      [labels.validity, labels.formatPeriod(formatIndianDay(prices.effectiveFrom))],
    ],
    from: [site.offices.corporate.lines.join(', '), `${site.emails.sales} · ${site.phones.sales}`, site.hours],
    buyer: [[labels.buyer, labels.gstin], [labels.address]],
    items: [
      line(lineNames.certificate, formatCertificate(choice), breakdown.certificate),
      ...addOns.flatMap((addOn) => {
        const name = describePart(choice, addOn);
        return name ? [line(partNames[addOn], name, breakdown[addOn])] : [];
      }),
    ],
    sums: [line(lineNames.gross, '', breakdown.gross), line(lineNames.nameGst(prices.gstPercent), '', breakdown.gst)],
    total: line(lineNames.total, labels.withGst, breakdown.total),
    notes: [`${labels.formatValidity(formatIndianDay(prices.effectiveFrom))} ${formatEstimate(choice)}`, labels.origin],
    link: origin + toPriceLink(choice),
    foot: `${site.owner} · ${site.offices.registered.name}: ${site.offices.registered.lines.join(', ')}`,
  };
}

/** Letters and digits without those that are confused when read out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * The number of a quote: its day in India and five characters of the SHA-256 hash of day, total and choice,
 * `Q-20261121-7KM4T`. Nothing is stored: the same choice at the same price on the same day has the same number for
 * everyone. Two quotes of a day have the same number with a probability of one in 28 million.
 */
async function findQuoteNumber(hashed: string, day: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(hashed));
  const characters = Array.from(new Uint32Array(hash, 0, 5), (value) => alphabet[value % alphabet.length]).join('');
  return `Q-${day.replaceAll('-', '')}-${characters}`;
}
