import { expect, test } from 'vitest';
import { formatFileName, readFilterFields } from '#desk/leads/lead-filter.ts';

test.each([
  ['', '', 'leads-2026-11-27.csv'],
  ['status=new&kind=partner', '', 'leads-2026-11-27-partner-request-new.csv'],
  ['owner=1', 'Asha Rao', 'leads-2026-11-27-asha-rao.csv'],
  ['owner=1', 'आशा', 'leads-2026-11-27-filtered.csv'],
  ['since=2026-11-01&until=2026-11-30', '', 'leads-2026-11-27-from-2026-11-01-until-2026-11-30.csv'],
  ['search="../../x%0d%0aA: b";é', '', 'leads-2026-11-27-x-a-b-e.csv'],
  [`search=${'a'.repeat(200)}`, '', `leads-2026-11-27-${'a'.repeat(40)}.csv`],
  ['order=oldest', '', 'leads-2026-11-27.csv'],
])('the file of the filter %j is named by it and the day', (query, owner, name) => {
  expect(formatFileName(readFilterFields(new URLSearchParams(query)), owner, '2026-11-27')).toBe(name);
});
