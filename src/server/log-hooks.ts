import type { FastifyBaseLogger } from 'fastify';
import { findErrorCode } from '#domain/errors.ts';
import type { Counts, FailureCause } from '#server/counts.ts';

/** How long further lines of an outage are counted instead of written. Milliseconds. */
const intervalMs = 60_000;

/** The numbers of pino's levels. */
const levels = { warn: 40 } as const;

/** The causes of lines that have no error code, by their message. */
const causes: { readonly [message: string]: FailureCause } = {
  'a resume could not be scanned for viruses': 'virus-scan',
  'a page is rendered without content': 'content',
  'a message was not delivered': 'delivery',
  'a message could not be composed': 'delivery',
  'a file of the repository is not verified': 'repository',
  'a file of the authority is not served': 'repository',
  'a request failed': 'request',
  'an API call failed': 'request',
};

/** Causes of outages, which fail every request alike. Other lines are all written: a visitor may quote their id. */
const outages: readonly FailureCause[] = ['store', 'virus-scan', 'content', 'delivery'];

type Write = FastifyBaseLogger['warn'];
/** A cause, and the call where another host fails: `call` is one of the paths of its API, so both are bounded. */
type Origin = { readonly cause: FailureCause; readonly call?: string };
type Outage = Origin & { lines: number; readonly logger: FastifyBaseLogger };

/**
 * Pino's hook for each line: counts failures by cause, and of an outage writes the first line, then one a minute with
 * the number of those that were left out.
 */
export function createLogHooks({ failures }: Counts) {
  const current = new Map<string, Outage>();
  const summarise = (key: string): void => {
    const outage = current.get(key);
    current.delete(key);
    if (!outage || outage.lines === 0) return;
    const { lines, logger, ...origin } = outage;
    begin(key, origin, logger);
    const summary: Summary = { ...origin, repeated: lines };
    logger.error(summary, 'the same failure again: lines of the last minute that are left out');
  };
  const begin = (key: string, origin: Origin, logger: FastifyBaseLogger): void => {
    current.set(key, { ...origin, lines: 0, logger });
    setTimeout(summarise, intervalMs, key).unref();
  };
  return {
    logMethod(this: FastifyBaseLogger, args: Parameters<Write>, write: Write, level: number): void {
      const [details, message] = args;
      if (level >= levels.warn && !isSummary(details)) {
        const origin = findOrigin(details, message);
        const { cause, call = '' } = origin;
        failures.add(cause);
        const key = `${cause} ${call}`;
        const outage = current.get(key);
        if (outage) {
          outage.lines += 1;
          return;
        }
        if (outages.includes(cause)) begin(key, origin, this);
      }
      write.apply(this, args);
    },
  };
}

function findOrigin(details: unknown, message: unknown): Origin {
  const cause = findCause(details, message);
  if (typeof details !== 'object' || details === null || !('call' in details)) return { cause };
  return { cause, call: String(details.call).split(':', 1)[0] ?? '' };
}

function findCause(details: unknown, message: unknown): FailureCause {
  const error = typeof details === 'object' && details !== null && 'err' in details ? details.err : details;
  if (findErrorCode(error) === 'store-unavailable') return 'store';
  return causes[String(message)] ?? 'other';
}

/** The details of a summary line. */
type Summary = Origin & { readonly repeated: number };

function isSummary(details: unknown): details is Summary {
  return typeof details === 'object' && details !== null && 'repeated' in details;
}
