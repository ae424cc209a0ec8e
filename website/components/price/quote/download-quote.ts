import rupee from '@fontsource/anek-devanagari/files/anek-devanagari-latin-ext-400-normal.woff?url';
import rupeeStrong from '@fontsource/anek-devanagari/files/anek-devanagari-latin-ext-600-normal.woff?url';
import text from '@fontsource/anek-latin/files/anek-latin-latin-400-normal.woff?url';
import strong from '@fontsource/anek-latin/files/anek-latin-latin-600-normal.woff?url';
import { drawQuote } from '#documents/draw-quote.ts';
import { type FontFace, openFont } from '#documents/fonts.ts';
import type { Breakdown } from '#domain/price/calculate-price.ts';
import type { Choice } from '#domain/price/choice.ts';
import { toIndianDay } from '#domain/time.ts';
import { writeQuote } from './quote.ts';

/** Makes the quote of a choice as a PDF, offers it as a download, and returns its number. Throws when a font is missing. */
export async function downloadQuote(choice: Choice, breakdown: Breakdown): Promise<string> {
  const day = toIndianDay(new Date());
  const number = createQuoteNumber(day);
  const quote = writeQuote(choice, breakdown, { number, day, origin: window.location.origin });
  // The typeface as WOFF, as pdfkit cannot read WOFF2; the rupee sign is in files of its own.
  const fonts = { text: await fetchFonts(text, rupee), strong: await fetchFonts(strong, rupeeStrong) };
  const pdf = new Blob([await drawQuote(quote, fonts)], { type: 'application/pdf' });

  const address = URL.createObjectURL(pdf);
  const link = document.createElement('a');
  link.href = address;
  link.download = `quote-${number}.pdf`;
  link.click();
  // Safari reads the address some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return number;
}

function fetchFonts(...addresses: readonly string[]): Promise<FontFace[]> {
  return Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
      return openFont(address, new Uint8Array(await response.arrayBuffer()));
    }),
  );
}

/** Letters and digits without those that are confused when read out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A number for a quote of a day in India: `Q-20261121-7KM4T`, with five random characters (31⁵, 28 million). */
export function createQuoteNumber(day: string): string {
  const random = crypto.getRandomValues(new Uint32Array(5));
  const characters = Array.from(random, (value) => alphabet[value % alphabet.length]).join('');
  return `Q-${day.replaceAll('-', '')}-${characters}`;
}
