import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

// `node scripts/subset-font.ts` makes the typeface of headings: the printable characters of ASCII and the punctuation of our
// texts. It then fits into the first ten segments of a connection, which take one round trip. The file is committed.
const source = import.meta.resolve('@fontsource/anek-latin/files/anek-latin-latin-600-normal.woff2');
const target = join(import.meta.dirname, '../website/styles/anek-headings.woff2');
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('');

const font = await subsetFont(readFileSync(fileURLToPath(source)), `${ascii}–—‘’“”…·`, { targetFormat: 'woff2' });
writeFileSync(target, font);
console.log(`${target}: ${font.length} bytes`);
