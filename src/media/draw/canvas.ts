import { recolour } from '#domain/site/colours.ts';
import type { Site } from '#domain/site/site.ts';
import { drawSeal } from '#media/draw/guilloche.ts';
import { outlineText } from '#media/outline-text.ts';

/** A drawing on a plain ground; `width` and `height` in user units, pixels at full size. */
type Canvas = { readonly width: number; readonly height: number; readonly ground: string; readonly brand: Brand };

/** The brand's data in pictures. */
export type Brand = Pick<Site, 'name' | 'devanagari' | 'colours'>;

/** An SVG file in the brand's colours; its parts are drawn in those of the palette. */
export function drawCanvas({ width, height, ground, brand }: Canvas, ...parts: readonly string[]): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${parts.join('')}</svg>\n`;
  return recolour(svg, brand.colours);
}

/** Seal and name as in the page's header, centred on the line at `y`; `size` is the font size. */
export function drawBrand(
  brand: Brand,
  {
    x,
    y,
    size,
    ...colours
  }: { readonly x: number; readonly y: number; readonly size: number; readonly ink: string; readonly ground: string },
): string {
  const radius = size * 0.62;
  const seal = drawSeal(brand.devanagari.outlines.letter, { x: x + radius, y, radius }, colours);
  const name = outlineText(brand.name, { size, weight: 600 }, x + radius * 2 + size * 0.32, y + size * 0.34);
  return `${seal}<path fill="${colours.ink}" d="${name.path}"/>`;
}
