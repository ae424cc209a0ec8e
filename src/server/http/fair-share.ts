/** Limits of a resource: for one network, and for all together. */
export type ShareLimits = { readonly total: number; readonly network: number };

type Entry = {
  readonly network: string;
  readonly size: number;
  /** Ends the user of the resource; `false` where it must not be ended now. */
  readonly end: () => boolean;
};

/**
 * Shares a resource between the networks of clients. When it is used up, the oldest entry of the heaviest network is
 * evicted: clients that are slow on purpose never block others.
 */
export function createFairShare(limits: ShareLimits) {
  const entries = new Set<Entry>();
  const held = new Map<string, number>();
  let total = 0;

  const add = (entry: Entry, sign: 1 | -1): void => {
    const { network, size } = entry;
    total += sign * size;
    const own = (held.get(network) ?? 0) + sign * size;
    if (own > 0) held.set(network, own);
    else held.delete(network);
    if (sign === 1) entries.add(entry);
    else entries.delete(entry);
  };

  /** Evicts the oldest entry of the heaviest network; `false` if `network` would then be the heaviest itself. */
  const makeRoom = (network: string): boolean => {
    const [[heaviest, heaviestSize] = ['', 0]] = [...held].sort(([, a], [, b]) => b - a);
    if (heaviest === network || heaviestSize <= (held.get(network) ?? 0)) return false;
    for (const entry of entries) {
      if (entry.network !== heaviest || !entry.end()) continue;
      add(entry, -1);
      return true;
    }
    return false;
  };

  return {
    /** Whether `take` gives any network `size` without evicting an entry. */
    hasHeadroom: (size: number): boolean => total + size <= Math.min(limits.network, limits.total),
    /** Takes `size` for a network; returns a function to release it, or `undefined` when it is refused. */
    take(network: string, size: number, end: () => boolean): (() => void) | undefined {
      if ((held.get(network) ?? 0) + size > limits.network) return undefined;
      while (total + size > limits.total) if (!makeRoom(network)) return undefined;
      const entry = { network, size, end };
      add(entry, 1);
      return () => {
        if (entries.has(entry)) add(entry, -1);
      };
    },
  };
}
