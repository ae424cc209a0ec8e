import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { site } from '#content/site.ts';
import { recolour } from '#domain/site/colours.ts';
import { formatPlace } from '#domain/site/seal.ts';
import { drawSeal } from '#media/draw/guilloche.ts';

// `node tools/make-icons.ts <folder>` draws the icons of the site from its seal, and gives all its drawings its colours.
const [folder = ''] = process.argv.slice(2);
const { colours } = site;
const { letter } = site.devanagari.outlines;
const [ink, inkByNight] = colours.ink;
const [ground, groundByNight] = colours.paperRaised;
const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -500 1000 1000">';

/** For the 16 px of a tab, where dots are noise: the disc alone, with a larger letter. */
const plain =
  `<circle r="500" fill="${ink}"/>` +
  `<path fill="${ground}" transform="scale(1.18)${formatPlace(letter)}" d="${letter.path}"/>`;

/** A square picture. */
async function render(size: number, drawing: string): Promise<Buffer> {
  const image = sharp(Buffer.from(`${start}${drawing}</svg>`), { density: 600 }).resize(size, size);
  return image.png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer();
}

/** An ICO file of one PNG picture: a header of 6 bytes and one directory entry of 16 (Microsoft, “ICO File Format”). */
function wrapIcon(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const dark = `@media(prefers-color-scheme:dark){circle{fill:${inkByNight}}path{fill:${groundByNight}}}`;
writeFileSync(join(folder, 'seal.svg'), `${start}<style>${dark}</style>${plain}</svg>\n`);
writeFileSync(join(folder, 'favicon.ico'), wrapIcon(await render(32, plain), 32));
// Phones round the corners, so the seal has a margin.
const paper = `<path fill="${ground}" d="M-500-500h1000v1000h-1000z"/>`;
const dotted = drawSeal(letter, { x: 0, y: 0, radius: 400 }, { ink, ground });
writeFileSync(join(folder, 'apple-touch-icon.png'), await render(180, `${paper}${dotted}`));

for (const name of globSync('figures/*.svg', { cwd: folder })) {
  const file = join(folder, name);
  writeFileSync(file, recolour(readFileSync(file, 'utf8'), colours));
}
