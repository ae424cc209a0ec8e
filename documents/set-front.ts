import { Band, drawSeal } from '#documents/ornament.ts';
import { colours, page, styles } from '#documents/page.ts';
import { breakText, markLines } from '#documents/set-text.ts';
import type { Sheet } from '#documents/sheet.ts';
import type { Document, DocumentHead } from '#domain/document/document.ts';
import { formatIndianDay } from '#domain/time.ts';

/** Who publishes the documents. */
export type Publisher = {
  /** The legal person. */
  readonly owner: string;
  /** One line, as it stands under the name. */
  readonly address: string;
};

const whole = { x: page.left, width: page.right - page.left };

/** The head of the first page: the seal, who publishes, which edition, and the document’s name. */
export function setMasthead(sheet: Sheet, { head, subtitle, notices = [] }: Document, publisher: Publisher): void {
  drawSeal(sheet, page.left, 36, 34);
  sheet.element('Div', () => {
    sheet.leaf('P', () => sheet.write(publisher.owner, page.left + 44, 37, styles.heading2));
    sheet.leaf('P', () => sheet.write(publisher.address, page.left + 44, 54, styles.small));
    sheet.leaf('P', () => sheet.write(`Edition ${head.edition}`, page.right, 40, styles.smallStrong, 'end'));
    sheet.leaf('P', () => sheet.write(writeEffect(head), page.right, 54, styles.small, 'end'));
  });
  sheet.y = 116;
  const titleLines = breakText(sheet, head.title, whole, styles.title);
  sheet.element('H1', () => markLines(sheet, titleLines, whole, styles.title));
  sheet.advance(4);
  const subtitleLines = breakText(sheet, subtitle, whole, styles.subtitle);
  sheet.element('P', () => markLines(sheet, subtitleLines, whole, styles.subtitle));
  sheet.advance(10);
  for (const notice of [...writeSuperseded(head), ...notices]) setNotice(sheet, notice);
}

/** What must not be overlooked, in the colour that only ever means that. */
function setNotice(sheet: Sheet, notice: string): void {
  const column = { x: page.left + 14, width: whole.width - 28 };
  const lines = breakText(sheet, notice, column, styles.text);
  const height = lines.length * styles.text.leading + 14;
  sheet.need(height);
  const top = sheet.y;
  sheet.artifact(() => {
    sheet.pdf.rect(page.left, top, whole.width, height).fillColor(colours.lookHereGround).fill();
    sheet.pdf.rect(page.left, top, 3, height).fillColor(colours.lookHere).fill();
  });
  sheet.y = top + 7;
  sheet.element('P', () => markLines(sheet, lines, column, styles.text));
  sheet.y = top;
  sheet.advance(height + 8);
}

/** When an edition applies, in a few words. */
function writeEffect({ effectiveDate, supersededBy }: DocumentHead): string {
  const from = formatIndianDay(effectiveDate);
  return supersededBy ? `In effect from ${from}, superseded` : `In effect from ${from}`;
}

function writeSuperseded({ edition, supersededBy }: DocumentHead): readonly string[] {
  if (!supersededBy) return [];
  return [
    `Superseded: edition ${supersededBy.edition} took the place of edition ${edition} on ` +
      `${formatIndianDay(supersededBy.effectiveDate)}. This edition stays here for certificates that were issued under it.`,
  ];
}

/** The foot of every page, once it is known how many there are. */
export function setFeet(sheet: Sheet, { title, edition, supersededBy }: DocumentHead, publisher: Publisher): void {
  const { count } = sheet.pdf.bufferedPageRange();
  const band = new Band(sheet, page.right - page.left);
  const superseded = supersededBy ? ` (superseded by ${supersededBy.edition})` : '';
  for (let index = 0; index < count; index += 1) {
    sheet.pdf.switchToPage(index);
    sheet.rule(page.left, page.right, 786);
    sheet.artifact(() => {
      sheet.write(`${publisher.owner} · ${title} · Edition ${edition}${superseded}`, page.left, 791, styles.small);
      sheet.write(`Page ${index + 1} of ${count}`, page.right, 791, styles.small, 'end');
    }, 'Pagination');
    band.draw(page.left, index === 0 ? 80 : 36);
  }
}
