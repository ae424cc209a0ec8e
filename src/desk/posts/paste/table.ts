import { isBlank, remove, rename, select, unwrap, wrapContent } from './dom.ts';

/** Wider spans are cut: a cell may claim a thousand columns. */
const maxSpan = 100;

type Grid = readonly (readonly (Element | undefined)[])[];

/**
 * The cells of a table by row and column. Markdown has no merged cells: the first place has the cell, the others stay
 * blank. Blank rows and columns are left out.
 */
export function readGrid(table: Element): Grid {
  const rows = select(table, 'tr');
  const grid: (Element | undefined)[][] = rows.map(() => []);
  const taken = rows.map(() => new Set<number>());
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of Array.from(row.children)) {
      if (cell.nodeName !== 'TD' && cell.nodeName !== 'TH') continue;
      while (taken[y]?.has(x)) x += 1;
      const width = readSpan(cell, 'colspan');
      const height = Math.min(readSpan(cell, 'rowspan'), rows.length - y);
      for (let down = 0; down < height; down += 1) {
        for (let right = 0; right < width; right += 1) taken[y + down]?.add(x + right);
      }
      (grid[y] as (Element | undefined)[])[x] = cell;
      x += width;
    }
  }
  const isFilled = (cell: Element | undefined): boolean => cell !== undefined && !isEmpty(cell);
  const filled = grid.filter((row) => row.some(isFilled));
  const width = Math.max(0, ...filled.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) => filled.some((row) => isFilled(row[x])));
  return filled.map((row) => columns.map((x) => row[x]));
}

function readSpan(cell: Element, name: string): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '', 10);
  return span > 1 ? Math.min(span, maxSpan) : 1;
}

const isEmpty = (element: Element): boolean => isBlank(element) && !element.querySelector('img');

/** Replaces tables that are layout by their content: of mails and Word's text boxes, with one cell or tables inside. */
export function unwrapLayoutTables(body: Element): void {
  // From the innermost: a table in a cell of layout may be data.
  for (const table of select(body, 'table').reverse()) {
    const isLayout = /^(?:presentation|none)$/.test(table.getAttribute('role') ?? '') || table.querySelector('table');
    if (!isLayout && readGrid(table).flat().length > 1) continue;
    const content = table.ownerDocument.createElement('div');
    for (const cell of select(table, 'td, th, caption')) {
      if (cell.closest('table') === table) content.appendChild(rename(cell, 'div'));
    }
    table.parentNode?.replaceChild(content, table);
  }
}

/** Blocks that a cell of a Markdown table cannot have become lines. */
export function flattenCells(body: Element): void {
  for (const cell of select(body, 'td, th')) {
    for (const block of select(cell, 'h2, h3, h4, pre, blockquote')) {
      if (/^H\d$/.test(block.nodeName)) wrapContent(block, 'strong');
      rename(block, 'div');
    }
    for (const rule of select(cell, 'hr')) remove(rule);
  }
  // The first row is the head, which is bold by itself.
  for (const table of select(body, 'table')) {
    for (const bold of select(table.querySelector('tr') ?? table, 'strong')) unwrap(bold);
  }
}
