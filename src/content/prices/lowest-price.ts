import { prices } from '#content/prices/prices.ts';
import { addGst, formatRupees, formatTotal } from '#domain/price/calculate-price.ts';
import { type Choice, defaultChoice, listAddOn } from '#domain/price/choice.ts';

/** The total that the calculator begins with, with GST: `₹850`. No certificate costs less. */
export const lowestPrice = formatTotal(defaultChoice, prices);

/** The cheapest token that we sell in India. */
const cheapestToken = listAddOn(prices, 'indian', 'token').reduce((cheapest, token) =>
  token.price < cheapest.price ? token : cheapest,
);

/** Its total, with GST. */
export const lowestTokenPrice = formatRupees(addGst(cheapestToken.price, prices.gstPercent));

const shippingTotals = listAddOn(prices, 'indian', 'shipping').map(({ price }) => addGst(price, prices.gstPercent));

/** What shipping within India costs, with GST: `₹118 to ₹708`. */
export const shippingPrices = `${formatRupees(Math.min(...shippingTotals))} to ${formatRupees(Math.max(...shippingTotals))}`;

/** What Fastest shipping within India costs, with GST. */
export const fastestShippingPrice = formatRupees(addGst(prices.regions.indian.shipping.fastest, prices.gstPercent));

/** The total of a choice together with the cheapest token, and with shipping if given. */
export const formatTotalWithToken = (choice: Choice, shipping?: Choice['shipping']): string =>
  formatTotal({ ...choice, token: cheapestToken.id, shipping }, prices);
