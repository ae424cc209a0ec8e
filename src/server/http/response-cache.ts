import { LRUCache } from 'lru-cache';
import { type EncodedResponse, recompress } from '#server/http/encoded-response.ts';

/** Renders and encodes a response for the waiting client's `network`; without one for the server itself. */
export type Render = (network?: string) => Promise<EncodedResponse>;

/** Encoded responses, valid for one version of the content. */
export type ResponseCache = ReturnType<typeof createResponseCache>;

type Entry = {
  readonly response: EncodedResponse;
  readonly version: string;
  readonly render: Render;
  /** The earliest time of the next revalidation, so that a render that fails is not repeated at once. Milliseconds of `performance`. */
  readonly retryAt?: number;
};

/** Minimum interval between revalidations of a response: another host may be down for hours. Milliseconds. */
const retryDelay = 1_000;

/**
 * Caches cacheable responses only: missing and failed ones are rendered again for the next request. Evicts the least
 * recently used entries beyond the limits.
 */
export function createResponseCache(
  limits: { readonly entries: number; readonly bytes: number },
  logError: (error: unknown) => void,
) {
  const cache = new LRUCache<string, Entry>({
    max: limits.entries,
    maxSize: limits.bytes,
    sizeCalculation: ({ response }) => Math.max(1, response.size),
  });
  const rendering = new Map<string, { readonly version: string; readonly response: Promise<EncodedResponse> }>();
  const toRecompress = new Set<string>();
  let version = '';
  let renders = 0;
  let isRecompressing = false;

  const store = (key: string, entry: Entry): void => {
    // A slow render of an earlier version must not replace a newer response.
    if (entry.version !== version && cache.peek(key)?.version === version) return;
    if (!entry.response.isCacheable) {
      cache.delete(key);
      return;
    }
    cache.set(key, entry);
    // The version changed during the render, when this entry was not in the cache and could not be revalidated.
    if (entry.version !== version) renderOnce(key, entry.render).catch(logError);
    toRecompress.add(key);
    if (!isRecompressing) void recompressAll();
  };

  /** One after the other, on a thread of zlib's pool. */
  const recompressAll = async (): Promise<void> => {
    isRecompressing = true;
    for (const key of toRecompress) {
      toRecompress.delete(key);
      const entry = cache.peek(key);
      if (!entry) continue;
      try {
        const response = await recompress(entry.response);
        if (cache.peek(key) === entry) cache.set(key, { ...entry, response });
      } catch (error) {
        logError(error);
      }
    }
    isRecompressing = false;
  };

  const renderOnce = (key: string, render: Render, network?: string): Promise<EncodedResponse> => {
    const pending = rendering.get(key);
    if (pending?.version === version) return pending.response;
    const startedAt = version;
    renders += 1;
    const response = render(network)
      .then((encoded) => {
        store(key, { response: encoded, version: startedAt, render });
        return encoded;
      })
      .finally(() => {
        if (rendering.get(key)?.response === response) rendering.delete(key);
      });
    rendering.set(key, { version: startedAt, response });
    return response;
  };

  const revalidateAll = async (): Promise<void> => {
    const target = version;
    // The iterator starts with the most recently used key.
    for (const key of [...cache.keys()]) {
      if (version !== target) return;
      const entry = cache.peek(key);
      if (entry && entry.version !== target) await renderOnce(key, entry.render).catch(logError);
    }
  };

  return {
    /**
     * The cached response of a key. Returns a stale response, of an earlier version, while it is revalidated.
     * Concurrent requests for a key share one render.
     */
    get(key: string, render: Render, findNetwork = () => ''): EncodedResponse | Promise<EncodedResponse> {
      const entry = cache.get(key);
      if (!entry) return renderOnce(key, render, findNetwork());
      // Without a network: the queue never rejects a revalidation.
      if (entry.version !== version && performance.now() > (entry.retryAt ?? 0)) {
        cache.set(key, { ...entry, retryAt: performance.now() + retryDelay });
        renderOnce(key, render).catch(logError);
      }
      return entry.response;
    },
    /** Marks every entry as stale and revalidates each, the most recently used first. */
    revalidate(next: string): void {
      if (next === version) return;
      version = next;
      void revalidateAll();
    },
    has: (key: string): boolean => cache.has(key),
    /** Cached entries and bytes, and responses rendered since the start. */
    size: () => ({ entries: cache.size, bytes: cache.calculatedSize, renders }),
  };
}
