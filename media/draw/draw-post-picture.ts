import { drawCanvas, styleNight } from '#media/draw/canvas.ts';
import { chooseFigure } from '#media/draw/choose-figure.ts';
import { drawFigure } from '#media/draw/guilloche.ts';
import { objects } from '#media/draw/object/objects.ts';
import { objectStroke } from '#media/draw/object/strokes.ts';
import { palette } from '#media/draw/palette.ts';

export type PicturedPost = keyof typeof objects;

/** The slugs of the posts that have a picture. */
export const picturedPosts = Object.keys(objects) as readonly PicturedPost[];

/** The picture of a post as an SVG of 1440 by 810: its object on the figure derived from its slug. */
export function drawPostPicture(slug: PicturedPost): string {
  const figure = drawFigure(chooseFigure(slug), { x: 720, y: 405, radius: 700, stroke: 2 });
  return drawCanvas(
    { width: 1440, height: 810, ground: palette.paperInset, night: styleNight() },
    `<g stroke="${palette.lineWork}" stroke-opacity=".4">${figure}</g>`,
    `<g transform="translate(720 405) scale(1.24)" fill="none" stroke="${palette.ink}" stroke-width="${objectStroke}" stroke-linecap="round" stroke-linejoin="round">${objects[slug].join('')}</g>`,
  );
}
