/** What one network and all networks may hold of a resource together. */
export type ShareLimits = { readonly total: number; readonly network: number };

type Holding = {
  readonly network: string;
  readonly size: number;
  /** Ends what holds the resource; `false` where it must not be ended now. */
  readonly end: () => boolean;
};

/**
 * Shares a resource between the networks of clients. When it is used up, the oldest entry of the heaviest network is evicted:
 * clients that are slow on purpose never keep others out.
 */
export function createFairShare(limits: ShareLimits) {
  const holdings = new Set<Holding>();
  const held = new Map<string, number>();
  let total = 0;

  const add = (holding: Holding, sign: 1 | -1): void => {
    const { network, size } = holding;
    total += sign * size;
    const own = (held.get(network) ?? 0) + sign * size;
    if (own > 0) held.set(network, own);
    else held.delete(network);
    if (sign === 1) holdings.add(holding);
    else holdings.delete(holding);
  };

  /** Evicts the oldest entry of the heaviest network; `false` if `network` would then be the heaviest itself. */
  const makeRoom = (network: string): boolean => {
    const [[heaviest, heaviestSize] = ['', 0]] = [...held].sort(([, a], [, b]) => b - a);
    if (heaviest === network || heaviestSize <= (held.get(network) ?? 0)) return false;
    for (const holding of holdings) {
      if (holding.network !== heaviest || !holding.end()) continue;
      add(holding, -1);
      return true;
    }
    return false;
  };

  return {
    /** Whether so little is held by all together that `take` gives any network this much. */
    hasHeadroom: (size: number): boolean => total + size <= Math.min(limits.network, limits.total),
    /** Takes `size` for a network; returns the function that gives it back, or `undefined` when it is refused. */
    take(network: string, size: number, end: () => boolean): (() => void) | undefined {
      if ((held.get(network) ?? 0) + size > limits.network) return undefined;
      while (total + size > limits.total) if (!makeRoom(network)) return undefined;
      const holding = { network, size, end };
      add(holding, 1);
      return () => {
        if (holdings.has(holding)) add(holding, -1);
      };
    },
  };
}
