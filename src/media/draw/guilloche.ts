import { drawRosette, type RosetteShape, rosetteRadius } from '#domain/guilloche/rosette.ts';
import { drawWave } from '#domain/guilloche/wave.ts';
import { formatPlace, type SealOutline, seal } from '#domain/site/seal.ts';
import type { Figure } from '#media/draw/choose-figure.ts';

/** A circle and the width of its line, in user units. */
export type Circle = { readonly x: number; readonly y: number; readonly radius: number; readonly stroke: number };

/** The seal: a disc with dots at its edge in `ink`, and the letter in the colour of the ground. */
export function drawSeal(
  letter: SealOutline,
  { x, y, radius }: Omit<Circle, 'stroke'>,
  { ink, ground }: { readonly ink: string; readonly ground: string },
): string {
  const gap = (2 * Math.PI * seal.disc) / seal.dots;
  const dots = `stroke="${ink}" stroke-width="${2 * seal.dot}" stroke-linecap="round" stroke-dasharray="0 ${gap.toFixed(3)}"`;
  return (
    `<g transform="translate(${x} ${y}) scale(${(radius / seal.radius).toFixed(4)})"><circle r="${seal.disc}" fill="${ink}" ${dots}/>` +
    `<path fill="${ground}" transform="${formatPlace(letter)}" d="${letter.path}"/></g>`
  );
}

/** A rosette without colour: the stroke is inherited. */
function drawRing({ x, y, radius, stroke }: Circle, shape: RosetteShape): string {
  const scale = radius / rosetteRadius;
  const position = `translate(${x} ${y}) scale(${round(scale)})`;
  return `<path fill="none" transform="${position}" stroke-width="${round(stroke / scale)}" d="${drawRosette(shape)}"/>`;
}

/** A figure's rings, without colour. */
export function drawFigure(rings: Figure, { radius, ...circle }: Circle): string {
  return rings.map((ring) => drawRing({ ...circle, radius: radius * ring.radius }, ring.shape)).join('');
}

/** A tile of interlaced waves as a pattern, for a band of this height across a picture. */
export function defineBand(id: string, height: number): string {
  const wave = 72;
  const lines = 4;
  const path = drawWave({ wave, height });
  const shifts = Array.from({ length: lines }, (_, index) => (index * wave) / lines);
  const waves = shifts.map((shift) => `<path fill="none" transform="translate(${shift})" d="${path}"/>`).join('');
  return `<pattern id="${id}" width="${wave}" height="${height}" patternUnits="userSpaceOnUse">${waves}</pattern>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
