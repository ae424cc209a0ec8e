import { expect, test } from 'vitest';
import { formatCsv } from '#services/format-csv.ts';

test('a table is UTF-8 with a byte order mark, titles in words and CRLF, byte by byte', () => {
  const row = { name: 'आ, "b"', phone: '9876543210', pincode: '012345', receivedAt: '2026-10-31T18:30:00.000Z' };
  const columns = ['receivedAt', 'name', 'phone', 'pincode'] as const;
  const bytes = Buffer.from(formatCsv(columns, [row]));
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const name = [0x22, 0xe0, 0xa4, 0x86, ...Buffer.from(', ""b""'), 0x22];
  const expected = ['Received,Name,Phone,Pincode\r\n2026-11-01 00:00,', ',98765 43210,012 345\r\n'];
  expect([...bytes.subarray(3)]).toEqual([
    ...Buffer.from(expected[0] ?? ''),
    ...name,
    ...Buffer.from(expected[1] ?? ''),
  ]);
  // Further rows have no header, and no mark in the middle of the file.
  expect([...Buffer.from(formatCsv(columns, [row], { header: false }))]).toEqual([
    ...Buffer.from('2026-11-01 00:00,'),
    ...name,
    ...Buffer.from(expected[1] ?? ''),
  ]);
  expect(formatCsv(columns, [])).toBe('\u{feff}Received,Name,Phone,Pincode\r\n');
});

test.each(['=1+1', '+911234', '-1', '@SUM(1)', '\t=1', '=cmd|calc!A0', '＝1+1', '＠x'])(
  'no cell of %j is a formula, whatever its column',
  (text) => {
    const columns = ['name', 'phone', 'pincode', 'message', 'email'] as const;
    const row = Object.fromEntries(columns.map((column) => [column, text])) as Record<(typeof columns)[number], string>;
    const cells = formatCsv(columns, [row], { header: false }).trimEnd().split(',');
    expect(cells).toHaveLength(5);
    for (const cell of cells) expect(cell.replace(/^"/, '')).toMatch(/^'|^ =1/);
  },
);
