import { drawRosette, rosetteRadius, sealShape } from '#domain/guilloche/rosette.ts';
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
export function drawFigure({ rings }: Figure, { radius, ...circle }: Circle): string {
  return rings.map((ring) => drawSeal({ ...circle, radius: radius * ring.radius }, ring.shape)).join('');
}

/** A band's left end, length and height, in user units; `y` is its middle. */
type Strip = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * Path data of interlaced sine waves along a straight line, each shifted by an equal part of a wave. Four cubic Bézier
 * curves a wave have the tangents of the sine at their ends (Hermite form).
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

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
