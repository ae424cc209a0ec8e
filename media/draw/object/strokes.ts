import { drawSeal } from '#media/draw/guilloche.ts';
import { palette } from '#media/draw/palette.ts';
import { outlineText } from '#media/outline-text.ts';

/** The width of all lines of an object, in its own units. */
export const objectStroke = 5;

/** A closed shape filled with paper, which covers what is behind it. */
export const body = (d: string, fill: string = palette.paperRaised) => `<path fill="${fill}" d="${d}"/>`;

export const lines = (...d: string[]) => `<path d="${d.join('')}"/>`;

/** A sheet with corners of 10. */
export function sheet(x: number, y: number, width: number, height: number): string {
  return `<rect fill="${palette.paperRaised}" x="${x}" y="${y}" width="${width}" height="${height}" rx="10"/>`;
}

/** Rows of text, as left end, height and length each. */
export function rows(...of: readonly (readonly [x: number, y: number, length: number])[]): string {
  return lines(...of.map(([x, y, length]) => `M${x} ${y}h${length}`));
}

/** The seal on a disc of paper: a rosette in a circle. */
export function seal(x: number, y: number, radius: number): string {
  return disc(x, y, radius) + drawSeal({ x, y, radius: radius * 0.8, stroke: objectStroke });
}

export const disc = (x: number, y: number, radius: number) =>
  `<circle fill="${palette.paperRaised}" cx="${x}" cy="${y}" r="${radius}"/>`;

/** The two ends of ribbon that hang from behind a disc. */
export function ribbon(x: number, y: number, radius: number): string {
  const end = (side: 1 | -1) => {
    const at = (right: number, down: number) => `${round(x + side * right * radius)} ${round(y + down * radius)}`;
    return body(`M${at(0.66, 0.6)}L${at(0.86, 1.62)} ${at(0.5, 1.42)} ${at(0.22, 1.74)} ${at(0.04, 0.8)}z`);
  };
  return end(-1) + end(1);
}

/** A word in ink, from the left end of its baseline. */
export function word(text: string, x: number, y: number, size: number): string {
  return `<path fill="${palette.ink}" stroke="none" d="${outlineText(text, { size, weight: 600 }, x, y).path}"/>`;
}

/** A signature by hand; `kind` makes one person's differ from another's. */
export function signature(x: number, y: number, kind: 0 | 1 = 0): string {
  return kind === 0
    ? lines(`M${x} ${y}c10-34 26-46 30-34s-16 44-6 40 18-30 28-32-4 26 6 26 12-24 22-24-2 22 8 22 22-14 34-18`)
    : lines(`M${x} ${y - 4}c18 8 40-40 26-46s-30 42-14 48 30-34 40-32-10 30 2 30 14-18 22-16 0 16 10 16 24-8 38-26`);
}

const round = (value: number) => Math.round(value * 10) / 10;
