import { inflateSync } from 'node:zlib';
import { demand, MalformedFileError } from '#api/application/malformed-file.ts';
import { nameBits, scanObject, scanObjects } from '#api/application/pdf-names.ts';

/**
 * Names that only scripts, programs to start, embedded files, rich media and forms with scripts (XFA) have (ISO 32000-2,
 * sections 12.6.4, 7.11.4 and 13.6).
 */
const activeNames =
  nameBits.JavaScript |
  nameBits.JS |
  nameBits.Launch |
  nameBits.EmbeddedFile |
  nameBits.EmbeddedFiles |
  nameBits.RichMedia |
  nameBits.XFA;

/** Bytes at the end in which the file must end. */
const tailSize = 2_048;
/** Object streams of one file, the bytes to which all of them may unpack, and how many are tried in vain. */
const objectStreamLimits = { count: 1_000, bytes: 4 * 1_048_576, failures: 50 };

/**
 * Whether a PDF holds scripts, actions that start programs, embedded files or rich media: by the names in its objects, also in
 * object streams that are compressed with Flate as programs write them. Throws for a file that has no header, end or
 * cross-reference section.
 *
 * Not looked into: object streams of an encrypted file or with another filter, and what other streams contain (pictures, fonts,
 * pages). That is acceptable: the desk opens a resume in a viewer, which has its own protection, and `CLAMD_URL` has it scanned
 * by a program that unpacks everything.
 */
export function hasActiveContentPdf(bytes: Buffer): boolean {
  checkStructure(bytes);
  const limits = { ...objectStreamLimits };
  return scanObjects(bytes, ({ names, end, keyword }) => {
    const isObjectStream = (names & nameBits.ObjStm) !== 0 && keyword === 'stream';
    return (names & activeNames) !== 0 || (isObjectStream && hasActiveObject(bytes, end, limits));
  });
}

/** Section 7.5: the header is in the first line; the end names the offset of a cross-reference table or stream. */
function checkStructure(bytes: Buffer): void {
  demand(/^%PDF-(?:1\.[0-7]|2\.0)[\0\t\n\f\r ]/.test(bytes.toString('latin1', 0, 16)), 'a header names the version');
  const tail = bytes.subarray(-tailSize).toString('latin1');
  const end = tail.slice(Math.max(0, tail.lastIndexOf('startxref')));
  const offset = Number(/^startxref[\0\t\n\f\r ]{1,20}([0-9]{1,10})[\0\t\n\f\r ]{1,20}%%EOF/.exec(end)?.[1]);
  demand(offset < bytes.length, 'the end names an offset in the file');
  const start = bytes.toString('latin1', offset, offset + 128);
  if (/^[\0\t\n\f\r ]{0,20}xref[\0\t\n\f\r ]{1,20}[0-9]{1,10}[\0\t\n\f\r ]{1,20}[0-9]{1,10}[\0\t\n\f\r ]/.test(start))
    return;
  const object = /^[\0\t\n\f\r ]{0,20}[0-9]{1,10}[\0\t\n\f\r ]{1,20}[0-9]{1,5}[\0\t\n\f\r ]{1,20}obj/.exec(start)?.[0];
  demand(object !== undefined, 'the offset is that of a table or an object');
  const { names, keyword } = scanObject(bytes, offset + object.length);
  demand((names & nameBits.XRef) !== 0 && keyword === 'stream', 'the object is a cross-reference stream');
}

/** Section 7.5.7: objects without keywords, one behind the other. What cannot be decompressed is not looked into. */
function hasActiveObject(
  bytes: Buffer,
  from: number,
  limits: { -readonly [name in keyof typeof objectStreamLimits]: number },
): boolean {
  if (limits.failures === 0) return false;
  demand(--limits.count >= 0, 'the number of object streams is reasonable');
  // Section 7.3.8.1: CR LF or LF follow the keyword.
  const start = from + (bytes[from] === 0x0d ? 2 : 1);
  let objects: Buffer;
  try {
    objects = inflateSync(bytes.subarray(start), { maxOutputLength: Math.max(1, limits.bytes) });
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    if (isTooLarge) throw new MalformedFileError('object streams do not unpack to too much', { cause: error });
    limits.failures--;
    return false;
  }
  limits.bytes -= objects.length;
  let names = 0;
  for (let at = 0; at < objects.length; ) {
    const object = scanObject(objects, at);
    names |= object.names;
    at = object.end;
  }
  return (names & activeNames) !== 0;
}
