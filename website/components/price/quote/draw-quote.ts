import PDFDocument from 'pdfkit';
import { site } from '#content/site.ts';
import { drawRosette } from '#domain/guilloche/rosette.ts';
import type { QuoteFonts } from './fetch-fonts.ts';
import { decorate, ink, type Part, type Pdf, soft, write, writeAmount } from './pen.ts';
import type { Quote, QuoteLine } from './quote.ts';

/** PDF counts in points: A4 is 595 by 842. */
const left = 56;
const right = 539;

/** Draws a quote on one page of A4, tagged so that it can be read out. */
export function drawQuote(quote: Quote, fonts: QuoteFonts): Promise<Blob> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: left,
    // The typefaces are our own: the library's must not be looked for.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: `Price quote ${quote.number}`, Author: site.owner, Creator: site.name },
  });
  const blob = collect(pdf);
  for (const [name, bytes] of Object.entries(fonts)) pdf.registerFont(name, bytes);
  drawSeals(pdf);

  const root = pdf.struct('Document');
  pdf.addStructure(root);
  write(pdf, root, 'P', site.name, { x: left + 50, y: 58, size: 22, isBold: true });
  write(pdf, root, 'H1', 'Price quote', { x: left, y: 130, size: 28, isBold: true });
  const below = Math.max(
    writeLines(
      pdf,
      root,
      quote.facts.map(([label, value]) => `${label}: ${value}`),
      left,
    ),
    writeLines(pdf, root, quote.from, 320),
  );
  let y = writeTable(pdf, root, quote, below + 28) + 10;
  for (const note of quote.notes) {
    y = write(pdf, root, 'P', note, { x: left, y, size: 10, colour: soft, width: right - left }) + 6;
  }
  write(pdf, root, 'Link', quote.link, { x: left, y: y + 4, size: 9, width: right - left, link: quote.link });
  root.end();
  pdf.end();
  return blob;
}

function writeLines(pdf: Pdf, root: Part, lines: readonly string[], x: number): number {
  let y = 186;
  for (const line of lines) {
    write(pdf, root, 'P', line, { x, y });
    y += 18;
  }
  return y;
}

function writeTable(pdf: Pdf, root: Part, { items, sums, total }: Quote, top: number): number {
  const table = pdf.struct('Table');
  root.add(table);
  let y = top;
  for (const line of [...items, ...sums]) {
    const isFirstSum = line === sums[0];
    writeRow(pdf, table, line, y, { colour: isFirstSum ? '#7b8199' : '#d8d1c0' });
    y += 30;
  }
  writeRow(pdf, table, total, y, { colour: ink, isTotal: true });
  table.end();
  return y + 52;
}

function writeRow(
  pdf: Pdf,
  table: Part,
  { title, detail, amount }: QuoteLine,
  y: number,
  { colour, isTotal = false }: { colour: string; isTotal?: boolean },
): void {
  decorate(pdf, () => pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.75).stroke(colour));
  const row = pdf.struct('TR');
  table.add(row);
  const size = isTotal ? 16 : 11;
  const line = y + (isTotal ? 12 : 8);
  write(pdf, row, 'TH', title, { x: left, y: line, size, isBold: isTotal });
  write(pdf, row, 'TD', detail || ' ', { x: 150, y: line + (isTotal ? 4 : 0), colour: soft });
  writeAmount(pdf, row, amount, { right, y: line, size, isBold: isTotal });
  row.end();
}

/** The seal beside the name, and a large quiet rosette in the corner. */
function drawSeals(pdf: Pdf): void {
  decorate(pdf, () =>
    pdf
      .translate(left + 19, 70)
      .scale(0.04)
      .lineWidth(22)
      .path(drawRosette({ waves: 9, turns: 2, depth: 0.42 }))
      .stroke(ink),
  );
  decorate(pdf, () =>
    pdf
      .translate(540, 60)
      .scale(0.34)
      .lineWidth(2)
      .opacity(0.35)
      .path(drawRosette({ waves: 31, turns: 7, depth: 0.5 }))
      .stroke('#3f5596'),
  );
}

function collect(pdf: Pdf): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    pdf.on('error', reject);
  });
}
