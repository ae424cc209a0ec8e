import { expect, test } from 'vitest';
import { readAuditFilter } from './audit-filter.ts';

const read = (search: string) => readAuditFilter(new URLSearchParams(search));

test('a period is of whole days in India, the last one included', () => {
  expect(read('from=2026-11-20&until=2026-11-21').filter).toMatchObject({
    since: '2026-11-19T18:30:00.000Z',
    until: '2026-11-21T18:30:00.000Z',
  });
});

test('`what` is an action or a group, `who` a member of staff or nobody', () => {
  expect(read('what=signed-in&who=meera').filter).toMatchObject({ action: 'signed-in', staffId: 'meera' });
  expect(read('what=mail&who=nobody').filter).toMatchObject({
    action: ['outbox-retried', 'test-mail-queued'],
    staffId: '',
  });
});

test('the form shows what was entered, and `before` is where the page begins', () => {
  const { entered, filter } = read('what=mail&who=meera&from=2026-11-20&until=2026-11-21&before=x');
  expect(entered).toEqual({ what: 'mail', who: 'meera', from: '2026-11-20', until: '2026-11-21' });
  expect(filter.before).toBe('x');
});

test('what is in no calendar and no list does not restrict, and the form does not show it', () => {
  const none = { staffId: undefined, action: undefined, since: undefined, until: undefined, before: undefined };
  // `constructor` is a property of every object.
  for (const search of ['', 'from=2026-02-30&until=x&what=constructor&who=&before=']) {
    expect(read(search)).toEqual({ entered: { who: '', what: '', from: '', until: '' }, filter: none });
  }
});
