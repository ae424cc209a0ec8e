import { drawBrand, drawCanvas } from '#media/draw/canvas.ts';
import { chooseFigure } from '#media/draw/choose-figure.ts';
import { drawFigure } from '#media/draw/guilloche.ts';
import { palette } from '#media/draw/palette.ts';
import { balanceText, fitText, layoutParagraphs, measureDrop } from '#media/layout-text.ts';
import { outlineLines } from '#media/outline-text.ts';

/** The text of an advertisement. It has no button: the page has one beside it. */
type Advertisement = { readonly headline: string; readonly lines: readonly string[]; readonly brand: string };

const margin = 100;
const indent = 56;
const leading = 1.18;

/**
 * A picture of 1440 by 900 for the dialog of the home page, as an SVG. On a phone it is 320 pixels wide, where letters
 * of 64 units are 14 pixels; up to five lines after the headline stay in that size.
 * @throws MoharError `media-refused` when the text is too long
 */
export function drawAdvertisement({ headline, lines, brand }: Advertisement): string {
  const { ink, inkInverse, lineWorkNight } = palette;
  const figure = drawFigure(chooseFigure(headline), { x: 1210, y: 610, radius: 600, stroke: 2 });
  const head = fitText(headline, { weight: 600, sizes: [124, 112, 100, 88], width: 1440 - 2 * margin, lines: 2 });
  const points = layoutParagraphs(lines, {
    top: 182 + measureDrop(head, 1.06) + 24,
    bottom: 726,
    width: 1440 - 2 * margin - indent,
    weight: 400,
    sizes: [68, 64, 60, 56, 52],
    leading,
    wrap: balanceText,
  });
  const drawn = points.map(({ text, y }) => {
    const mark = `<path d="M${margin} ${y - text.style.size * 0.36}h30v6h-30z"/>`;
    return mark + outlineLines(text, margin + indent, y, leading);
  });
  return drawCanvas(
    { width: 1440, height: 900, ground: ink },
    `<g stroke="${lineWorkNight}" stroke-opacity=".36">${figure}</g>`,
    `<g fill="${inkInverse}">${outlineLines(head, margin, 182, 1.06)}${drawn.join('')}</g>`,
    drawBrand(brand, { x: margin, y: 832, size: 54, ink: inkInverse }),
  );
}
