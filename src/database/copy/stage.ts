import type { StoreAddress } from '#database/connect.ts';

/** Where the rows for a store wait until they are complete, out of sight of the site. */
export type Stage = {
  readonly address: StoreAddress;
  /** Makes an empty place. */
  prepare(): Promise<void>;
  /** Puts the staged tables in the place of the store's empty ones, all at once. Throws `store-not-empty`. */
  publish(): Promise<void>;
  /** Removes the place and everything in it. */
  discard(): Promise<void>;
};
