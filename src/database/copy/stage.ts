import type { StoreAddress } from '#database/connect.ts';

/** A place for the rows of an incomplete copy, invisible to the site. */
export type Stage = {
  readonly address: StoreAddress;
  prepare(): Promise<void>;
  /** Replaces the store's empty tables by the staged ones, all at once. Throws `store-not-empty`. */
  publish(): Promise<void>;
  discard(): Promise<void>;
};
