import { useEffect, useRef, useState } from 'react';
import type { SiteReport } from '#domain/check/check-report.ts';
import type { RepositoryFileName } from '#domain/repository/repository-state.ts';
import { type CheckClient, CheckError, type CheckFile, type CheckSecrets, startCheckClient } from './check-client.ts';

/** Whether the worker is loaded. */
type Readiness = 'idle' | 'loading' | 'ready' | 'failed';

export type CheckState =
  | { readonly status: 'none' }
  | { readonly status: 'checking'; readonly count: number }
  | { readonly status: 'done'; readonly id: number; readonly report: SiteReport; readonly files: readonly CheckFile[] }
  | { readonly status: 'failed'; readonly reason: CheckError['reason'] | 'not-loaded' };

/** Loads the worker when `prepare` is called, and checks files with it. */
export function useCheck(names: readonly RepositoryFileName[], isDemonstration: boolean) {
  const [readiness, setReadiness] = useState<Readiness>('idle');
  const [state, setState] = useState<CheckState>({ status: 'none' });
  const client = useRef<Promise<CheckClient>>(undefined);
  /** Counts the checks: the result of one that was replaced is not shown. */
  const latest = useRef(0);
  /** The number of checks under way. */
  const running = useRef(0);

  const prepare = (): Promise<CheckClient> => {
    if (client.current) return client.current;
    setReadiness('loading');
    const starting = startCheckClient(names, isDemonstration);
    client.current = starting;
    starting.then(
      () => setReadiness('ready'),
      () => {
        client.current = undefined;
        setReadiness('failed');
      },
    );
    return starting;
  };

  const check = async (files: readonly CheckFile[], secrets: CheckSecrets): Promise<void> => {
    // The limit of time of the one before would end this one, too.
    if (running.current > 0) endClient(client.current);
    running.current += 1;
    latest.current += 1;
    const own = latest.current;
    const show = (next: CheckState): void => {
      if (own === latest.current) setState(next);
    };
    show({ status: 'checking', count: files.length });
    try {
      const { check: run } = await prepare();
      show({ status: 'done', id: own, report: await run(files, secrets), files });
    } catch (error) {
      show({ status: 'failed', reason: error instanceof CheckError ? error.reason : 'not-loaded' });
    } finally {
      running.current -= 1;
    }
  };

  /** Also while the worker is loaded, which may take as long as a connection that has stopped. */
  const stop = (next: CheckState): void => {
    latest.current += 1;
    setState(next);
    if (running.current > 0) endClient(client.current);
  };
  const cancel = (): void => stop({ status: 'failed', reason: 'cancelled' });
  const clear = (): void => stop({ status: 'none' });

  // The worker would go on after the page is left.
  useEffect(() => () => endClient(client.current), []);

  return { readiness, state, prepare, check, cancel, clear };
}

/** Ends the worker, also one that is still being loaded; one that cannot be loaded needs no end. */
function endClient(client: Promise<CheckClient> | undefined): void {
  client?.then(({ end }) => end()).catch(() => {});
}
