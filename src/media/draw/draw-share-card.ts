import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PreparedMedia } from '#domain/media/media.ts';
import { type Brand, drawBrand, drawCanvas } from '#media/draw/canvas.ts';
import { chooseFigure } from '#media/draw/choose-figure.ts';
import { drawFigure, drawSeal } from '#media/draw/guilloche.ts';
import { palette } from '#media/draw/palette.ts';
import { fitText } from '#media/layout-text.ts';
import { outlineLines } from '#media/outline-text.ts';

/** The text of a share card: the page's title and its kind; and the brand. */
type ShareCard = { readonly title: string; readonly kicker: string; readonly brand: Brand };

/** Clients of Open Graph show this size without cropping. Pixels. */
const size = { width: 1200, height: 630 } as const;

/** Clients of Open Graph fetch one JPEG, and some of them ignore large ones. Bytes. */
const maxBytes = 60_000;
const qualities = [78, 72, 66, 60, 52, 44];

const margin = 72;
const textWidth = 700;
const position = { x: 1090, y: 315 } as const;

/**
 * The Open Graph picture of a page as an SVG. The title has up to four lines; a longer title is smaller, and truncated
 * with an ellipsis beyond about 120 characters. Beside it is the seal in a ring derived from the title: one ring only,
 * because fine lines make a JPEG large.
 */
export function drawShareCard({ title, kicker, brand }: ShareCard): string {
  const { ink, inkSoft, lineWork, paper } = palette;
  const kickerText = fitText(kicker, { weight: 600, sizes: [30], width: textWidth, lines: 1 });
  const titleText = fitText(title, { weight: 600, sizes: [78, 70, 62, 56, 50], width: textWidth, lines: 4 });
  const ring = drawFigure(chooseFigure(title).slice(0, 1), { ...position, radius: 280, stroke: 1.8 });
  return drawCanvas(
    { ...size, ground: paper, brand },
    `<g stroke="${lineWork}" stroke-opacity=".6">${ring}</g>`,
    drawSeal(brand.devanagari.outlines.letter, { ...position, radius: 84 }, { ink, ground: paper }),
    `<g fill="${inkSoft}">${outlineLines(kickerText, margin, 106, 1)}</g>`,
    `<g fill="${ink}">${outlineLines(titleText, margin, 134 + titleText.style.size, 1.1)}</g>`,
    drawBrand(brand, { x: margin, y: 556, size: 42, ink, ground: paper }),
  );
}

/**
 * Draws a share card and converts it to the only served file: `1200.jpeg`, below 60,000 bytes. The same text gives the
 * same bytes.
 */
export async function prepareShareCard(card: ShareCard): Promise<PreparedMedia> {
  const svg = drawShareCard(card);
  const hash = createHash('sha256').update(JSON.stringify(qualities)).update(svg).digest('hex').slice(0, 32);
  const drawn = await sharp(Buffer.from(svg)).resize(size).removeAlpha().raw().toBuffer();
  let bytes = drawn;
  for (const quality of qualities) {
    const raw = { ...size, channels: 3 } as const;
    bytes = await sharp(drawn, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length < maxBytes) break;
  }
  return { hash, kind: 'picture', ...size, files: [{ name: `${size.width}.jpeg`, bytes }] };
}
