/** An item of a quote and its price, `₹1,441`. */
export type QuoteLine = { readonly title: string; readonly detail: string; readonly amount: string };

/** A blank field, filled in on the screen or by hand; `limit` in characters. */
type QuoteField = { readonly name: string; readonly label: string; readonly limit?: number };

/** The text of a quote, in reading order. */
export type Quote = {
  readonly number: string;
  /** The day of issue in India, `2026-11-21`. */
  readonly day: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** How to reach the authority, line by line. */
  readonly from: readonly string[];
  /** The rows of the buyer's fields. */
  readonly buyer: readonly (readonly QuoteField[])[];
  readonly items: readonly QuoteLine[];
  readonly sums: readonly QuoteLine[];
  readonly total: QuoteLine;
  readonly notes: readonly string[];
  readonly link: string;
  readonly foot: string;
};
