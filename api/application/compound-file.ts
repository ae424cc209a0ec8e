import { assertFormat } from '#api/application/malformed-file.ts';

/** A storage or stream of a compound file. */
export type CompoundEntry = {
  readonly name: string;
  readonly isStream: boolean;
  /** Whether it is a child of the root: those of any other storage, and what is in no storage, are not. */
  readonly isTop: boolean;
  readonly hasChildren: boolean;
  /** The data of a stream, whose sectors may be anywhere; less than its size where the file is cut short. */
  readonly read: () => Buffer;
};

const endOfChain = 0xfffffffe;
const noEntry = 0xffffffff;
const types = { unallocated: 0, storage: 1, stream: 2, root: 5 } as const;
const entrySize = 128;
const miniSectorSize = 64;
const miniStreamCutoff = 4_096;
/** The header names so many FAT sectors, enough for 6.8 MB in sectors of 512 bytes. */
const fatSectorsInHeader = 109;

/**
 * Reads the directory of a compound file ([MS-CFB]): the entries of its tree and those that are in the directory but in no
 * storage. An inconsistent directory is malformed: a sector beyond the file or in two chains, a chain that loops or is shorter
 * than its stream, an entry with two parents, a name that is not as long as it says.
 */
export function readCompoundFile(bytes: Buffer): readonly CompoundEntry[] {
  const { sectorSize, fat, claimed, directoryStart, miniFatStart, miniFatCount } = readHeader(bytes);
  const offsetOf = (sector: number): number => (sector + 1) * sectorSize;
  const readSectors = (chain: readonly number[]): Buffer => {
    const isWhole = chain.every((sector) => offsetOf(sector) + sectorSize <= bytes.length);
    assertFormat(isWhole, 'a sector of the structure is cut short');
    return Buffer.concat(chain.map((sector) => bytes.subarray(offsetOf(sector), offsetOf(sector) + sectorSize)));
  };

  const directory = readSectors(followChain(fat, directoryStart, claimed));
  const rows = Array.from({ length: directory.length / entrySize }, (_, id) =>
    readEntry(directory.subarray(id * entrySize, (id + 1) * entrySize), sectorSize),
  );
  const [root] = rows;
  assertFormat(root?.type === types.root, 'the first entry is the root');
  const parents = findParents(rows.map((row) => row ?? unallocated));

  // Section 2.3: streams shorter than the cutoff are in the mini stream, which is the root's.
  const miniFat = toSectorNumbers(readSectors(miniFatCount > 0 ? followChain(fat, miniFatStart, claimed) : []));
  const miniStream = root.size > 0 ? followChain(fat, root.start, claimed) : [];
  assertFormat(miniStream.length * sectorSize >= root.size, 'the mini stream has its length');
  const miniClaimed = new Uint8Array(Math.ceil(root.size / miniSectorSize));
  const miniOffsetOf = (sector: number): number => {
    const position = sector * miniSectorSize;
    return offsetOf(miniStream[Math.floor(position / sectorSize)] ?? 0) + (position % sectorSize);
  };
  const locate = ({ type, start, size }: Row): (() => Buffer) => {
    if (type !== types.stream || size === 0) return () => Buffer.alloc(0);
    const isMini = size < miniStreamCutoff;
    const chain = isMini ? followChain(miniFat, start, miniClaimed) : followChain(fat, start, claimed);
    const [length, find] = isMini ? [miniSectorSize, miniOffsetOf] : [sectorSize, offsetOf];
    assertFormat(chain.length * length >= size, 'a stream has its length');
    return () =>
      Buffer.concat(chain.map((sector) => bytes.subarray(find(sector), find(sector) + length))).subarray(0, size);
  };
  return rows.flatMap((row, id) => {
    if (row.type === types.unallocated || id === 0) return [];
    const { name, type, child } = row;
    const isStream = type === types.stream;
    const hasChildren = !isStream && child !== noEntry;
    return [{ name, isStream, isTop: parents.get(id) === 0, hasChildren, read: locate(row) }];
  });
}

