import { AsyncLocalStorage } from 'node:async_hooks';

/** Where content is read from: our own store, or another host (`API_HOST`). */
type Source = 'store' | 'host';

/** Of the response that is being rendered. */
const reads = new AsyncLocalStorage<Set<Source>>();

/** Renders a response, and says of which sources a read failed meanwhile, so that something is missing in it. */
export async function watchReads<Result>(
  render: () => Promise<Result>,
): Promise<[result: Result, failed: ReadonlySet<Source>]> {
  const failed = new Set<Source>();
  const result = await reads.run(failed, render);
  return [result, failed];
}

/** Records that a read failed, for the response that is being rendered. */
export function recordFailedRead(source: Source): void {
  reads.getStore()?.add(source);
}
