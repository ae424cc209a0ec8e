import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';

/** The two weights of the site's typeface, Anek. */
export type FontWeight = 400 | 600;

/** The subsets by script, in lookup order. */
const subsets = [
  'anek-latin/files/anek-latin-latin',
  'anek-latin/files/anek-latin-latin-ext',
  'anek-devanagari/files/anek-devanagari-devanagari',
];

/** Paths of the WOFF files of one weight, in lookup order. */
export function listFontFiles(weight: FontWeight): readonly string[] {
  return subsets.map((name) => fileURLToPath(import.meta.resolve(`@fontsource/${name}-${weight}-normal.woff`)));
}

/**
 * Unpacks a WOFF 1.0 file into an OpenType file (W3C WOFF File Format 1.0, sections 3 to 5): a header of 44 bytes, a
 * directory entry of 20 bytes per table, then the tables, each compressed with zlib unless that would not make it
 * shorter. `isWanted` selects tables by tag.
 * @throws RangeError if the file is truncated
 */
export function unpackWoff(woff: Buffer, isWanted: (tag: string) => boolean = () => true): Buffer {
  const directory = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => 44 + 20 * index);
  const entries = directory.filter((entry) => isWanted(woff.toString('latin1', entry, entry + 4)));
  const header = Buffer.alloc(12 + 16 * entries.length);
  woff.copy(header, 0, 4, 8);
  // The search fields of the table directory (OpenType, "Organization of an OpenType Font").
  const selector = Math.floor(Math.log2(entries.length));
  const range = 16 * 2 ** selector;
  for (const [index, value] of [entries.length, range, selector, 16 * entries.length - range].entries())
    header.writeUInt16BE(value, 4 + 2 * index);
  const parts: Buffer[] = [header];
  let offset = header.length;
  for (const [index, entry] of entries.entries()) {
    const [from = 0, packed = 0, length = 0] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    const bytes = woff.subarray(from, from + packed);
    const at = 12 + 16 * index;
    woff.copy(header, at, entry, entry + 4);
    woff.copy(header, at + 4, entry + 16, entry + 20);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(length, at + 12);
    const padding = Buffer.alloc(-length & 3);
    parts.push(packed < length ? inflateSync(bytes) : bytes, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}
