import { breakLines } from '#documents/break-lines.ts';
import { colours, page, type Style, styles } from '#documents/page.ts';
import type { Sheet } from '#documents/sheet.ts';
import type { LinkBlock } from '#domain/document/document.ts';

/** Where a text stands across the page. */
export type Column = { readonly x: number; readonly width: number };

/** The column of running text beside hanging numbers. */
export const hangingColumn: Column = { x: page.left + page.hang, width: page.measure };

/** The lines that a text takes in a column. */
export function breakText(sheet: Sheet, text: string, column: Column, style: Style): readonly string[] {
  return breakLines(text, column.width, (word) => sheet.measure(word, style));
}

/** Lines drawn as one piece of the open element, which then continue below; a line’s end counts as a space when read. */
export function markLines(sheet: Sheet, lines: readonly string[], column: Column, style: Style, isWhole = true): void {
  sheet.mark(() => {
    for (const [index, line] of lines.entries()) {
      const isLast = isWhole && index === lines.length - 1;
      sheet.write(isLast ? line : `${line} `, column.x, sheet.y + index * style.leading, style);
    }
  });
  sheet.advance(lines.length * style.leading);
}

/**
 * Sets the lines of the open element, over as many pages as they take. Neither the first nor the last line of a
 * paragraph ever stands alone on a page.
 */
export function flowLines(sheet: Sheet, lines: readonly string[], column: Column, style: Style): void {
  let set = 0;
  while (set < lines.length) {
    const left = lines.length - set;
    let take = Math.min(left, Math.floor((page.bottom - sheet.y) / style.leading + 1e-6));
    if (take < left && left - take < 2) take = left - 2;
    if (take < Math.min(2, left) && !sheet.isFresh) {
      sheet.turn();
      continue;
    }
    take = Math.max(take, 1);
    markLines(sheet, lines.slice(set, set + take), column, style, set + take === lines.length);
    set += take;
  }
}

/** How many lines of a paragraph stand together at the foot of a page: of up to three, all. */
export function countLeastLines(lines: number): number {
  return lines <= 3 ? lines : 2;
}

/** A paragraph. */
export function setParagraph(sheet: Sheet, text: string, column: Column, style: Style = styles.text): void {
  const lines = breakText(sheet, text, column, style);
  sheet.element('P', () => flowLines(sheet, lines, column, style));
}

/** Paragraphs whose numbers hang beside them, as a list. */
export function setClauses(sheet: Sheet, numbers: readonly string[], texts: readonly string[], column: Column): void {
  const setClause = (text: string, index: number): void => {
    const lines = breakText(sheet, text, column, styles.text);
    if (index > 0) sheet.skip(4);
    sheet.need(countLeastLines(lines.length) * styles.text.leading);
    sheet.element('LI', () => {
      sheet.leaf('Lbl', () => sheet.write(numbers[index] ?? '', page.left, sheet.y, numberStyle));
      sheet.element('LBody', () => flowLines(sheet, lines, column, styles.text));
    });
  };
  sheet.element('L', () => texts.forEach(setClause), { O: 'List', ListNumbering: 'Decimal' });
}

const numberStyle = { ...styles.text, colour: colours.inkSoft };

/** A link on lines of its own: what it leads to, and the address for those who read on paper. */
export function setLink(sheet: Sheet, { title, href }: LinkBlock, { x, width }: Column): void {
  const { leading } = styles.text;
  sheet.need(2 * leading);
  const top = sheet.y;
  sheet.element('P', () =>
    sheet.element('Link', (link) => {
      sheet.mark(() => {
        sheet.write(`${title} `, x, top, styles.strong);
        sheet.write(href, x, top + leading, { ...styles.text, colour: colours.lineWork });
      });
      const said = `${title}, ${href}`;
      sheet.pdf.link(x, top, width, 2 * leading, href, { structParent: link, Contents: new String(said) } as never);
    }),
  );
  sheet.advance(2 * leading);
}

/** Lines with a bullet each. */
export function setList(
  sheet: Sheet,
  lines: readonly string[],
  { x, width }: Column,
  style: Style = styles.text,
): void {
  const indent = 13;
  const body = { x: x + indent, width: width - indent };
  sheet.element(
    'L',
    () => {
      for (const [index, line] of lines.entries()) {
        if (index > 0) sheet.skip(2.5);
        const broken = breakText(sheet, line, body, style);
        sheet.need(countLeastLines(broken.length) * style.leading);
        sheet.element('LI', () => {
          sheet.leaf('Lbl', () => sheet.write('•', x + 2, sheet.y, style));
          sheet.element('LBody', () => flowLines(sheet, broken, body, style));
        });
      }
    },
    { O: 'List', ListNumbering: 'Disc' },
  );
}

/** How the headings of a document look, by their level. */
export type HeadingStyles = { readonly [level in 2 | 3 | 4]: { readonly style: Style; readonly above: number } };

/** Headings of texts, down to clauses. */
export const textHeadings: HeadingStyles = {
  2: { style: styles.heading1, above: 18 },
  3: { style: styles.heading2, above: 14 },
  4: { style: styles.heading3, above: 9 },
};

/** Headings of forms. */
export const formHeadings: HeadingStyles = { ...textHeadings, 2: { style: styles.headingOfForm, above: 13 } };

/** A heading, with its number hanging before it; it stays with `following` points of what comes. */
export function setHeading(
  sheet: Sheet,
  heading: { readonly level: 2 | 3 | 4; readonly number: string; readonly text: string; readonly look: HeadingStyles },
  column: Column,
  following: number,
): void {
  const { style, above } = heading.look[heading.level];
  const lines = breakText(sheet, heading.text, column, style);
  sheet.skip(above);
  sheet.need(lines.length * style.leading + following);
  sheet.leaf(`H${heading.level}`, () => {
    if (heading.number !== '') sheet.write(`${heading.number} `, page.left, sheet.y, style);
    for (const [index, line] of lines.entries()) {
      const isLast = index === lines.length - 1;
      sheet.write(isLast ? line : `${line} `, column.x, sheet.y + index * style.leading, style);
    }
  });
  sheet.advance(lines.length * style.leading + (heading.level === 2 ? 3 : 1));
}
