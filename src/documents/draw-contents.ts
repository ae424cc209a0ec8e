import { breakText } from '#documents/draw-text.ts';
import { page, type Style, styles } from '#documents/page.ts';
import type { PdfWriter } from '#documents/pdf-writer.ts';

/** A heading, its page, and the named destination of its entry. */
export type ContentsEntry = {
  readonly number: string;
  readonly text: string;
  /** 2 for a chapter, 3 for a section in it. */
  readonly level: number;
  readonly page: number;
  readonly place: string;
};

const gutter = 26;
const numberWidth = 28;
const width = (page.right - page.left - gutter) / 2;
const leading = styles.small.leading;

/** The table of contents in two columns, each entry a link; a chapter is not split between the columns. */
export function drawContents(writer: PdfWriter, entries: readonly ContentsEntry[]): void {
  const broken = entries.map((entry) => {
    const style: Style = entry.level === 2 ? styles.smallStrong : { ...styles.small, colour: styles.text.colour };
    return { ...entry, style, lines: breakText(writer, entry.text, { x: 0, width: width - numberWidth - 22 }, style) };
  });
  const byChapter = Object.groupBy(broken, ({ number }) => number.split('.')[0] ?? '');
  const chapters = Object.values(byChapter).map((rows = []) => ({
    rows,
    height: rows.reduce((sum, { lines }) => sum + lines.length * leading, 0) + 7,
  }));
  const total = chapters.reduce((sum, { height }) => sum + height, 0);
  const heading = styles.heading1;
  writer.skip(20);
  writer.reserve(heading.leading + 4 + total / 2 + 60);
  writer.leaf('H2', () => writer.write('Contents', page.left, writer.y, heading));
  writer.advance(heading.leading + 4);
  const top = writer.y;
  let column = 0;
  let used = 0;
  let tallest = 0;

  writer.element('TOC', () => {
    for (const { rows, height } of chapters) {
      // The first column takes chapters while that brings it nearer to half of the total.
      if (column === 0 && used > 0 && used + height / 2 > total / 2) {
        column = 1;
        used = 0;
      }
      for (const row of rows) {
        drawEntry(writer, row, page.left + column * (width + gutter), top + used);
        used += row.lines.length * leading;
      }
      used += 7;
      tallest = Math.max(tallest, used);
    }
  });
  writer.advance(tallest, top);
}

type BrokenEntry = ContentsEntry & { readonly style: Style; readonly lines: readonly string[] };

function drawEntry(writer: PdfWriter, entry: BrokenEntry, x: number, y: number): void {
  const { number, text, style, lines, page: pageNumber, place } = entry;
  const height = lines.length * leading;
  writer.element('TOCI', () =>
    writer.element('Reference', () =>
      writer.element('Link', (link) => {
        writer.mark(() => {
          writer.write(`${number} `, x, y, style);
          writer.writeLines(lines, x + numberWidth, y, style, false);
          writer.write(String(pageNumber), x + width, y + height - leading, style, 'end');
        });
        const contents = new String(`${number} ${text}, page ${pageNumber}`);
        writer.pdf.goTo(x, y, width, height, place, { structParent: link, Contents: contents } as never);
      }),
    ),
  );
}
