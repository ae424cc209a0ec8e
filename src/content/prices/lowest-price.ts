import { prices } from '#content/prices/prices.ts';
import { addGst, formatRupees, formatTotal } from '#domain/price/calculate-price.ts';
import { defaultChoice } from '#domain/price/choice.ts';

/** The total that the calculator begins with, with GST: `₹850`. Nothing that is sold costs less. */
export const lowestPrice = formatTotal(defaultChoice, prices);

/** The total of the cheapest token, with GST. */
export const lowestTokenPrice = formatRupees(
  addGst(Math.min(...Object.values(prices.regions.indian.token)), prices.gstPercent),
);
