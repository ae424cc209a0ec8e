import { AsyncLocalStorage } from 'node:async_hooks';

/** Where content is read from: our own store, or another host (`API_HOST`). */
type Source = 'store' | 'host';

/** Failed reads of the current render. */
const reads = new AsyncLocalStorage<Set<Source>>();

/** Renders a response and returns the sources that failed meanwhile: the response lacks their content. */
export async function watchReads<Result>(
  render: () => Promise<Result>,
): Promise<[result: Result, failed: ReadonlySet<Source>]> {
  const failed = new Set<Source>();
  const result = await reads.run(failed, render);
  return [result, failed];
}

/** Records a failed read for the current render. */
export function recordFailedRead(source: Source): void {
  reads.getStore()?.add(source);
}
