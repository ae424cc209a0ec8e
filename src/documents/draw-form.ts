import { breakText, drawLines } from '#documents/draw-text.ts';
import { type Form, type Rectangle, tickSize } from '#documents/form-fields.ts';
import { colours, page, styles } from '#documents/page.ts';
import type { PdfWriter } from '#documents/pdf-writer.ts';
import type { BoxesBlock, ChecksBlock, ChoiceBlock, FieldsBlock, FormBlock, FormField } from '#domain/document/form.ts';

const gutter = 10;
const unit = (page.right - page.left + gutter) / 12;
const label = styles.small;

/** Draws a form block over the whole width of the page. */
export function drawFormBlock(writer: PdfWriter, form: Form, block: FormBlock): void {
  if (block.kind === 'fields') drawFields(writer, form, block);
  else if (block.kind === 'choice') drawChoice(writer, form, block);
  else if (block.kind === 'checks') drawChecks(writer, form, block);
  else drawBoxes(writer, block);
}

/** The minimum height of a block’s start; it stays with the heading above. */
export function leastFormHeight(block: FormBlock): number {
  if (block.kind === 'boxes') return Math.max(...block.boxes.map(({ height }) => height)) + label.leading + 6;
  return block.kind === 'fields' ? fieldHeight(block.fields[0]) + label.leading + 8 : 2 * styles.text.leading;
}

function fieldHeight(field: FormField | undefined): number {
  const lines = field?.lines ?? 1;
  return lines === 1 ? 21 : lines * 14 + 7;
}

function drawFields(writer: PdfWriter, form: Form, { fields }: FieldsBlock): void {
  const cells = fields.map((field): Cell => {
    const { name, label: text, help, lines = 1, limit, share } = field;
    const tooltip = help ? `${text} (${help})` : text;
    const draw: Cell['draw'] = (place, drawLabel) =>
      writer.element('P', () => {
        drawLabel();
        writer.element('Form', (parent) => form.addText({ name, tooltip, lines, limit }, place, parent));
      });
    return { label: tooltip, share, height: fieldHeight(field), draw };
  });
  drawRows(writer, cells);
}

/** The height of a row of options; the distance of a label from its circle; the distance between options. */
const optionHeight = 18;
const optionGap = 6;
const optionGutter = 18;

/** A short label is drawn beside the options, any other above them. */
function drawChoice(writer: PdfWriter, form: Form, { name, label: title, options }: ChoiceBlock): void {
  const beside = 3 * unit;
  const placesBeside = placeOptions(writer, options, page.left + beside);
  const placesBelow = placeOptions(writer, options, page.left);
  const isShort = writer.measure(title, label) < beside - gutter && countRows(placesBeside) <= 2;
  const isBeside = isShort && countRows(placesBeside) === countRows(placesBelow);
  const places = isBeside ? placesBeside : placesBelow;
  const rows = countRows(places);
  const above = isBeside ? 0 : label.leading + 2;
  writer.reserve(above + rows * optionHeight);
  const top = writer.y;
  writer.y += isBeside ? 2 : 0;
  writer.element('P', () => drawLines(writer, [title], page.left, label));
  const addOption = form.addChoice({ name, tooltip: title });
  for (const { option, x, row } of places) {
    const y = top + above + row * optionHeight;
    writer.element('P', () => {
      writer.element('Form', (parent) => {
        const place = { x, y: y + 2, width: tickSize, height: tickSize };
        addOption(option.value, `${title}: ${option.label}`, place, parent);
      });
      writer.mark(() => writer.write(option.label, x + tickSize + optionGap, y, styles.text));
    });
  }
  writer.advance(above + rows * optionHeight + 3, top);
}

/** Places options in one row if they fit, otherwise in columns with aligned circles. */
function placeOptions(writer: PdfWriter, options: ChoiceBlock['options'], left: number) {
  const widths = options.map((option) => writer.measure(option.label, styles.text) + tickSize + optionGap);
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

function drawChecks(writer: PdfWriter, form: Form, { label: title, checks }: ChecksBlock): void {
  const column = { x: page.left + tickSize + 8, width: page.right - page.left - tickSize - 8 };
  if (title) {
    writer.reserve(label.leading + 3 * styles.text.leading);
    writer.element('P', () => drawLines(writer, [title], page.left, label));
    writer.advance(2);
  }
  for (const check of checks) {
    const lines = breakText(writer, check.label, column, styles.text);
    writer.reserve(lines.length * styles.text.leading);
    writer.element('P', () => {
      writer.element('Form', (parent) => {
        const place = { x: page.left, y: writer.y + 2, width: tickSize, height: tickSize };
        form.addCheck({ name: check.name, tooltip: check.label }, place, parent);
      });
      drawLines(writer, lines, column.x, styles.text);
    });
    writer.advance(3);
  }
}

function drawBoxes(writer: PdfWriter, { boxes }: BoxesBlock): void {
  const draw: Cell['draw'] = ({ x, y, width, height }, drawLabel) => {
    writer.element('P', drawLabel);
    writer.artifact(() => {
      const box = writer.pdf.rect(x + 0.25, y + 0.25, width - 0.5, height - 0.5);
      box.lineWidth(0.5).strokeColor(colours.ruleStrong).stroke();
    });
  };
  const cells = boxes.map((box) => ({ ...box, draw }));
  drawRows(writer, cells);
}

/** An item with a label; `draw` gets the rectangle below the label. */
type Cell = {
  readonly label: string;
  /** In twelfths of the width. */
  readonly share: number;
  readonly height: number;
  readonly draw: (place: Rectangle, drawLabel: () => void) => void;
};

/** Draws items in rows; the labels of a row are aligned at the bottom. */
function drawRows(writer: PdfWriter, items: readonly Cell[]): void {
  for (const row of fillRows(items)) {
    const cells = row.map((cell) => ({ ...cell, lines: breakText(writer, cell.label, cell, label) }));
    const above = Math.max(...cells.map(({ lines }) => lines.length)) * label.leading + 1;
    const tallest = Math.max(...row.map(({ height }) => height));
    writer.reserve(above + tallest);
    const top = writer.y;
    for (const { draw, x, width, height, lines } of cells) {
      writer.y = top + above - 1 - lines.length * label.leading;
      draw({ x, y: top + above, width, height }, () => drawLines(writer, lines, x, label));
    }
    writer.advance(above + tallest + 6, top);
  }
}

/** Fills rows with items by their shares. */
function fillRows(items: readonly Cell[]) {
  const rows: (Cell & { readonly x: number; readonly width: number })[][] = [];
  let used = 12;
  for (const item of items) {
    if (used + item.share > 12) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push({ ...item, x: page.left + used * unit, width: item.share * unit - gutter });
    used += item.share;
  }
  return rows;
}
