import { drawRosette, drawRosettePart, type RosetteShape, sealShape } from '#domain/guilloche/rosette.ts';
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

/** The seal of the brand as the icon of the site, which follows the system's colour scheme. */
export function drawIcon(): string {
  const style = 'path{fill:none;stroke:#16224a;stroke-width:44}@media(prefers-color-scheme:dark){path{stroke:#ece8dd}}';
  const path = `<path id="a" d="${drawRosettePart(sealShape, 3)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"><style>${style}</style>${path}${repeat('a', 3, 360)}</svg>\n`;
}

/** One part of the line, repeated around the centre: a fraction of the bytes of the whole line. */
function drawLines(name: string, shape: RosetteShape): string {
  const parts = countParts(shape);
  const path = drawRosettePart(shape, parts);
  const part = `<path id="${name}-part" vector-effect="non-scaling-stroke" d="${path}"/>`;
  const line = `<g id="${name}-line">${part}${repeat(`${name}-part`, parts, 360)}</g>`;
  return line + repeat(`${name}-line`, copiesOf(name), 360 / shape.waves);
}

/** Copies of an element, rotated by equal parts of `degrees`; the first is the element itself. */
function repeat(id: string, count: number, degrees: number): string {
  const copies = Array.from({ length: count - 1 }, (_, index) => {
    const angle = Math.round(((index + 1) * degrees * 100) / count) / 100;
    return `<use href="#${id}" transform="rotate(${angle})"/>`;
  });
  return copies.join('');
}

/** How many equal parts a rosette has; of more than 12 the copies would outweigh the path. */
function countParts({ waves, petals }: RosetteShape): number {
  const divides = (parts: number): boolean => waves % parts === 0 && (petals?.count ?? 0) % parts === 0;
  return Array.from({ length: 12 }, (_, index) => index + 1).findLast(divides) ?? 1;
}
