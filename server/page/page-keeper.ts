import { compressBest, type KeptPage } from '#server/page/kept-page.ts';

/** Makes the page of an address anew. */
export type MakePage = (address: string) => Promise<KeptPage>;

/** Pages kept by address. */
export type PageKeeper = {
  /**
   * The page of an address, made once however many ask at once. A page of an older revision is answered while the new one
   * is made, unless only a current one will do.
   */
  get(address: string, mustBeCurrent?: boolean): Promise<KeptPage>;
  /** The same at once, where it is there and current. */
  peek(address: string): KeptPage | undefined;
  /** Says that the content has another revision: what is kept is renewed, the last used first. */
  moveTo(revision: string): void;
  /** For tests and measurements. */
  readonly size: () => { readonly pages: number; readonly bytes: number };
};

type Entry = { page: KeptPage; revision: string; uses: number };

/** Bounds of what is kept, whatever is asked for. */
export type Bounds = { readonly pages: number; readonly bytes: number };

/** Keeps successes only: what is not there, or failed, is made anew each time. */
export function createPageKeeper(make: MakePage, bounds: Bounds, tell: (error: unknown) => void): PageKeeper {
  /** In order of use: the last used stands last. */
  const kept = new Map<string, Entry>();
  const underWay = new Map<string, { readonly revision: string; readonly made: Promise<KeptPage> }>();
  const toCompress = new Set<string>();
  let revision = '';
  let bytes = 0;
  let isCompressing = false;

  const drop = (address: string): void => {
    bytes -= kept.get(address)?.page.size ?? 0;
    kept.delete(address);
  };

  const keep = (address: string, page: KeptPage, madeAt: string): void => {
    // A slow one of an older revision comes too late.
    if (madeAt !== revision && kept.get(address)?.revision === revision) return;
    drop(address);
    if (!page.isLasting) return;
    kept.set(address, { page, revision: madeAt, uses: 0 });
    bytes += page.size;
    for (const [oldest] of kept) {
      if (kept.size <= bounds.pages && bytes <= bounds.bytes) break;
      drop(oldest);
    }
    toCompress.add(address);
    if (!isCompressing) void compressAll().catch(tell);
  };

  /** One after the other, beside the server's own thread. */
  const compressAll = async (): Promise<void> => {
    isCompressing = true;
    try {
      for (const address of toCompress) {
        toCompress.delete(address);
        const entry = kept.get(address);
        if (!entry) continue;
        const { page } = entry;
        const best = await compressBest(page);
        if (kept.get(address) !== entry || entry.page !== page) continue;
        entry.page = best;
        bytes += best.size - page.size;
      }
    } finally {
      // One that fails is told; the next page that is kept begins anew.
      isCompressing = false;
    }
  };

  const renew = (address: string): Promise<KeptPage> => {
    const earlier = underWay.get(address);
    if (earlier?.revision === revision) return earlier.made;
    const madeAt = revision;
    const made = make(address)
      .then((page) => {
        keep(address, page, madeAt);
        return page;
      })
      .finally(() => {
        if (underWay.get(address)?.made === made) underWay.delete(address);
      });
    underWay.set(address, { revision: madeAt, made });
    return made;
  };

  const renewAll = async (): Promise<void> => {
    const wanted = revision;
    for (const address of [...kept.keys()].reverse()) {
      if (revision !== wanted) return;
      if (kept.get(address)?.revision === wanted) continue;
      await renew(address).catch(tell);
    }
  };

  return {
    async get(address, mustBeCurrent = false) {
      const entry = kept.get(address);
      if (!entry || (mustBeCurrent && entry.revision !== revision)) return renew(address);
      kept.delete(address);
      kept.set(address, entry);
      if (entry.revision !== revision) renew(address).catch(tell);
      return entry.page;
    },
    peek(address) {
      const entry = kept.get(address);
      if (entry?.revision !== revision) return undefined;
      // The last used stands last; moving it each time would cost more than it is worth.
      entry.uses += 1;
      if (entry.uses % 16 === 0) {
        kept.delete(address);
        kept.set(address, entry);
      }
      return entry.page;
    },
    moveTo(next) {
      if (next === revision) return;
      revision = next;
      void renewAll();
    },
    size: () => ({ pages: kept.size, bytes }),
  };
}
