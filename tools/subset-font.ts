import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

// `node tools/subset-font.ts` makes the fonts of the pages from Anek: the printable characters of ASCII, the rupee sign
// and the punctuation of our texts, in two weights. The files are committed.
const folder = join(import.meta.dirname, '../src/website/styles');
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('');
const latin = `${ascii}\u00a0©·×–—‘’“”•…₹`;

/** Without hints, which current screens ignore, and without unused features. The types lack `keepFeatures`. */
const options = {
  targetFormat: 'woff2' as const,
  keepFeatures: ['ccmp', 'kern', 'liga', 'mark', 'mkmk', 'tnum', 'zero'],
  noHinting: true,
};

async function makeSubset(source: string, characters: string, name: string): Promise<void> {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/anek-${source}.ttf`)));
  const font = await subsetFont(bytes, characters, options);
  writeFileSync(join(folder, `${name}.woff2`), font);
  console.log(`${name}: ${font.length} bytes`);
}

await makeSubset('latin/400Regular/AnekLatin_400Regular', latin, 'anek-400');
await makeSubset('latin/600SemiBold/AnekLatin_600SemiBold', latin, 'anek-600');
