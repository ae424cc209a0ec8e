import { type Brand, drawCanvas } from '#media/draw/canvas.ts';
import { chooseFigure } from '#media/draw/choose-figure.ts';
import { defineBand, drawFigure } from '#media/draw/guilloche.ts';
import { palette } from '#media/draw/palette.ts';
import { balanceText, fitText, layoutParagraphs, measureDrop } from '#media/layout-text.ts';
import { outlineLines } from '#media/outline-text.ts';

const { ink, inkInverse, lineWork, lineWorkNight, paperRaised } = palette;

/** The text of an advertisement. The page has its button. */
type Advertisement = { readonly headline: string; readonly lines: readonly string[]; readonly brand: Brand };

/**
 * An SVG of 1440 by 900 for the dialog of the home page. On a phone it is 320 pixels wide, and letters of 64 units are
 * 14 pixels; up to six lines after the headline have that size.
 * @throws MoharError `media-refused` if the text is too long
 */
export function drawAdvertisement({ headline, lines, brand }: Advertisement): string {
  const margin = 100;
  const indent = 56;
  const leading = 1.18;
  const width = 1440 - 2 * margin;
  // Below the text: it takes the whole width on a phone.
  const figure = drawFigure(chooseFigure(headline), { x: 1120, y: 1000, radius: 270, stroke: 2 });
  const head = fitText(headline, { weight: 600, sizes: [124, 112, 100, 88], width, lines: 2 });
  const top = 182 + measureDrop(head, 1.06) + 24;
  const column = {
    top,
    bottom: 820,
    width: width - indent,
    weight: 400,
    sizes: [88, 80, 72, 68, 64, 60, 56, 52],
    leading,
  } as const;
  const points = layoutParagraphs(lines, { ...column, wrap: balanceText }).map(({ text, y }) => {
    const mark = `<path d="M${margin} ${y - text.style.size * 0.36}h30v6h-30z"/>`;
    return mark + outlineLines(text, margin + indent, y, leading);
  });
  return drawCanvas(
    { width: 1440, height: 900, ground: ink, brand },
    `<g stroke="${lineWorkNight}" stroke-opacity=".36">${figure}</g>`,
    `<g fill="${inkInverse}">${outlineLines(head, margin, 182, 1.06)}${points.join('')}</g>`,
  );
}

/**
 * A notice as a poster, an SVG of 1440 by 1080, between bands; the first line is its heading.
 * @throws MoharError `media-refused` if the text is too long
 */
export function drawNoticePicture({
  lines: [heading = '', ...rest],
  brand,
}: {
  readonly lines: readonly string[];
  readonly brand: Brand;
}): string {
  const margin = 120;
  const width = 1440 - 2 * margin;
  const figure = drawFigure(chooseFigure(heading), { x: 1300, y: 540, radius: 430, stroke: 2 });
  const head = fitText(heading, { weight: 600, sizes: [116, 104, 92, 80], width, lines: 3 });
  const top = 266 + measureDrop(head, 1.08) + 16;
  const column = { top, bottom: 930, width, weight: 400, sizes: [64, 60, 56, 52, 48, 44], leading: 1.18 } as const;
  const rows = layoutParagraphs(rest, { ...column, wrap: balanceText });
  const words = rows.map(({ text, y }) => outlineLines(text, margin, y, column.leading));
  const bands = [30, 998].map((y) => `<path fill="url(#band)" transform="translate(0 ${y})" d="M0 0h1440v52H0z"/>`);
  return drawCanvas(
    { width: 1440, height: 1080, ground: paperRaised, brand },
    `<g stroke="${lineWork}" stroke-opacity=".26">${figure}</g>`,
    `<path fill="${paperRaised}" d="M0 0h1440v116H0zM0 964h1440v116H0z"/>`,
    `<g stroke="${lineWork}" stroke-width="2">${defineBand('band', 52)}</g>${bands.join('')}`,
    `<g fill="${ink}">${outlineLines(head, margin, 266, 1.08)}${words.join('')}</g>`,
  );
}
