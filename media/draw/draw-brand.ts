import { drawSeal } from '#media/draw/guilloche.ts';
import { outlineText } from '#media/outline-text.ts';

/** Seal and name as in the head of the page: the middle of the line at `y`, `size` being that of the letters. */
export function drawBrand(brand: string, { x, y, size, ink }: BrandPlace): string {
  const radius = size * 0.62;
  const seal = drawSeal({ x: x + radius, y, radius, stroke: size * 0.075 });
  const name = outlineText(brand, { size, weight: 600 }, x + radius * 2 + size * 0.32, y + size * 0.34);
  return `<g stroke="${ink}">${seal}</g><path fill="${ink}" d="${name.path}"/>`;
}

export type BrandPlace = { readonly x: number; readonly y: number; readonly size: number; readonly ink: string };
