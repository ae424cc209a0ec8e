import { drawRosette, type RosetteShape } from '#domain/guilloche/rosette.ts';
import { copiesOf, shapes } from '#website/components/guilloche/shapes.ts';

const view = '-500 -500 1000 1000';

/**
 * All drawings as symbols of one SVG file, as separate files would be fetched one after the other on a slow connection.
 * Colours come from where a symbol is used. `pictures` and `marks` are SVG files of symbols.
 */
export function drawSymbols(pictures: string, marks: string): string {
  const rosettes = Object.entries(shapes).map(
    ([name, shape]) => `<symbol id="rosette-${name}" viewBox="${view}">${drawLines(name, shape)}</symbol>`,
  );
  const symbols = [
    ...readSymbols(pictures),
    ...readSymbols(marks).map((mark) => mark.replace('id="', 'id="mark-')),
    ...rosettes,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function readSymbols(svg: string): readonly string[] {
  return svg.match(/<symbol [\s\S]*?<\/symbol>/g) ?? [];
}

/** A rosette with its mark as a separate picture, which follows the system's colour scheme. */
export function drawFigureFile(name: string, marks: string): string {
  const shape = Object.entries(shapes).find(([known]) => known === name)?.[1];
  const mark = new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`).exec(marks)?.[1];
  if (!shape || !mark) throw new Error(`there is no figure named ${name}`);
  const style =
    'path{fill:none;stroke:#3f5596;stroke-linecap:round;stroke-linejoin:round}' +
    '@media(prefers-color-scheme:dark){path{stroke:#8ea2dd}}';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"><style>${style}</style>` +
    `<path stroke-width="4" d="${drawRosette(shape)}"/>` +
    `<g transform="translate(-200 -200)scale(8.333)" stroke-width="1.5">${mark}</g></svg>\n`
  );
}

function drawLines(name: string, shape: RosetteShape): string {
  const copies = copiesOf(name);
  const line = `<path id="${name}-line" vector-effect="non-scaling-stroke" d="${drawRosette(shape)}"/>`;
  const turns = Array.from({ length: copies - 1 }, (_, index) => {
    const degrees = Math.round((((index + 1) * 360) / shape.waves / copies) * 100) / 100;
    return `<use href="#${name}-line" transform="rotate(${degrees})"/>`;
  });
  return line + turns.join('');
}
