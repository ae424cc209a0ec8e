import { colours, page, type Style, styles } from '#documents/page.ts';
import { breakText, type Column } from '#documents/set-text.ts';
import type { Sheet } from '#documents/sheet.ts';
import type { TableBlock } from '#domain/document/document.ts';

const padding = 5;
const gutter = 12;
const style = styles.small;

/** A table whose rows stay whole; on the next page its column headings stand again, for the eye. */
export function setTable(sheet: Sheet, { columns, rows }: TableBlock, column: Column): void {
  const places = placeColumns(columns, column);
  const titles = places.map((place, index) => breakText(sheet, columns[index]?.title ?? '', place, style));
  const drawTitles = (): void => {
    for (const [index, { x }] of places.entries()) drawLines(sheet, titles[index] ?? [], x, style);
  };
  const headHeight = Math.max(...titles.map(({ length }) => length)) * style.leading + padding;

  sheet.element('Table', () => {
    sheet.element('THead', () =>
      sheet.element('TR', () => {
        sheet.need(headHeight + 2 * (style.leading + 2 * padding));
        for (const [index, { x }] of places.entries()) {
          sheet.leaf('TH', () => drawLines(sheet, titles[index] ?? [], x, style), { O: 'Table', Scope: 'Column' });
        }
      }),
    );
    sheet.advance(headHeight);
    sheet.rule(column.x, column.x + column.width, sheet.y, colours.ruleStrong);
    sheet.element('TBody', () => {
      for (const row of rows) {
        const cells = places.map((place, index) => breakText(sheet, row[index] ?? '', place, cellStyle(index)));
        const height = Math.max(...cells.map(({ length }) => length)) * style.leading + 2 * padding;
        if (sheet.y + height > page.bottom) {
          sheet.turn();
          sheet.artifact(drawTitles);
          sheet.advance(headHeight);
          sheet.rule(column.x, column.x + column.width, sheet.y, colours.ruleStrong);
        }
        sheet.y += padding;
        sheet.element('TR', () => {
          for (const [index, { x }] of places.entries()) {
            const draw = (): void => drawLines(sheet, cells[index] ?? [], x, cellStyle(index));
            if (index === 0) sheet.leaf('TH', draw, { O: 'Table', Scope: 'Row' });
            else sheet.leaf('TD', draw);
          }
        });
        sheet.advance(height - padding);
        sheet.rule(column.x, column.x + column.width, sheet.y);
      }
    });
  });
}

/** The least height with which a table may begin at the foot of a page. */
export const leastTableHeight = 3 * style.leading + 5 * padding;

function cellStyle(index: number): Style {
  return index === 0 ? styles.smallStrong : { ...style, colour: colours.ink };
}

function placeColumns(columns: TableBlock['columns'], { x, width }: Column): readonly Column[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const free = width - gutter * (columns.length - 1);
  let at = x;
  return columns.map(({ share }) => {
    const place = { x: at, width: (free * share) / whole };
    at += place.width + gutter;
    return place;
  });
}

function drawLines(sheet: Sheet, lines: readonly string[], x: number, of: Style): void {
  for (const [index, line] of lines.entries()) {
    sheet.write(index === lines.length - 1 ? line : `${line} `, x, sheet.y + index * of.leading, of);
  }
}
