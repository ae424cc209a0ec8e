import { chooseFigure } from '#media/draw/choose-figure.ts';
import { drawBrand } from '#media/draw/draw-brand.ts';
import { drawSheet } from '#media/draw/draw-sheet.ts';
import { drawFigure, drawSeal } from '#media/draw/guilloche.ts';
import { palette } from '#media/draw/palette.ts';
import { placeText } from '#media/draw/place-text.ts';
import { fitText } from '#media/wrap-text.ts';

/** What a share card says: the title of the page, what kind of page it is, and whose. */
export type ShareCard = { readonly title: string; readonly kicker: string; readonly brand: string };

/** Pixels; what readers of Open Graph show uncut. */
export const shareCardSize = { width: 1200, height: 630 } as const;

const margin = 72;
const textWidth = 700;
const place = { x: 1090, y: 315 } as const;

/**
 * The picture that a shared link shows, as an SVG: the title in up to four lines, smaller the longer it is, and beyond
 * about 120 characters cut off with an ellipsis; beside it the seal, in the ring that follows from the title. One ring:
 * fine lines are what makes a JPEG heavy.
 */
export function drawShareCard({ title, kicker, brand }: ShareCard): string {
  const { ink, inkSoft, lineWork, paper } = palette;
  const over = fitText(kicker, { weight: 600, sizes: [30], width: textWidth, lines: 1 });
  const head = fitText(title, { weight: 600, sizes: [78, 70, 62, 56, 50], width: textWidth, lines: 4 });
  const { rings, ...figure } = chooseFigure(title);
  const ring = drawFigure({ ...figure, rings: rings.slice(0, 1) }, { ...place, radius: 280, stroke: 1.8 });
  return drawSheet(
    { ...shareCardSize, ground: paper },
    `<g stroke="${lineWork}" stroke-opacity=".6">${ring}</g>`,
    `<g stroke="${ink}">${drawSeal({ ...place, radius: 84, stroke: 5 })}</g>`,
    `<g fill="${inkSoft}">${placeText(over, margin, 106, 1)}</g>`,
    `<g fill="${ink}">${placeText(head, margin, 134 + head.style.size, 1.1)}</g>`,
    drawBrand(brand, { x: margin, y: 556, size: 42, ink }),
  );
}
