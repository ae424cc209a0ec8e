import { setTimeout as sleep } from 'node:timers/promises';
import { type AttemptResult, type ClaimedMessage, isAcknowledgement } from '#domain/outbox/outbox.ts';
import { DeliveryError } from '#mail/delivery-error.ts';

/** Exponential backoff: the delay doubles up to six hours; 40 failed attempts take about a week. Seconds. */
export const defaultBackoff = { firstSeconds: 30, longestSeconds: 6 * 3_600, attempts: 40 };
type Backoff = typeof defaultBackoff;

/**
 * Seconds until the next attempt after `attempts` failures: exponential with "equal jitter" (half fixed, half random),
 * so that concurrent failures are not retried together.
 */
export function calculateDelay(backoff: Backoff, attempts: number, random = Math.random()): number {
  const full = Math.min(backoff.longestSeconds, backoff.firstSeconds * 2 ** Math.max(0, attempts - 1));
  return full / 2 + (full / 2) * random;
}

/** Dependencies of the worker. */
export type WorkerContext = {
  /** Claims the longest due message with a lease of `leaseSeconds`. */
  readonly claim: (leaseSeconds: number, now: Date) => Promise<ClaimedMessage | undefined>;
  readonly record: (message: ClaimedMessage, result: AttemptResult) => Promise<unknown>;
  /** Delivers a message. Rejects with a `DeliveryError`, or with another error if it could not be composed. */
  readonly deliver: (message: ClaimedMessage, signal: AbortSignal) => Promise<void>;
  readonly backoff: Backoff;
  /** Maximum of concurrent deliveries. */
  readonly concurrency: number;
  /** Seconds between two polls of the outbox. */
  readonly pollSeconds: number;
  readonly clock: () => Date;
  readonly onEvent: (event: WorkerEvent) => void;
};

/** For the log: no address and no content of a message. */
export type WorkerEvent =
  | { readonly event: 'delivered' | 'retry' | 'given-up'; kind: string; attempts: number; errorKind?: string }
  | { readonly event: 'not-composed'; readonly kind: string; readonly error: unknown }
  | { readonly event: 'error'; readonly error: unknown };

export type OutboxWorker = {
  /** Polls now instead of at the next interval. */
  wake(): void;
  /** Stops claiming, and resolves when the worker is idle. Attempts in progress are aborted after `graceSeconds`. */
  stop(graceSeconds: number): Promise<void>;
};

/** Timeout of an attempt. The lease is longer, so that no second worker claims the message meanwhile. Seconds. */
const attemptSeconds = 60;
const leaseSeconds = attemptSeconds + 30;

/** Starts a worker: the longest due message first, at-least-once delivery. */
export function startWorker(context: WorkerContext): OutboxWorker {
  const { claim, record, deliver, backoff, concurrency, pollSeconds, clock, onEvent } = context;
  const stopping = new AbortController();
  const aborting = new AbortController();
  let waking = new AbortController();

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      waking = new AbortController();
      try {
        await drain();
      } catch (error) {
        // For instance the database is unreachable. The next poll finds the messages.
        onEvent({ event: 'error', error });
      }
      const signal = AbortSignal.any([waking.signal, stopping.signal]);
      // Rejects only on abort: woken, even during the work above, or stopped. Both end the wait.
      await sleep(pollSeconds * 1_000, undefined, { signal, ref: false }).catch(() => {});
    }
  };

  const deliveries = new Set<Promise<void>>();
  let isUnreachable = false;

  /** Delivers due messages until there are none or the receiving server is unreachable. */
  const drain = async (): Promise<void> => {
    isUnreachable = false;
    while (!stopping.signal.aborted && !isUnreachable) {
      if (deliveries.size >= concurrency) {
        await Promise.race(deliveries);
        continue;
      }
      const message = await claim(leaseSeconds, clock());
      if (!message) return;
      const delivery = deliverOnce(message).finally(() => deliveries.delete(delivery));
      deliveries.add(delivery);
    }
  };

  const deliverOnce = async (message: ClaimedMessage): Promise<void> => {
    try {
      const attempted = await attempt(message);
      isUnreachable ||= attempted.isUnreachable;
      await record(message, attempted.result);
    } catch (error) {
      // The message is due again when its lease expires.
      onEvent({ event: 'error', error });
    }
  };

  const attempt = async (message: ClaimedMessage): Promise<{ result: AttemptResult; isUnreachable: boolean }> => {
    const { kind, attempts } = message;
    try {
      await deliver(message, AbortSignal.any([AbortSignal.timeout(attemptSeconds * 1_000), aborting.signal]));
      onEvent({ event: 'delivered', kind, attempts });
      return { result: { outcome: 'delivered' }, isUnreachable: false };
    } catch (error) {
      if (!(error instanceof DeliveryError)) onEvent({ event: 'not-composed', kind, error });
      // Our own error: its text is for the log only. It counts as an attempt.
      const { kind: errorKind, message: reason } =
        error instanceof DeliveryError ? error : new DeliveryError('temporary', 'the message could not be composed');
      const isUnreachable = errorKind === 'unreachable';
      // A visitor's refused address stays refused; our own refused mailbox is a configuration error and will be fixed.
      const isPermanent = errorKind === 'refused' && (kind === 'reply' || isAcknowledgement(kind));
      if (isPermanent || attempts >= backoff.attempts) {
        onEvent({ event: 'given-up', kind, attempts, errorKind });
        return { result: { outcome: 'given-up', error: reason }, isUnreachable };
      }
      onEvent({ event: 'retry', kind, attempts, errorKind });
      const dueAt = new Date(clock().getTime() + calculateDelay(backoff, attempts) * 1_000);
      return { result: { outcome: 'retry', dueAt, error: reason }, isUnreachable };
    }
  };

  const ended = run();
  return {
    wake: () => waking.abort(),
    async stop(graceSeconds) {
      stopping.abort();
      const limit = setTimeout(() => aborting.abort(), graceSeconds * 1_000);
      await ended;
      await Promise.all(deliveries);
      clearTimeout(limit);
    },
  };
}
