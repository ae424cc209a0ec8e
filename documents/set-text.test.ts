import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { page, styles } from '#documents/page.ts';
import { flowLines, hangingColumn } from '#documents/set-text.ts';
import { Sheet } from '#documents/sheet.ts';

/** How many lines of a paragraph come to stand on each page when so many still fit on the first. */
function flow(lines: number, room: number): readonly number[] {
  const sheet = new Sheet(new PDFDocument({ size: 'A4', margin: 0, tagged: true, bufferPages: true }));
  sheet.y = page.bottom - room * styles.text.leading;
  sheet.isFresh = false;
  const ends: number[] = [];
  const advance = sheet.advance.bind(sheet);
  sheet.advance = (height) => {
    ends.push(Math.round(height / styles.text.leading));
    advance(height);
  };
  sheet.element('P', () => flowLines(sheet, Array(lines).fill('words'), hangingColumn, styles.text));
  return ends;
}

test('neither the first nor the last line of a paragraph stands alone on a page', () => {
  for (let lines = 1; lines <= 9; lines += 1) {
    for (let room = 0; room <= 10; room += 1) {
      const parts = flow(lines, room);
      expect([lines, room, parts.reduce((sum, part) => sum + part, 0)]).toEqual([lines, room, lines]);
      if (lines > 1) expect([lines, room, Math.min(...parts) > 1]).toEqual([lines, room, true]);
    }
  }
  expect(flow(3, 2)).toEqual([3]);
  expect(flow(4, 3)).toEqual([2, 2]);
});

test('a paragraph longer than a page goes on', () => {
  const parts = flow(120, 5);
  expect(parts[0]).toBe(5);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(120);
});
