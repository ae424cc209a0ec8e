/** An item of a quote and its price, `₹1,441`. */
export type QuoteLine = { readonly title: string; readonly detail: string; readonly amount: string };

/** The text of a quote, in reading order. */
export type Quote = {
  readonly number: string;
  /** The day in India on which it was made, `2026-11-21`. */
  readonly day: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** The authority, line by line. */
  readonly from: readonly string[];
  readonly items: readonly QuoteLine[];
  readonly sums: readonly QuoteLine[];
  readonly total: QuoteLine;
  readonly notes: readonly string[];
  readonly link: string;
};
