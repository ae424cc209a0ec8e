import type { Mark } from '../../report/pdf-report.ts';
import type { PdfDocument } from '../document.ts';
import type { Field } from '../fields.ts';
import type { WholeFile } from './classify-update.ts';

/** The visible mark of a field, on the first page that has one of its widgets. */
export async function findMark(field: Field, { document, fields, pages }: WholeFile): Promise<Mark> {
  for (const [number, widget] of fields) {
    if (number !== field.number && (widget.owner === undefined || widget.owner !== field.owner)) continue;
    const page = pages.findIndex(({ annotations }) => annotations.has(number));
    if (page >= 0 && (await isVisible(widget, document))) return { page: page + 1 };
  }
  return {};
}

/** Whether the mark of a field can be seen: it has an area and is not hidden (ISO 32000-2, table 167). */
export async function isVisible({ dict }: Field, document: PdfDocument): Promise<boolean> {
  const rectangle = await document.resolveItems(dict.entries.get('Rect'));
  const [left, bottom, right, top] = rectangle.map((item) => (typeof item === 'number' ? item : 0));
  const flags = await document.resolve(dict.entries.get('F'));
  const isHidden = typeof flags === 'number' && ((flags & 2) !== 0 || (flags & 36) === 32);
  return !isHidden && left !== right && bottom !== top;
}
