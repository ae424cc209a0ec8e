import { AsyncLocalStorage } from 'node:async_hooks';

/** Of the response that is being rendered. */
const reads = new AsyncLocalStorage<{ hasFailed: boolean }>();

/** Renders a response, and says whether a read of the store failed meanwhile, so that something is missing in it. */
export async function watchReads<Result>(render: () => Promise<Result>): Promise<[result: Result, hasFailed: boolean]> {
  const state = { hasFailed: false };
  const result = await reads.run(state, render);
  return [result, state.hasFailed];
}

/** Records that a read failed, for the response that is being rendered. */
export function recordFailedRead(): void {
  const state = reads.getStore();
  if (state) state.hasFailed = true;
}
