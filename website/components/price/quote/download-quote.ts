import type { Breakdown } from '#domain/price/calculate-price.ts';
import type { Choice } from '#domain/price/choice.ts';
import { findIndianDay } from '#domain/time.ts';
import { drawQuote } from './draw-quote.ts';
import { fetchFonts } from './fetch-fonts.ts';
import { writeQuote } from './quote.ts';
import { drawQuoteNumber } from './quote-number.ts';

/** Makes the quote of a choice as a PDF, hands it to the browser as a download, and returns its number. */
export async function downloadQuote(choice: Choice, breakdown: Breakdown): Promise<string> {
  const day = findIndianDay(new Date());
  const number = drawQuoteNumber(day);
  const quote = writeQuote(choice, breakdown, { number, day, origin: window.location.origin });
  const pdf = await drawQuote(quote, await fetchFonts());

  const address = URL.createObjectURL(pdf);
  const link = document.createElement('a');
  link.href = address;
  link.download = `quote-${number}.pdf`;
  link.click();
  // The browser has taken hold of it by the next turn; Safari takes longer.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return number;
}
