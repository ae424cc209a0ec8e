import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

// `node scripts/subset-font.ts` makes the fonts of the pages from Anek: the printable characters of ASCII, the punctuation of our
// texts and the rupee sign, in the weights from 400 to 600. The files are committed.
const folder = join(import.meta.dirname, '../website/styles');
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('');
const latin = `${ascii}\u00a0©·×–—‘’“”•…`;

/** Without hints, which screens of today ignore, and features that no style asks for. The types lack `keepFeatures`. */
const options = {
  targetFormat: 'woff2' as const,
  keepFeatures: ['ccmp', 'kern', 'liga', 'mark', 'mkmk', 'tnum', 'zero'],
  noHinting: true,
  variationAxes: { wght: { min: 400, max: 600, default: 400 } },
};

async function makeSubset(source: string, characters: string, name: string): Promise<void> {
  const file = `@fontsource-variable/anek-latin/files/anek-latin-${source}-wght-normal.woff2`;
  const font = await subsetFont(readFileSync(fileURLToPath(import.meta.resolve(file))), characters, options);
  writeFileSync(join(folder, `${name}.woff2`), font);
  console.log(`${name}: ${font.length} bytes`);
}

await makeSubset('latin', latin, 'anek');
await makeSubset('latin-ext', '₹', 'anek-rupee');
