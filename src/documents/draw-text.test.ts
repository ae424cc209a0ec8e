import { expect, test } from 'vitest';
import { flowLines } from '#documents/draw-text.ts';
import { hangingColumn, page, styles } from '#documents/page.ts';
import { PdfWriter } from '#documents/pdf-writer.ts';

/** How many lines of a paragraph are on each page when the first has room for `room`. */
function flow(lines: number, room: number): readonly number[] {
  const writer = new PdfWriter({ info: { Title: 'Flow', Author: 'Mohar' } });
  writer.y = page.bottom - room * styles.text.leading;
  writer.isPageEmpty = false;
  const ends: number[] = [];
  const advance = writer.advance.bind(writer);
  writer.advance = (height) => {
    ends.push(Math.round(height / styles.text.leading));
    advance(height);
  };
  writer.element('P', () => flowLines(writer, Array(lines).fill('words'), hangingColumn.x, styles.text));
  return ends;
}

test('a paragraph has no widows and orphans', () => {
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

test('a paragraph longer than a page continues on the next', () => {
  const parts = flow(120, 5);
  expect(parts[0]).toBe(5);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(120);
});
