import { page, type Style, styles } from '#documents/page.ts';
import { breakText } from '#documents/set-text.ts';
import type { Sheet } from '#documents/sheet.ts';

/** A heading, where it is found, and the name of the place that its entry leads to. */
export type ContentsEntry = {
  readonly number: string;
  readonly text: string;
  /** 2 for a chapter, 3 for a section in it. */
  readonly level: number;
  readonly page: number;
  readonly place: string;
};

const gutter = 26;
const numbers = 28;
const width = (page.right - page.left - gutter) / 2;
const leading = styles.small.leading;

/** The table of contents in two columns, each entry a link; a chapter stays whole and begins with a space. */
export function setContents(sheet: Sheet, entries: readonly ContentsEntry[]): void {
  const set = entries.map((entry) => ({ ...entry, lines: breakEntry(sheet, entry) }));
  const chapters = Object.values(Object.groupBy(set, ({ number }) => number.split('.')[0] ?? '')).map((rows = []) => ({
    rows,
    height: rows.reduce((sum, { lines }) => sum + lines.length * leading, 0) + 7,
  }));
  const all = chapters.reduce((sum, { height }) => sum + height, 0);
  const heading = styles.heading1;
  sheet.skip(20);
  sheet.need(heading.leading + 4 + all / 2 + 60);
  sheet.leaf('H2', () => sheet.write('Contents', page.left, sheet.y, heading));
  sheet.advance(heading.leading + 4);
  const top = sheet.y;
  let [column, used, tallest] = [0, 0, 0];

  sheet.element('TOC', () => {
    for (const { rows, height } of chapters) {
      // The first column takes a chapter as long as that brings it nearer to half of everything.
      if (column === 0 && used > 0 && used + height / 2 > all / 2) [column, used] = [1, 0];
      for (const row of rows) {
        setEntry(sheet, row, page.left + column * (width + gutter), top + used);
        used += row.lines.length * leading;
      }
      used += 7;
      tallest = Math.max(tallest, used);
    }
  });
  sheet.y = top;
  sheet.advance(tallest);
}

type SetEntry = ContentsEntry & { readonly lines: readonly string[] };

function setEntry(sheet: Sheet, entry: SetEntry, x: number, y: number): void {
  const { number, text, lines, page: at, place } = entry;
  const style = entryStyle(entry);
  sheet.element('TOCI', () =>
    sheet.element('Reference', () =>
      sheet.element('Link', (link) => {
        sheet.mark(() => {
          sheet.write(`${number} `, x, y, style);
          for (const [index, line] of lines.entries()) sheet.write(`${line} `, x + numbers, y + index * leading, style);
          sheet.write(String(at), x + width, y + (lines.length - 1) * leading, style, 'end');
        });
        const said = `${number} ${text}, page ${at}`;
        const height = lines.length * leading;
        sheet.pdf.goTo(x, y, width, height, place, { structParent: link, Contents: new String(said) } as never);
      }),
    ),
  );
}

function breakEntry(sheet: Sheet, entry: ContentsEntry): readonly string[] {
  return breakText(sheet, entry.text, { x: 0, width: width - numbers - 22 }, entryStyle(entry));
}

function entryStyle({ level }: ContentsEntry): Style {
  return level === 2 ? styles.smallStrong : { ...styles.small, colour: styles.text.colour };
}
