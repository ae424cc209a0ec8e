import type { PriceTable } from '#domain/price/calculate-price.ts';
import { type Breakdown, calculatePrice } from '#domain/price/calculate-price.ts';
import type { Choice } from '#domain/price/choice.ts';

const nothing: Breakdown = { certificate: 0, token: 0, assistance: 0, shipping: 0, gross: 0, gst: 0, total: 0 };

/** What the calculator shows for a choice; one without a price is told in the console and costs 0 (R8.12). */
export function tellPrice(choice: Choice, table: PriceTable): Breakdown {
  const breakdown = calculatePrice(choice, table);
  if (breakdown === undefined) console.warn('Invalid price combination', choice);
  return breakdown ?? nothing;
}
