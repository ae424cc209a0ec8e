/** A storage has children, a stream has data. */
export type CompoundNode = {
  readonly name: string;
  readonly data?: Buffer;
  readonly children?: readonly CompoundNode[];
};

const sectorSize = 512;
const noEntry = 0xffffffff;
const endOfChain = 0xfffffffe;
const fatSector = 0xfffffffd;

/**
 * A compound file of version 3 ([MS-CFB], section 2): header, one FAT sector, the directory, the mini FAT (one sector),
 * the mini stream, then the streams of 4,096 bytes and more. At most 64 kB.
 */
export function makeCompoundFile(nodes: readonly CompoundNode[]): Buffer {
  const entries: { node: CompoundNode; type: number; child: number; right: number; start: number; size: number }[] = [];
  const add = (node: CompoundNode, type: number): number => {
    const entry = { node, type, child: noEntry, right: noEntry, start: endOfChain, size: 0 };
    const id = entries.push(entry) - 1;
    let previous: typeof entry | undefined;
    for (const child of node.children ?? []) {
      const childId = add(child, child.children ? 1 : 2);
      if (previous) previous.right = childId;
      else entry.child = childId;
      previous = entries[childId];
    }
    return id;
  };
  add({ name: 'Root Entry', children: nodes }, 5);

  const directorySectors = Math.ceil((entries.length * 128) / sectorSize);
  const fat = Buffer.alloc(sectorSize, 0xff);
  const miniFat = Buffer.alloc(sectorSize, 0xff);
  fat.writeUInt32LE(fatSector, 0);
  chain(fat, 1, directorySectors);
  let next = 1 + directorySectors;
  const miniFatStart = next++;
  chain(fat, miniFatStart, 1);
  const small = entries.filter(({ node }) => node.data && node.data.length < 4_096);
  const mini: Buffer[] = [];
  let miniNext = 0;
  for (const entry of small) {
    const data = pad(entry.node.data ?? Buffer.alloc(0), 64);
    entry.size = entry.node.data?.length ?? 0;
    if (data.length === 0) continue;
    entry.start = miniNext;
    chain(miniFat, miniNext, data.length / 64);
    miniNext += data.length / 64;
    mini.push(data);
  }
  const blocks = [pad(Buffer.concat(mini), sectorSize)];
  const root = entries[0];
  if (root && miniNext > 0) {
    root.start = next;
    root.size = miniNext * 64;
    chain(fat, next, (blocks[0]?.length ?? 0) / sectorSize);
    next += (blocks[0]?.length ?? 0) / sectorSize;
  }
  for (const entry of entries) {
    if (!entry.node.data || small.includes(entry)) continue;
    const data = pad(entry.node.data, sectorSize);
    entry.start = next;
    entry.size = entry.node.data.length;
    chain(fat, next, data.length / sectorSize);
    next += data.length / sectorSize;
    blocks.push(data);
  }

  const header = Buffer.alloc(sectorSize, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0, 8, 24);
  const shorts = [0x3e, 3, 0xfffe, 9, 6, 0, 0, 0];
  for (const [at, value] of shorts.entries()) header.writeUInt16LE(value, 24 + 2 * at);
  const longs = [0, 1, 1, 0, 4_096, miniFatStart, 1, endOfChain, 0, 0];
  for (const [at, value] of longs.entries()) header.writeUInt32LE(value, 40 + 4 * at);

  const directory = Buffer.alloc(directorySectors * sectorSize);
  for (const [id, { node, type, child, right, start, size }] of entries.entries()) {
    const entry = directory.subarray(128 * id, 128 * id + 128);
    entry.write(node.name, 0, 'utf16le');
    entry.writeUInt16LE(2 * (node.name.length + 1), 64);
    entry.writeUInt8(type, 66);
    entry.writeUInt8(1, 67);
    for (const [at, value] of [noEntry, right, child].entries()) entry.writeUInt32LE(value, 68 + 4 * at);
    entry.writeUInt32LE(start, 116);
    entry.writeUInt32LE(size, 120);
  }
  return Buffer.concat([header, fat, directory, miniFat, ...blocks]);
}

/** The file with one change in its directory (entry `id`), at an offset within the entry. */
export function changeEntry(file: Buffer, id: number, offset: number, value: number, bytes: 1 | 2 | 4 = 4): Buffer {
  const changed = Buffer.from(file);
  const directory = (file.readUInt32LE(48) + 1) * sectorSize;
  changed.writeUIntLE(value, directory + 128 * id + offset, bytes);
  return changed;
}

/** The file with another next sector for `sector`. */
export function changeFat(file: Buffer, sector: number, next: number): Buffer {
  const changed = Buffer.from(file);
  changed.writeUInt32LE(next, sectorSize + 4 * sector);
  return changed;
}

function chain(fat: Buffer, start: number, length: number): void {
  for (let at = 0; at < length; at++) {
    fat.writeUInt32LE(at + 1 < length ? start + at + 1 : endOfChain, 4 * (start + at));
  }
}

function pad(data: Buffer, unit: number): Buffer {
  return Buffer.concat([data, Buffer.alloc((unit - (data.length % unit)) % unit)]);
}
