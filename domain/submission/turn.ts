/** How often something may be done within a window, by one network address and by everybody together. */
export type TurnRule = {
  /** Tells one rule's counts from another's. */
  readonly name: string;
  readonly perAddress: number;
  readonly overall: number;
  readonly windowSeconds: number;
};

/** Counts one attempt of an address. Answers 0, or the seconds after which another may be made. */
export type TakeTurn = (address: string) => Promise<number>;
