import { expect, test } from 'vitest';
import { openSoak } from '#tests/soak/open-soak.ts';
import { createRandom } from '#tests/soak/random.ts';
import { dialects } from '#tests/store.ts';

// Both at the same time: each waits more than it works.
test.concurrent.each(dialects)(
  'on %s what was acknowledged while processes and the database were killed is stored once and mailed',
  { timeout: 240_000 },
  async (dialect) => {
    const random = createRandom(Number(process.env.TEST_SEED ?? 1));
    const plan = {
      processes: 2,
      kills: 2,
      outages: 2,
      hasAllFaults: false,
      least: 200,
      retries: true,
      random,
      print: () => {},
    };
    const result = await openSoak(dialect, plan);
    expect(result.acknowledged).toBeGreaterThanOrEqual(200);
    expect(result).toMatchObject({ lost: [], doubled: [], withoutMail: [], ended: 0 });
  },
);
