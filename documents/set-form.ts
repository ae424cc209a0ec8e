import { colours, page, styles } from '#documents/page.ts';
import { breakText, markLines } from '#documents/set-text.ts';
import type { Sheet } from '#documents/sheet.ts';
import { type Form, tickSize } from '#documents/widgets.ts';
import type { BoxesBlock, ChecksBlock, ChoiceBlock, FieldsBlock, FormBlock, FormField } from '#domain/document/form.ts';

const gutter = 10;
const unit = (page.right - page.left + gutter) / 12;
const label = styles.small;

/** What can be filled in, across the whole width of the page. */
export function setFormBlock(sheet: Sheet, form: Form, block: FormBlock): void {
  if (block.kind === 'fields') setFields(sheet, form, block);
  else if (block.kind === 'choice') setChoice(sheet, form, block);
  else if (block.kind === 'checks') setChecks(sheet, form, block);
  else setBoxes(sheet, block);
}

/** The least height of a block’s beginning: what a heading above it must bring along. */
export function leastFormHeight(block: FormBlock): number {
  if (block.kind === 'boxes') return Math.max(...block.boxes.map(({ height }) => height)) + label.leading + 6;
  return block.kind === 'fields' ? fieldHeight(block.fields[0]) + label.leading + 8 : 2 * styles.text.leading;
}

function fieldHeight(field: FormField | undefined): number {
  const lines = field?.lines ?? 1;
  return lines === 1 ? 21 : lines * 14 + 7;
}

function setFields(sheet: Sheet, form: Form, { fields }: FieldsBlock): void {
  for (const row of fillRows(fields)) {
    const cells = row.map((cell) => ({ ...cell, lines: breakText(sheet, writeLabel(cell.item), cell, label) }));
    const above = Math.max(...cells.map(({ lines }) => lines.length)) * label.leading + 1;
    const height = Math.max(...cells.map(({ item }) => fieldHeight(item)));
    sheet.need(above + height);
    const top = sheet.y;
    for (const { item, x, width, lines } of cells) {
      sheet.element('P', () => {
        sheet.y = top + above - 1 - lines.length * label.leading;
        markLines(sheet, lines, { x, width }, label);
        const place = { x, y: top + above, width, height: fieldHeight(item) };
        const field = { name: item.name, tooltip: writeLabel(item), lines: item.lines ?? 1, limit: item.limit };
        sheet.element('Form', (parent) => form.addText(field, place, parent));
      });
    }
    sheet.y = top;
    sheet.advance(above + height + 6);
  }
}

/** The height of a row of options, and how far their words stand from their circles and from one another. */
const optionHeight = 18;
const optionGap = 6;
const optionGutter = 18;

/** The label stands before the options where it is short, else above them. */
function setChoice(sheet: Sheet, form: Form, { name, label: title, options }: ChoiceBlock): void {
  const beside = 3 * unit;
  const placesBeside = placeOptions(sheet, options, page.left + beside);
  const placesBelow = placeOptions(sheet, options, page.left);
  const isShort = sheet.measure(title, label) < beside - gutter && countRows(placesBeside) <= 2;
  const isBeside = isShort && countRows(placesBeside) === countRows(placesBelow);
  const places = isBeside ? placesBeside : placesBelow;
  const rows = countRows(places);
  const above = isBeside ? 0 : label.leading + 2;
  sheet.need(above + rows * optionHeight);
  const top = sheet.y;
  sheet.y += isBeside ? 2 : 0;
  sheet.element('P', () => markLines(sheet, [title], { x: page.left, width: page.right - page.left }, label));
  const field = form.addChoice({ name, tooltip: title });
  for (const { option, x, row } of places) {
    const y = top + above + row * optionHeight;
    sheet.element('P', () => {
      sheet.element('Form', (parent) => {
        const place = { x, y: y + 2, width: tickSize, height: tickSize };
        field.addOption(option.value, `${title}: ${option.label}`, place, parent);
      });
      sheet.mark(() => sheet.write(option.label, x + tickSize + optionGap, y, styles.text));
    });
  }
  sheet.y = top;
  sheet.advance(above + rows * optionHeight + 3);
}

/** Options in one row where they fit, else in columns, so that their circles stand below one another. */
function placeOptions(sheet: Sheet, options: ChoiceBlock['options'], left: number) {
  const widths = options.map((option) => sheet.measure(option.label, styles.text) + tickSize + optionGap);
  const free = page.right - left;
  const all = widths.reduce((sum, width) => sum + width + optionGutter, -optionGutter);
  const columns = Math.max(1, Math.floor((free + optionGutter) / (Math.max(...widths) + optionGutter)));
  const step = (free + optionGutter) / columns;
  return options.map((option, index) => {
    if (all > free) return { option, x: left + (index % columns) * step, row: Math.floor(index / columns) };
    return { option, x: left + widths.slice(0, index).reduce((sum, width) => sum + width + optionGutter, 0), row: 0 };
  });
}

function countRows(places: readonly { readonly row: number }[]): number {
  return (places.at(-1)?.row ?? 0) + 1;
}

function setChecks(sheet: Sheet, form: Form, { label: title, checks }: ChecksBlock): void {
  const column = { x: page.left + tickSize + 8, width: page.right - page.left - tickSize - 8 };
  if (title) {
    sheet.need(label.leading + 3 * styles.text.leading);
    sheet.element('P', () => markLines(sheet, [title], { x: page.left, width: page.right - page.left }, label));
    sheet.advance(2);
  }
  for (const check of checks) {
    const lines = breakText(sheet, check.label, column, styles.text);
    sheet.need(lines.length * styles.text.leading);
    sheet.element('P', () => {
      sheet.element('Form', (parent) => {
        const place = { x: page.left, y: sheet.y + 2, width: tickSize, height: tickSize };
        form.addCheck({ name: check.name, tooltip: check.label }, place, parent);
      });
      markLines(sheet, lines, column, styles.text);
    });
    sheet.advance(3);
  }
}

function setBoxes(sheet: Sheet, { boxes }: BoxesBlock): void {
  for (const row of fillRows(boxes)) {
    const height = Math.max(...row.map(({ item }) => item.height));
    const lines = row.map(({ item, x, width }) => breakText(sheet, item.label, { x, width }, label));
    const above = Math.max(...lines.map(({ length }) => length)) * label.leading + 1;
    sheet.need(above + height);
    const top = sheet.y;
    for (const [index, { item, x, width }] of row.entries()) {
      const own = lines[index] ?? [];
      sheet.y = top + above - 1 - own.length * label.leading;
      sheet.element('P', () => markLines(sheet, own, { x, width }, label));
      sheet.artifact(() => {
        sheet.pdf
          .rect(x + 0.25, top + above + 0.25, width - 0.5, item.height - 0.5)
          .lineWidth(0.5)
          .strokeColor(colours.ruleStrong)
          .stroke();
      });
    }
    sheet.y = top;
    sheet.advance(above + height + 6);
  }
}

/** Places things side by side by their shares of twelve. */
function fillRows<Item extends { readonly share: number }>(items: readonly Item[]) {
  const rows: { item: Item; x: number; width: number }[][] = [];
  let used = 12;
  for (const item of items) {
    if (used + item.share > 12) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push({ item, x: page.left + used * unit, width: item.share * unit - gutter });
    used += item.share;
  }
  return rows;
}

function writeLabel({ label: text, help }: FormField): string {
  return help ? `${text} (${help})` : text;
}
