/** Why something failed; `other` is any other line of the log from `warn` on. */
export const failureCauses = ['store', 'virus-scan', 'content', 'delivery', 'repository', 'request', 'other'] as const;
export type FailureCause = (typeof failureCauses)[number];

const submissionKinds = ['enquiry', 'application'] as const;
const submissionOutcomes = ['stored', 'duplicate', 'rate-limited', 'failed'] as const;
const channels = ['mail', 'webhook'] as const;
const deliveryOutcomes = ['delivered', 'retry', 'given-up', 'not-composed'] as const;

/** What this process has counted since its start, by the values of two labels or one. */
export type Counts = {
  readonly submissions: Tally<(typeof submissionKinds)[number], (typeof submissionOutcomes)[number]>;
  readonly deliveries: Tally<(typeof channels)[number], (typeof deliveryOutcomes)[number]>;
  readonly failures: Tally<FailureCause, ''>;
};

/** Counts by known values only, so that the number of series is bounded. */
export type Tally<First extends string, Second extends string> = {
  add(...values: Second extends '' ? [First] : [First, Second]): void;
  list(): readonly { readonly values: readonly string[]; readonly count: number }[];
};

/** Every count begins with 0: Prometheus sees no increase in a series that begins with 1. */
export function createCounts(): Counts {
  return {
    submissions: createTally(submissionKinds, submissionOutcomes),
    deliveries: createTally(channels, deliveryOutcomes),
    failures: createTally(failureCauses, ['']),
  };
}

function createTally<First extends string, Second extends string>(
  firsts: readonly First[],
  seconds: readonly Second[],
): Tally<First, Second> {
  const counts = new Map<string, number>(
    firsts.flatMap((first) => seconds.map((second): [string, number] => [toKey([first, second]), 0])),
  );
  return {
    add(...values) {
      const key = toKey([values[0], values[1] ?? '']);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    list: () => [...counts].map(([key, count]) => ({ values: key.split(' ').filter(Boolean), count })),
  };
}

function toKey(values: readonly string[]): string {
  return values.join(' ');
}
