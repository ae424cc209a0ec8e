import { setTimeout as sleep } from 'node:timers/promises';
import type { AttemptOutcome, OutboxEntry } from '#domain/outbox/outbox.ts';
import { DeliveryError } from '#mail/fault.ts';
import { type Backoff, findPause } from '#mail/outbox/backoff.ts';

/** The outbox as the worker sees it. */
export type Outbox = {
  /** Takes the message that is longest due for `leaseSeconds`. */
  claim(leaseSeconds: number, now: Date): Promise<OutboxEntry | undefined>;
  record(id: string, attempt: AttemptOutcome): Promise<void>;
};

/** What the worker is told to do with. */
export type WorkerParts = {
  readonly outbox: Outbox;
  readonly deliver: (entry: OutboxEntry, signal: AbortSignal) => Promise<void>;
  readonly backoff: Backoff;
  /** Seconds between two looks into the outbox when nobody wakes the worker. */
  readonly pollSeconds: number;
  /** Called at every look, for what happens by the clock. */
  readonly tick?: (now: Date) => Promise<void>;
  readonly tell: (event: WorkerEvent) => void;
};

/** For the log: never an address, never a word of the message. */
export type WorkerEvent =
  | { readonly event: 'delivered'; readonly message: string; readonly attempts: number }
  | { readonly event: 'later' | 'given-up'; readonly message: string; readonly attempts: number; readonly kind: string }
  | { readonly event: 'fault'; readonly error: unknown };

export type OutboxWorker = {
  /** Looks now instead of at the next poll. */
  wake(): void;
  /** Takes nothing more and resolves when all is quiet; an attempt under way is broken off after `graceSeconds`. */
  stop(graceSeconds: number): Promise<void>;
};

/** An attempt may take this long; the lease is longer, so that no second worker starts on it meanwhile. Seconds. */
const attemptSeconds = 60;
const leaseSeconds = attemptSeconds + 30;

/** Starts delivering: one message at a time, oldest first, at least once each. */
export function startWorker(parts: WorkerParts): OutboxWorker {
  const stopping = new AbortController();
  const breakingOff = new AbortController();
  let alarm = new AbortController();
  let isWoken = false;

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      isWoken = false;
      try {
        await parts.tick?.(new Date());
        await drain();
      } catch (error) {
        // The store is away, say. The messages are safe there, and the next look finds them.
        parts.tell({ event: 'fault', error });
      }
      if (!isWoken) await pause();
    }
  };

  /** Delivers what is due, until nothing is or nobody is there to take it. */
  const drain = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const entry = await parts.outbox.claim(leaseSeconds, new Date());
      if (!entry) return;
      const attempt = await tryOnce(entry);
      await parts.outbox.record(entry.id, attempt.record);
      if (attempt.isUnreachable) return;
    }
  };

  const tryOnce = async (entry: OutboxEntry): Promise<{ record: AttemptOutcome; isUnreachable: boolean }> => {
    const { message, attempts } = entry;
    try {
      await parts.deliver(entry, AbortSignal.any([AbortSignal.timeout(attemptSeconds * 1_000), breakingOff.signal]));
      parts.tell({ event: 'delivered', message, attempts });
      return { record: { outcome: 'delivered' }, isUnreachable: false };
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      const isUnreachable = error.kind === 'unreachable';
      // A visitor's address that is refused stays refused; our own desks are worth the operator's repair.
      const isHopeless = error.kind === 'refused' && message.endsWith('-acknowledgement');
      if (isHopeless || attempts >= parts.backoff.attempts) {
        parts.tell({ event: 'given-up', message, attempts, kind: error.kind });
        return { record: { outcome: 'given-up', error: error.message }, isUnreachable };
      }
      parts.tell({ event: 'later', message, attempts, kind: error.kind });
      const dueAt = new Date(Date.now() + findPause(parts.backoff, attempts) * 1_000);
      return { record: { outcome: 'later', dueAt, error: error.message }, isUnreachable };
    }
  };

  const pause = async (): Promise<void> => {
    alarm = new AbortController();
    const signal = AbortSignal.any([alarm.signal, stopping.signal]);
    // Woken or stopped: either way the pause is over.
    await sleep(parts.pollSeconds * 1_000, undefined, { signal, ref: false }).catch(() => {});
  };

  const ended = run();
  return {
    wake() {
      isWoken = true;
      alarm.abort();
    },
    async stop(graceSeconds) {
      stopping.abort();
      const limit = setTimeout(() => breakingOff.abort(), graceSeconds * 1_000);
      await ended;
      clearTimeout(limit);
    },
  };
}
