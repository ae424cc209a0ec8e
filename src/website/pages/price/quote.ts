import { prices } from '#content/prices/prices.ts';
import { calculatePrice } from '#domain/price/calculate-price.ts';
import { readChoice } from '#domain/price/choice.ts';
import { toIndianDay } from '#domain/time.ts';
import { websiteContext } from '#website/context.ts';
import type { Route } from './+types/quote';
import { writeQuote } from './write-quote.ts';

/** `/pricing/quote.pdf`: today's quote of the choice in the query, as a PDF. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { siteUrl, drawQuote } = context.get(websiteContext);
  const { choice } = readChoice(new URL(request.url).search, prices);
  const breakdown = calculatePrice(choice, prices);
  if (!breakdown) throw new Response('There is no price for this choice.', { status: 404 });
  const quote = await writeQuote(choice, breakdown, { day: toIndianDay(new Date()), origin: siteUrl });
  return new Response(await drawQuote(quote), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="quote-${quote.number}.pdf"`,
      'X-Robots-Tag': 'noindex',
    },
  });
}
