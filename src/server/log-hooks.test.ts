import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MoharError } from '#domain/errors.ts';
import { createCounts } from '#server/counts.ts';
import { createLogHooks } from '#server/log-hooks.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function createLog() {
  const lines: Record<string, unknown>[] = [];
  const counts = createCounts();
  const { log } = Fastify({
    logger: {
      base: null,
      hooks: createLogHooks(counts),
      stream: { write: (line) => void lines.push(JSON.parse(line)) },
    },
  });
  const countFailures = () =>
    Object.fromEntries(counts.failures.list().flatMap(({ values, count }) => (count > 0 ? [[values[0], count]] : [])));
  return { log, lines, countFailures };
}

const away = new MoharError('store-unavailable', 'PostgreSQL does not answer');

test('of an outage one line a minute is written, with the number of those that were left out', () => {
  const { log, lines, countFailures } = createLog();
  for (let nth = 0; nth < 200; nth += 1) {
    log.child({ reqId: nth }).error({ err: away }, 'the store is unavailable');
    log.warn({ err: away }, 'a page is rendered without content');
  }
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ msg: 'the store is unavailable', err: { message: away.message } });
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(1)).toMatchObject([{ level: 50, cause: 'store', repeated: 399 }]);
  log.error({ err: away }, 'the store does not answer');
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toMatchObject([{ cause: 'store', repeated: 1 }]);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(3);
  // After a quiet minute the next outage begins with its reason.
  log.error({ err: away }, 'the store does not answer');
  expect(lines.slice(3)).toMatchObject([{ err: { message: away.message } }]);
  expect(countFailures()).toEqual({ store: 402 });
});

test('of another host that is down each call is written once a minute', () => {
  const { log, lines } = createLog();
  for (let nth = 0; nth < 5; nth += 1) {
    for (const path of ['/api/posts', '/api/notices'])
      log.warn({ call: `${path}: 50${nth}` }, 'a page is rendered without content');
  }
  expect(lines).toMatchObject([{ call: '/api/posts: 500' }, { call: '/api/notices: 500' }]);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toMatchObject([
    { call: '/api/posts', repeated: 4 },
    { call: '/api/notices', repeated: 4 },
  ]);
});

test('what a visitor may quote, and what is no outage, is written each time', () => {
  const { log, lines, countFailures } = createLog();
  for (let nth = 0; nth < 3; nth += 1) {
    log.error({ err: new Error('a bug') }, 'a request failed');
    log.warn('something else');
    log.info({ err: away }, 'no failure');
  }
  expect(lines).toHaveLength(9);
  expect(countFailures()).toEqual({ request: 3, other: 3 });
});