/** Section 2.2, and the sectors of the FAT (section 2.3). */
function readHeader(bytes: Buffer) {
  assertFormat(bytes.length > 512, 'a header is followed by sectors');
  const version = bytes.readUInt16LE(26);
  const shift = bytes.readUInt16LE(30);
  assertFormat((version === 3 && shift === 9) || (version === 4 && shift === 12), 'a version has its sector size');
  assertFormat(bytes.readUInt16LE(28) === 0xfffe, 'the byte order is little-endian');
  assertFormat(
    bytes.readUInt16LE(32) === 6 && bytes.readUInt32LE(56) === miniStreamCutoff,
    'the mini stream is as usual',
  );
  const sectorSize = 1 << shift;
  /** 1 for a sector that is part of something: none is part of two. */
  const claimed = new Uint8Array(Math.max(0, Math.ceil(bytes.length / sectorSize) - 1));
  const fatCount = bytes.readUInt32LE(44);
  const isNamedHere = fatCount >= 1 && fatCount <= fatSectorsInHeader && bytes.readUInt32LE(72) === 0;
  assertFormat(isNamedHere, 'a file of this size needs no DIFAT sectors');
  const sectors: Buffer[] = [];
  for (let at = 0; at < fatCount; at++) {
    const sector = bytes.readUInt32LE(76 + 4 * at);
    claim(claimed, sector);
    const offset = (sector + 1) * sectorSize;
    assertFormat(offset + sectorSize <= bytes.length, 'a FAT sector is whole');
    sectors.push(bytes.subarray(offset, offset + sectorSize));
  }
  return {
    sectorSize,
    claimed,
    fat: toSectorNumbers(Buffer.concat(sectors)),
    directoryStart: bytes.readUInt32LE(48),
    miniFatStart: bytes.readUInt32LE(60),
    miniFatCount: bytes.readUInt32LE(64),
  };
}

type Row = ReturnType<typeof readEntry>;

const unallocated = { name: '', type: types.unallocated, links: [], child: noEntry, start: 0, size: 0 } as const;

/** Section 2.6.1. */
function readEntry(entry: Buffer, sectorSize: number) {
  const type = entry.readUInt8(66);
  if (type === types.unallocated) return unallocated;
  assertFormat(type === types.storage || type === types.stream || type === types.root, 'an entry has a known type');
  const length = entry.readUInt16LE(64);
  assertFormat(length >= 2 && length <= 64 && length % 2 === 0, 'a name fits its field');
  const name = entry.toString('utf16le', 0, length);
  assertFormat(name.indexOf('\0') === length / 2 - 1, 'a name ends where it says');
  // In version 3 the upper half of the size may be anything.
  assertFormat(sectorSize === 512 || entry.readUInt32LE(124) === 0, 'a stream is not larger than a file can be');
  return {
    name: name.slice(0, -1),
    type,
    links: [entry.readUInt32LE(68), entry.readUInt32LE(72)],
    child: entry.readUInt32LE(76),
    start: entry.readUInt32LE(116),
    size: entry.readUInt32LE(120),
  } as const;
}

/** The parent of each entry of the tree (section 2.6.4). Each is met once, so that a cycle ends. */
function findParents(rows: readonly Row[]): ReadonlyMap<number, number> {
  const parents = new Map<number, number>();
  const waiting: [id: number, parent: number][] = [[rows[0]?.child ?? noEntry, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [id, parent] = next;
    if (id === noEntry) continue;
    const row = rows[id];
    assertFormat(row?.type === types.storage || row?.type === types.stream, 'a link leads to a storage or stream');
    assertFormat(!parents.has(id), 'an entry has one parent');
    parents.set(id, parent);
    for (const link of row.links) waiting.push([link, parent]);
    if (row.type === types.storage) waiting.push([row.child, id]);
  }
  return parents;
}

/** The sectors of a chain (section 2.3), each of which is claimed, so that a loop ends. */
function followChain(fat: readonly number[], start: number, claimed: Uint8Array): number[] {
  const chain: number[] = [];
  for (let sector = start; sector !== endOfChain; sector = fat[sector] ?? noEntry) {
    claim(claimed, sector);
    chain.push(sector);
  }
  return chain;
}

function claim(claimed: Uint8Array, sector: number): void {
  assertFormat(claimed[sector] === 0, 'a sector is in the file and in one chain');
  claimed[sector] = 1;
}

function toSectorNumbers(bytes: Buffer): number[] {
  return Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32LE(4 * at));
}
