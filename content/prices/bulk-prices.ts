import { prices } from '#content/prices/prices.ts';
import { calculateBulkTotal, formatRupees } from '#domain/price/calculate-price.ts';
import { defaultChoice } from '#domain/price/choice.ts';

const few = { from: 10, to: 49, percentLower: 5 } as const;
const many = { from: 50, to: 200, percentLower: 10 } as const;

const example = { count: 40, percentLower: few.percentLower } as const;
const exampleTotal = calculateBulkTotal(defaultChoice, prices, example);

/** From how many certificates in one order the price is lower, and what that makes; the sales desk gives it in writing. */
export const bulkPrices =
  `For ${few.from} to ${few.to} certificates in one order, each costs ${few.percentLower}% less, and for ${many.from} ` +
  `to ${many.to}, ${many.percentLower}% less. For example, ${example.count} signing certificates for one year cost ` +
  `${formatRupees(exampleTotal)} with GST, about ${formatRupees(Math.round(exampleTotal / example.count))} each, without ` +
  `tokens. For more than ${many.to}, our sales desk makes you an offer within one working day.`;
