import { drawRosette, type RosetteShape, rosetteRadius } from '#domain/guilloche/rosette.ts';
import type { Figure } from '#media/draw/choose-figure.ts';

/** The rosette that is the seal of the brand. */
export const sealShape: RosetteShape = { waves: 9, turns: 2, depth: 0.42 };

/** Where something round is drawn, in user units, and how thick its lines are. */
export type Circle = { readonly x: number; readonly y: number; readonly radius: number; readonly stroke: number };

/** A rosette, the seal unless told otherwise, without colour: the stroke comes from around it. */
export function drawSeal({ x, y, radius, stroke }: Circle, shape = sealShape): string {
  const scale = radius / rosetteRadius;
  const place = `translate(${x} ${y}) scale(${round(scale)})`;
  return `<path fill="none" transform="${place}" stroke-width="${round(stroke / scale)}" d="${drawRosette(shape)}"/>`;
}

/** A figure's rings, without colour. */
export function drawFigure({ rings }: Figure, { radius, ...circle }: Circle): string {
  return rings.map((ring) => drawSeal({ ...circle, radius: radius * ring.radius }, ring.shape)).join('');
}

/** Where a band runs: from its left end along its middle, in user units. */
export type Strip = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * Path data of interlaced waves along a straight line, each an equal part of a wave behind the one before. Four cubic
 * Bézier pieces a wave follow the sine with its own tangents.
 */
export function traceBand({ waves, lines }: Figure['band'], { x, y, width, height }: Strip): string {
  const step = Math.PI / 2;
  const unit = width / waves / (2 * Math.PI);
  const reach = (step * unit) / 3;
  let path = '';
  for (let line = 0; line < lines; line += 1) {
    const phase = (2 * Math.PI * line) / lines;
    const at = (angle: number) => ({
      x: x + angle * unit,
      y: y + (height / 2) * Math.sin(angle + phase),
      rise: ((height / 2) * Math.cos(angle + phase) * step) / 3,
    });
    let from = at(0);
    path += `M${round(from.x)} ${round(from.y)}`;
    for (let piece = 1; piece <= waves * 4; piece += 1) {
      const to = at(piece * step);
      const numbers = [from.x + reach, from.y + from.rise, to.x - reach, to.y - to.rise, to.x, to.y];
      path += `C${numbers.map(round).join(' ')}`;
      from = to;
    }
  }
  return path.replaceAll(' -', '-');
}

/** A band without colour. */
export function drawBand(band: Figure['band'], strip: Strip): string {
  return `<path fill="none" d="${traceBand(band, strip)}"/>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
