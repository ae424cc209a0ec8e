import { expect, test } from 'vitest';
import { showProgress } from '#scripts/command/show-progress.ts';

function record(isTTY: boolean) {
  const written: string[] = [];
  const progress = showProgress({
    isTTY,
    write: (text: string | Uint8Array) => written.push(String(text)) > 0,
  });
  return { ...progress, written };
}

test('progress is a bar in a terminal, which is removed at the end', () => {
  const { report, end, written } = record(true);
  report({ step: 'enquiry', done: 50, total: 200 });
  expect(written.at(-1)).toBe(`\r\x1b[K[${'='.repeat(8)}${' '.repeat(22)}] 25 % enquiry: 50 of 200 rows`);
  end();
  expect(written.at(-1)).toBe('\r\x1b[K');
});

test('elsewhere progress is a line for every quarter of a table', () => {
  const { report, end, written } = record(false);
  for (let done = 1; done <= 100; done += 1) report({ step: 'enquiry', done, total: 100 });
  report({ step: 'post', done: 0, total: 0 });
  end();
  expect(written).toEqual([
    'enquiry: 25 of 100 rows\n',
    'enquiry: 50 of 100 rows\n',
    'enquiry: 75 of 100 rows\n',
    'enquiry: 100 of 100 rows\n',
    'post: 0 of 0 rows\n',
  ]);
});
