import { drawRosette, rosetteRadius, sealShape } from '#domain/guilloche/rosette.ts';
import { drawWave } from '#domain/guilloche/wave.ts';
import type { Figure } from '#media/draw/choose-figure.ts';

/** A circle and the width of its line, in user units. */
export type Circle = { readonly x: number; readonly y: number; readonly radius: number; readonly stroke: number };

/** A rosette, by default the seal, without colour: the stroke is inherited. */
export function drawSeal({ x, y, radius, stroke }: Circle, shape = sealShape): string {
  const scale = radius / rosetteRadius;
  const position = `translate(${x} ${y}) scale(${round(scale)})`;
  return `<path fill="none" transform="${position}" stroke-width="${round(stroke / scale)}" d="${drawRosette(shape)}"/>`;
}

/** A figure's rings, without colour. */
export function drawFigure(rings: Figure, { radius, ...circle }: Circle): string {
  return rings.map((ring) => drawSeal({ ...circle, radius: radius * ring.radius }, ring.shape)).join('');
}

/** A tile of interlaced waves as a pattern, for a band of this height across a picture. */
export function defineBand(id: string, height: number): string {
  const [wave, lines] = [72, 4];
  const path = drawWave({ wave, height });
  const shifts = Array.from({ length: lines }, (_, index) => (index * wave) / lines);
  const waves = shifts.map((shift) => `<path fill="none" transform="translate(${shift})" d="${path}"/>`).join('');
  return `<pattern id="${id}" width="${wave}" height="${height}" patternUnits="userSpaceOnUse">${waves}</pattern>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
