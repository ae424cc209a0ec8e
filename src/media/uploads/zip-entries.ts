import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise } from 'yauzl';
import { assertFormat, MalformedFileError } from '#media/uploads/malformed-file.ts';

/** Limit against ZIP bombs. Bytes. */
const unpackedLimit = 100 * 1_048_576;
const entryLimit = 5_000;
const endSignature = 0x06054b50;
const endSize = 22;
/**
 * Invalid in part names (ECMA-376, part 2, sections 6.2.2.2 and 7.2.5; APPNOTE 4.4.17): characters outside printable
 * ASCII, empty segments and dots, needless escapes, and pieces of a part.
 */
const refusedName =
  /^$|[^ -~]|[\\:]|(?:^|\/)\.*\/|(?:^|\/)\.+$|%(?:2[def]|3[0-9]|[46][1-9a-f]|[57][0-9a]|5[cf]|7e)|\.piece$/i;

/**
 * Reads the central directory of an archive (PKWARE APPNOTE): it decides what readers unpack. Local headers are not
 * compared with it. The directory ends the archive, without a comment, and names are distinct, ignoring case.
 */
export async function readZipEntries(bytes: Buffer) {
  const end = bytes.length - endSize;
  // APPNOTE 4.3.16: with two end records, readers would choose differently.
  assertFormat(end >= 0 && bytes.readUInt32LE(end) === endSignature, 'the archive ends with its end record');
  assertFormat(bytes.readUInt32LE(end + 16) + bytes.readUInt32LE(end + 12) === end, 'the directory is in front of it');
  const zip = await readable(fromBufferPromise(bytes, { lazyEntries: true, autoClose: false, decodeStrings: false }));
  assertFormat(zip.entryCount <= entryLimit, 'the number of entries is reasonable');
  const entries = await readable(Array.fromAsync(zip.eachEntry()));
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  assertFormat(unpacked <= unpackedLimit, 'the archive does not unpack to too much');
  const names = entries.map(readName);
  assertFormat(new Set(names.map((name) => name.toLowerCase())).size === names.length, 'every name is distinct');
  return entries.map((entry, at) => ({
    name: names[at] ?? '',
    /** The declared unpacked size. Bytes. */
    size: entry.uncompressedSize,
    /** Rejects if the unpacked size differs. */
    unpack: () => readable(zip.openReadStreamPromise(entry).then(buffer)),
  }));
}

function readName({ fileNameRaw, generalPurposeBitFlag, compressionMethod }: Entry): string {
  const name = fileNameRaw.toString('latin1');
  assertFormat(name.length <= 500 && !refusedName.test(name), 'a name is relative, plain and has one form');
  const isPlain = (generalPurposeBitFlag & 0x2041) === 0 && (compressionMethod === 0 || compressionMethod === 8);
  assertFormat(isPlain, 'no entry is encrypted, and each is stored or deflated');
  return name;
}

/** Maps errors of yauzl to `MalformedFileError`. */
async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw new MalformedFileError('the archive is readable', { cause: error });
  }
}
