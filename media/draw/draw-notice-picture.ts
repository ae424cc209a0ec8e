import { drawCanvas } from '#media/draw/canvas.ts';
import { chooseFigure } from '#media/draw/choose-figure.ts';
import { drawFigure, traceBand } from '#media/draw/guilloche.ts';
import { palette } from '#media/draw/palette.ts';
import { balanceText, fitText, layoutParagraphs, measureDrop } from '#media/layout-text.ts';
import { outlineLines } from '#media/outline-text.ts';

/** The lines of a notice, the first of which is its heading. */
export type NoticePicture = { readonly lines: readonly string[] };

const margin = 120;
const width = 1440 - 2 * margin;

/**
 * A notice as a poster of 1440 by 1080, as an SVG, between bands derived from its heading.
 * @throws MoharError `media-refused` when the text is too long
 */
export function drawNoticePicture({ lines: [heading = '', ...rest] }: NoticePicture): string {
  const { ink, lineWork, paperRaised } = palette;
  const figure = chooseFigure(heading);
  const head = fitText(heading, { weight: 600, sizes: [116, 104, 92, 80], width, lines: 3 });
  const top = 266 + measureDrop(head, 1.08) + 16;
  const column = { top, bottom: 930, width, weight: 400, sizes: [64, 60, 56, 52, 48, 44], leading: 1.18 } as const;
  const rows = layoutParagraphs(rest, { ...column, wrap: balanceText });
  const words = rows.map(({ text, y }) => outlineLines(text, margin, y, column.leading));
  const trace = (y: number): string => traceBand(figure.band, { x: 0, y, width: 1440, height: 52 });
  const bands = [56, 1024].map((y) => `<path fill="none" d="${trace(y)}"/>`);
  return drawCanvas(
    { width: 1440, height: 1080, ground: paperRaised },
    `<g stroke="${lineWork}" stroke-opacity=".26">${drawFigure(figure, { x: 1300, y: 540, radius: 430, stroke: 2 })}</g>`,
    `<path fill="${paperRaised}" d="M0 0h1440v116H0zM0 964h1440v116H0z"/>`,
    `<g stroke="${lineWork}" stroke-width="2">${bands.join('')}</g>`,
    `<g fill="${ink}">${outlineLines(head, margin, 266, 1.08)}${words.join('')}</g>`,
  );
}
