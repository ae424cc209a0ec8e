import { assertFormat } from '#media/uploads/malformed-file.ts';

const endOfChain = 0xfffffffe;
const noEntry = 0xffffffff;
const types = { unallocated: 0, stream: 2, root: 5 } as const;
const entrySize = 128;
const miniSectorSize = 64;
const miniStreamCutoff = 4_096;
/** FAT sectors in the header: enough for 6.8 MB in sectors of 512 bytes. */
const fatSectorsInHeader = 109;

/** A storage or stream of a compound file. */
export type CompoundEntry = ReturnType<typeof readCompoundFile>[number];

/** Lists all directory entries of a compound file ([MS-CFB]), in any storage or none. */
export function readCompoundFile(bytes: Buffer) {
  assertFormat(bytes.length > 512, 'a header is followed by sectors');
  const shift = bytes.readUInt16LE(30);
  assertFormat(shift === 9 || shift === 12, 'sectors have a usual size');
  const sectorSize = 1 << shift;
  const readSectors = (chain: readonly number[]): Buffer =>
    Buffer.concat(chain.map((sector) => bytes.subarray((sector + 1) * sectorSize, (sector + 2) * sectorSize)));

  const fatCount = bytes.readUInt32LE(44);
  assertFormat(fatCount >= 1 && fatCount <= fatSectorsInHeader, 'a file of this size needs no DIFAT sectors');
  const fat = readSectors(Array.from({ length: fatCount }, (_, at) => bytes.readUInt32LE(76 + 4 * at)));
  const directory = readSectors(followChain(fat, bytes.readUInt32LE(48)));
  const rows = Array.from({ length: Math.floor(directory.length / entrySize) }, (_, id) => readRow(directory, id));
  const [root] = rows;
  assertFormat(root?.type === types.root, 'the first entry is the root');

  return rows
    .slice(1)
    .filter(({ type }) => type !== types.unallocated)
    .map(({ name, type, child, start, size }) => ({
      name,
      isStream: type === types.stream,
      hasChildren: type !== types.stream && child !== noEntry,
      /** Reads the data of a stream; less than `size` in a truncated file. */
      read: () => {
        if (size === 0) return Buffer.alloc(0);
        if (size >= miniStreamCutoff) return readSectors(followChain(fat, start)).subarray(0, size);
        // Section 2.3: shorter streams are in the mini stream of the root.
        const miniStream = readSectors(followChain(fat, root.start));
        const chain = followChain(readSectors(followChain(fat, bytes.readUInt32LE(60))), start);
        const parts = chain.map((sector) =>
          miniStream.subarray(sector * miniSectorSize, (sector + 1) * miniSectorSize),
        );
        return Buffer.concat(parts).subarray(0, size);
      },
    }));
}

/** Section 2.6.1. */
function readRow(directory: Buffer, id: number) {
  const row = directory.subarray(id * entrySize, (id + 1) * entrySize);
  const [name = ''] = row.toString('utf16le', 0, 64).split('\0', 1);
  return {
    // Up to the first zero, as some readers do, whatever the length field says. Names are compared in capitals (2.6.4).
    name: name.toUpperCase(),
    type: row.readUInt8(66),
    child: row.readUInt32LE(76),
    start: row.readUInt32LE(116),
    size: row.readUInt32LE(120),
  };
}

/** The sectors of a chain (section 2.3). It has no more sectors than its table, so the loop ends. */
function followChain(table: Buffer, start: number): number[] {
  const chain: number[] = [];
  for (let sector = start; sector !== endOfChain; sector = table.readUInt32LE(4 * sector)) {
    assertFormat(4 * sector + 4 <= table.length && 4 * chain.length < table.length, 'a chain of sectors ends');
    chain.push(sector);
  }
  return chain;
}
