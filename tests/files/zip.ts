import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = {
  readonly name: string;
  readonly text?: string;
  /** In place of a text. */
  readonly data?: Buffer;
  readonly isStored?: boolean;
  readonly flags?: number;
  /** Whether sizes and CRC follow the data, as in archives that were written as a stream. */
  readonly hasDescriptor?: boolean;
  /** A false size in both headers. */
  readonly unpacked?: number;
  /** Differing values of the local header. */
  readonly local?: {
    readonly name?: string;
    readonly flags?: number;
    readonly method?: number;
    readonly packed?: number;
    readonly unpacked?: number;
    readonly extra?: Buffer;
  };
  /** Bytes in front of the local header that belong to no entry. */
  readonly before?: Buffer;
};

/** A ZIP archive (PKWARE APPNOTE, sections 4.3.7, 4.3.9, 4.3.12 and 4.3.16). */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const {
    name,
    text = '',
    isStored,
    flags = 0,
    hasDescriptor,
    unpacked,
    local: lie = {},
    before,
    ...entry
  } of entries) {
    const plain = entry.data ?? Buffer.from(text);
    const data = isStored ? plain : deflateRawSync(plain);
    const method = isStored ? 0 : 8;
    const size = unpacked ?? plain.length;
    const crc = crc32(plain);
    const flagBits = flags | (hasDescriptor ? 8 : 0);
    const localName = Buffer.from(lie.name ?? name);
    const extra = lie.extra ?? Buffer.alloc(0);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(lie.flags ?? flagBits, 6);
    local.writeUInt16LE(lie.method ?? method, 8);
    local.writeUInt32LE(hasDescriptor ? 0 : crc, 14);
    local.writeUInt32LE(lie.packed ?? (hasDescriptor ? 0 : data.length), 18);
    local.writeUInt32LE(lie.unpacked ?? (hasDescriptor ? 0 : size), 22);
    local.writeUInt16LE(localName.length, 26);
    local.writeUInt16LE(extra.length, 28);
    const descriptor = Buffer.alloc(hasDescriptor ? 16 : 0);
    if (hasDescriptor) {
      descriptor.writeUInt32LE(0x08074b50, 0);
      descriptor.writeUInt32LE(crc, 4);
      descriptor.writeUInt32LE(data.length, 8);
      descriptor.writeUInt32LE(size, 12);
    }
    const nameBytes = Buffer.from(name);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 6);
    central.writeUInt16LE(flagBits, 8);
    central.writeUInt16LE(method, 10);
    central.writeUInt32LE(crc, 16);
    central.writeUInt32LE(data.length, 20);
    central.writeUInt32LE(size, 24);
    central.writeUInt16LE(nameBytes.length, 28);
    central.writeUInt32LE(offset + (before?.length ?? 0), 42);
    const parts = [before ?? Buffer.alloc(0), local, localName, extra, data, descriptor];
    locals.push(...parts);
    centrals.push(central, nameBytes);
    offset += parts.reduce((sum, part) => sum + part.length, 0);
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
