import { drawRule } from '#documents/decoration.ts';
import { breakText } from '#documents/draw-text.ts';
import { type Column, colours, page, type Style, styles } from '#documents/page.ts';
import type { PdfWriter } from '#documents/pdf-writer.ts';
import type { TableBlock } from '#domain/document/document.ts';

const padding = 5;
const gutter = 12;
const style = styles.small;

/** Draws a table without splitting rows. On a further page the column headings are repeated as an artifact. */
export function drawTable(writer: PdfWriter, { columns, rows }: TableBlock, column: Column): void {
  const places = placeColumns(columns, column);
  const breakCells = (texts: readonly string[], styleOf: (index: number) => Style) =>
    places.map((place, index) => {
      const lines = breakText(writer, texts[index] ?? '', place, styleOf(index));
      return { lines, draw: () => writer.writeLines(lines, place.x, writer.y, styleOf(index)) };
    });
  const headings = columns.map(({ title }) => title);
  const titles = breakCells(headings, () => style);
  const headHeight = heightOf(titles) + padding;
  const ruleBelow = (height: number, colour: string): void => {
    writer.advance(height);
    drawRule(writer, column.x, column.x + column.width, writer.y, colour);
  };

  writer.element('Table', () => {
    writer.element('THead', () =>
      writer.element('TR', () => {
        writer.reserve(headHeight + 2 * (style.leading + 2 * padding));
        for (const { draw } of titles) writer.leaf('TH', draw, { attributes: { O: 'Table', Scope: 'Column' } });
      }),
    );
    ruleBelow(headHeight, colours.ruleStrong);
    writer.element('TBody', () => {
      for (const row of rows) {
        const cells = breakCells(row, cellStyle);
        const height = heightOf(cells) + 2 * padding;
        if (writer.y + height > page.bottom) {
          writer.addPage();
          writer.artifact(() => {
            for (const { draw } of titles) draw();
          });
          ruleBelow(headHeight, colours.ruleStrong);
        }
        writer.y += padding;
        writer.element('TR', () => {
          for (const [index, { draw }] of cells.entries()) {
            if (index === 0) writer.leaf('TH', draw, { attributes: { O: 'Table', Scope: 'Row' } });
            else writer.leaf('TD', draw);
          }
        });
        ruleBelow(height - padding, colours.rule);
      }
    });
  });
}

/** The minimum height of a table's start: the headings and the first row stay on one page. */
export const leastTableHeight = 3 * style.leading + 5 * padding;

function heightOf(cells: readonly { readonly lines: readonly string[] }[]): number {
  return Math.max(...cells.map(({ lines }) => lines.length)) * style.leading;
}

function cellStyle(index: number): Style {
  return index === 0 ? styles.smallStrong : { ...style, colour: colours.ink };
}

function placeColumns(columns: TableBlock['columns'], { x, width }: Column): readonly Column[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const free = width - gutter * (columns.length - 1);
  let left = x;
  return columns.map(({ share }) => {
    const place = { x: left, width: (free * share) / whole };
    left += place.width + gutter;
    return place;
  });
}
