import type { Choice, Validity } from './choice.ts';
import { validities } from './offers.ts';
import type { PriceTable } from './price-table.ts';
import { workOutPrice } from './work-out-price.ts';

/** What a certificate costs for a validity, with GST, without add-ons. */
export type YearlyCost = {
  readonly validity: Validity;
  /** Whole rupees. */
  readonly total: number;
  /** Rupees for each year, rounded to a whole one. */
  readonly perYear: number;
  /** Whether no other validity costs less a year. */
  readonly isLowest: boolean;
};

/** The three validities of a choice side by side. Add-ons are paid once and would blur which is the better deal. */
export function compareValidities(choice: Choice, table: PriceTable): readonly YearlyCost[] {
  const costs = validities.map((validity) => {
    const bare: Choice = { ...choice, validity, token: undefined, assistance: undefined, shipping: undefined };
    const total = workOutPrice(bare, table)?.total ?? 0;
    return { validity, total, perYear: Math.round(total / validity) };
  });
  const lowest = Math.min(...costs.map(({ perYear }) => perYear));
  return costs.map((cost) => ({ ...cost, isLowest: cost.perYear === lowest }));
}
