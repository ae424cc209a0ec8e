import { inflateRawSync } from 'node:zlib';
import { type Entry, fromBufferPromise } from 'yauzl';
import { assertFormat, MalformedFileError } from '#api/application/malformed-file.ts';

/** An entry of an archive. */
export type ZipEntry = {
  readonly name: string;
  /** Bytes that it says to unpack to. */
  readonly size: number;
  /** Unpacks it; throws when it does not have its size. */
  readonly unpack: () => Buffer;
};

/** A resume that unpacks to more is an attack. Bytes. */
const unpackedLimit = 100 * 1_048_576;
const entryLimit = 5_000;

const signatures = { local: 0x04034b50, descriptor: 0x08074b50, end: 0x06054b50 };
const endSize = 22;
const localSize = 30;
const methods = { stored: 0, deflated: 8 };
const hasDescriptorFlag = 1 << 3;
/** Encrypted, patched, strongly encrypted, masked. */
const refusedFlags = (1 << 0) | (1 << 5) | (1 << 6) | (1 << 13);

/**
 * Reads the entries of an archive (PKWARE APPNOTE) that every reader reads alike: each local header says what the central
 * directory says; entries follow one another without gaps from the first byte to the directory, and the archive ends behind
 * it, without a comment; names are distinct, relative and plain. Other archives are malformed.
 */
export async function readZipEntries(bytes: Buffer): Promise<readonly ZipEntry[]> {
  const end = bytes.length - endSize;
  // APPNOTE 4.3.16.
  assertFormat(end >= 0 && bytes.readUInt32LE(end) === signatures.end, 'the archive ends with its end record');
  const directory = bytes.readUInt32LE(end + 16);
  assertFormat(directory + bytes.readUInt32LE(end + 12) === end, 'the directory is in front of the end record');
  const entries = await readDirectory(bytes);
  const names = new Set<string>();
  let next = 0;
  for (const entry of entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    assertFormat(entry.relativeOffsetOfLocalHeader === next, 'an entry begins where the one before it ends');
    checkName(entry);
    // ECMA-376, part 2, section 6.2.2.3: names that differ in case only are equal.
    names.add(toText(entry.fileNameRaw).toLowerCase());
    next = findEnd(bytes, entry);
  }
  assertFormat(names.size === entries.length, 'every name is distinct');
  assertFormat(next === directory, 'the last entry ends where the directory begins');
  return entries.map((entry) => ({
    name: toText(entry.fileNameRaw),
    size: entry.uncompressedSize,
    unpack: () => unpack(bytes, entry),
  }));
}

async function readDirectory(bytes: Buffer): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  let unpacked = 0;
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: false });
    assertFormat(zip.entryCount <= entryLimit, 'the number of entries is reasonable');
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      assertFormat(unpacked <= unpackedLimit, 'the archive does not unpack to too much');
      entries.push(entry);
    }
  } catch (error) {
    throw error instanceof MalformedFileError
      ? error
      : new MalformedFileError('the archive is readable', { cause: error });
  }
  return entries;
}

/** APPNOTE 4.4.17, and plain ASCII, as the names of parts are (ECMA-376, part 2, section 6.2.2.2). */
function checkName({ fileNameRaw }: Entry): void {
  const name = toText(fileNameRaw);
  assertFormat(/^[!-~ ]{1,500}$/.test(name) && !name.includes('\\'), 'a name is plain ASCII');
  const isRelative = name
    .replace(/\/$/, '')
    .split('/')
    .every((segment) => !/^\.*$/.test(segment));
  assertFormat(isRelative && !name.includes(':'), 'a name is relative, without empty segments and dots');
  // ECMA-376, part 2, section 6.2.2.2: letters, digits, - . _ ~ / and \ are not escaped, or a name would have two forms.
  assertFormat(!/%(?:2[def]|3[0-9]|[46][1-9a-f]|[57][0-9a]|5[cf]|7e)/i.test(name), 'a name has one form');
  // ECMA-376, part 2, section 7.2.5: a part in pieces would hide from whoever reads entries.
  assertFormat(!/\.piece$/i.test(name), 'no part is in pieces');
}

/** Compares the local header (APPNOTE 4.3.7) with the directory's; returns where the entry ends. */
function findEnd(bytes: Buffer, entry: Entry): number {
  const at = entry.relativeOffsetOfLocalHeader;
  const { generalPurposeBitFlag: flags, compressionMethod: method, compressedSize: packed } = entry;
  assertFormat(
    at + localSize <= bytes.length && bytes.readUInt32LE(at) === signatures.local,
    'an entry has a local header',
  );
  assertFormat((flags & refusedFlags) === 0, 'no entry is encrypted');
  assertFormat(
    method === methods.deflated || (method === methods.stored && packed === entry.uncompressedSize),
    'a method is known',
  );
  assertFormat(
    bytes.readUInt16LE(at + 6) === flags && bytes.readUInt16LE(at + 8) === method,
    'flags and method are the same',
  );
  const hasDescriptor = (flags & hasDescriptorFlag) !== 0;
  const values = [entry.crc32, packed, entry.uncompressedSize];
  for (const [index, value] of values.entries()) {
    const local = bytes.readUInt32LE(at + 14 + 4 * index);
    assertFormat(local === value || (hasDescriptor && local === 0), 'CRC and sizes are the same');
  }
  const nameEnd = at + localSize + bytes.readUInt16LE(at + 26);
  assertFormat(bytes.subarray(at + localSize, nameEnd).equals(entry.fileNameRaw), 'a name is the same');
  const end = findData(bytes, entry) + packed;
  assertFormat(end <= bytes.length, 'an entry is in the file');
  return hasDescriptor ? findDescriptorEnd(bytes, end, values) : end;
}

/** APPNOTE 4.3.9: CRC and sizes behind the data, after a signature or not; sizes of 4 bytes, or of 8 in Zip64. */
function findDescriptorEnd(bytes: Buffer, at: number, [crc = 0, ...sizes]: readonly number[]): number {
  for (const start of [at + 4, at]) {
    if (start > at && (start > bytes.length || bytes.readUInt32LE(at) !== signatures.descriptor)) continue;
    for (const width of [4, 8]) {
      const expected = Buffer.alloc(4 + 2 * width);
      expected.writeUInt32LE(crc);
      for (const [index, size] of sizes.entries()) expected.writeUIntLE(size, 4 + index * width, Math.min(width, 6));
      const end = start + expected.length;
      if (bytes.subarray(start, end).equals(expected)) return end;
    }
  }
  throw new MalformedFileError('a descriptor says the same as the directory');
}

function findData(bytes: Buffer, { relativeOffsetOfLocalHeader: at }: Entry): number {
  return at + localSize + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
}

function unpack(bytes: Buffer, entry: Entry): Buffer {
  const start = findData(bytes, entry);
  const data = bytes.subarray(start, start + entry.compressedSize);
  if (entry.compressionMethod === methods.stored) return data;
  try {
    const unpacked = inflateRawSync(data, { maxOutputLength: Math.max(1, entry.uncompressedSize) });
    assertFormat(unpacked.length === entry.uncompressedSize, 'an entry has its size');
    return unpacked;
  } catch (error) {
    throw error instanceof MalformedFileError
      ? error
      : new MalformedFileError('an entry is readable', { cause: error });
  }
}

/** Bytes as characters: a name is compared before anything is decoded. */
function toText(name: Buffer): string {
  return name.toString('latin1');
}
