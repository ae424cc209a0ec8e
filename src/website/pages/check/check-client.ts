import type { SiteReport } from '#domain/check/check-report.ts';
import type { CheckOptions } from '#domain/check/check-with-repository.ts';
import { type RepositoryFileName, repositoryPathOf } from '#domain/repository/repository-state.ts';

/** A file or a pasted text to check. */
export type CheckFile = { readonly name: string; readonly blob: Blob };

/** PAN and passwords of a visitor; both stay in the browser. */
export type CheckSecrets = Pick<CheckOptions, 'pan' | 'passwords'>;

/** To the worker. */
export type CheckRequest = Pick<CheckOptions, 'repository' | 'isDemonstration' | 'pan' | 'passwords'> & {
  readonly files: readonly CheckFile[];
};

/** From the worker, on the port that came with the request. */
export type CheckAnswer = { readonly report: SiteReport } | { readonly error: string };

/** Why a check ended without a report. */
export class CheckError extends Error {
  readonly reason: 'broken' | 'too-slow' | 'cancelled';

  constructor(reason: CheckError['reason'], cause?: unknown) {
    super(`the check is ${reason}`, { cause });
    this.reason = reason;
  }
}

/** A worker and the repository's files: a check needs no connection any more. */
export type CheckClient = Awaited<ReturnType<typeof startCheckClient>>;

/** The longest that the check of a file may take before the worker is ended. Milliseconds. */
const checkTimeoutMs = 30_000;

/** The age from which the revocation lists are fetched again. Milliseconds. */
const maxRepositoryAgeMs = 3_600_000;
/** A check waits for that at most so long. Milliseconds. */
const refreshTimeoutMs = 5_000;

/** Loads the worker and the repository's files. Rejects when either cannot be loaded. */
export async function startCheckClient(names: readonly RepositoryFileName[], isDemonstration: boolean) {
  const loading = startWorker();
  const [files, first] = await Promise.all([fetchRepository(names), loading]).catch((error) => {
    terminate(loading);
    throw error;
  });
  let repository = files;
  let fetchedAt = Date.now();
  let worker: Promise<Worker> | undefined = Promise.resolve(first);
  /** Of the running checks. */
  const rejections = new Set<(error: CheckError) => void>();

  /** Whether a limit stopped the last check: its worker still has the memory, and is replaced. */
  let isExhausted = false;

  const end = (error: CheckError): void => {
    isExhausted = false;
    if (worker) terminate(worker);
    worker = undefined;
    for (const reject of rejections) reject(error);
    rejections.clear();
  };

  /** Fetches the lists again in a page that has been open for long. Without a connection the former ones are used. */
  const refreshRepository = async (): Promise<void> => {
    if (Date.now() - fetchedAt < maxRepositoryAgeMs) return;
    const fetched = await fetchRepository(names, AbortSignal.timeout(refreshTimeoutMs)).catch(() => undefined);
    if (!fetched) return;
    repository = fetched;
    fetchedAt = Date.now();
  };

  return {
    /** Rejects with a `CheckError`. Several checks may be under way. */
    async check(checked: readonly CheckFile[], secrets: CheckSecrets): Promise<SiteReport> {
      const { promise, resolve, reject } = Promise.withResolvers<SiteReport>();
      rejections.add(reject);
      const timer = setTimeout(() => end(new CheckError('too-slow')), checkTimeoutMs * checked.length);
      try {
        // The promise can only reject here: the check was cancelled while something was loaded.
        await Promise.race([refreshRepository(), promise]);
        worker ??= startWorker();
        const own = (await Promise.race([worker, promise])) as Worker;
        own.onerror = (event) => end(new CheckError('broken', event.message));
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }: MessageEvent<CheckAnswer>) => {
          port1.close();
          isExhausted ||= wasStopped(data);
          if ('report' in data) resolve(data.report);
          else reject(new CheckError('broken', data.error));
        };
        own.postMessage({ files: checked, repository, isDemonstration, ...secrets } satisfies CheckRequest, [port2]);
        return await promise;
      } catch (error) {
        if (error instanceof CheckError) throw error;
        // A worker that could not be loaded: the next check loads another.
        end(new CheckError('broken', error));
        throw new CheckError('broken', error);
      } finally {
        clearTimeout(timer);
        rejections.delete(reject);
        if (isExhausted && rejections.size === 0) end(new CheckError('cancelled'));
      }
    },
    /** Ends the worker, and with it what is under way; the next check starts another one. */
    end: (): void => end(new CheckError('cancelled')),
  };
}

/** Whether a limit stopped the check on the way. */
function wasStopped(answer: CheckAnswer): boolean {
  if ('error' in answer) return true;
  return answer.report.files.some((file) => file.kind === 'refused' && file.refusal.code === 'limit-reached');
}

/** Resolves when the worker's script has run. */
function startWorker(): Promise<Worker> {
  const { promise, resolve, reject } = Promise.withResolvers<Worker>();
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = () => resolve(worker);
  worker.onerror = (event) => {
    worker.terminate();
    reject(new Error(event.message || 'the worker could not be loaded'));
  };
  return promise;
}

/** Ends a worker, also one that is still being loaded; one that cannot be loaded needs no end. */
function terminate(worker: Promise<Worker>): void {
  worker.then(
    (loaded) => loaded.terminate(),
    () => {},
  );
}

async function fetchRepository(names: readonly RepositoryFileName[], signal?: AbortSignal) {
  return Object.fromEntries(await Promise.all(names.map((name) => fetchFile(name, signal))));
}

async function fetchFile(
  name: RepositoryFileName,
  signal: AbortSignal | undefined,
): Promise<[RepositoryFileName, Uint8Array<ArrayBuffer>]> {
  const path = repositoryPathOf(name);
  const response = await fetch(path, { signal: signal ?? null });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return [name, new Uint8Array(await response.arrayBuffer())];
}
