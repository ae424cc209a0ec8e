import { assertFormat } from '#api/application/malformed-file.ts';
import { nameBits } from '#api/application/pdf-names.ts';
import { readObjectStream, UncompressedStreamError } from '#api/application/pdf-object-stream.ts';
import { type ObjectScan, scanObject, scanObjects } from '#api/application/pdf-objects.ts';

/**
 * Names that only scripts, programs to start, forms that send or load data, other documents to open, collections of files,
 * embedded files, sound, films, 3D and other rich media, and forms with scripts (XFA) have (ISO 32000-2, sections 12.6.4,
 * 12.7.6, 12.3.5, 7.11.4, 12.5.6.15 and 13).
 */
const activeNames =
  nameBits.JavaScript |
  nameBits.JS |
  nameBits.Launch |
  nameBits.EmbeddedFile |
  nameBits.EmbeddedFiles |
  nameBits.EF |
  nameBits.FileAttachment |
  nameBits.SubmitForm |
  nameBits.ImportData |
  nameBits.GoToE |
  nameBits.Rendition |
  nameBits.RichMedia |
  nameBits.XFA |
  nameBits.GoToR |
  nameBits.Movie |
  nameBits.Sound |
  nameBits.Collection |
  nameBits['3D'] |
  nameBits.OnInstantiate;

/** Bytes at the end in which the file must end. */
const tailSize = 2_048;
/** Object streams of one file, and the bytes to which all of them may unpack. */
const objectStreamLimits = { count: 300, bytes: 4 * 1_048_576 };

/**
 * Whether a PDF holds scripts, actions that start programs, embedded files or rich media: by the names in its objects, also in
 * object streams as programs write them. Throws for a file that has no header, end or cross-reference section, and for one
 * with an object stream of another form.
 *
 * Not looked into: objects of an encrypted file that are encrypted, and what other streams contain (pictures, fonts, pages).
 * That is acceptable: the desk opens a resume in a viewer, which has its own protection, and `CLAMD_URL` has it scanned by a
 * program that unpacks everything.
 */
export function hasActiveContentPdf(bytes: Buffer): boolean {
  const isEncrypted = checkStructure(bytes);
  const limits = { ...objectStreamLimits };
  return scanObjects(bytes, (object, from) => {
    if ((object.names & activeNames) !== 0) return true;
    if (!isObjectStream(object)) return false;
    assertFormat(--limits.count >= 0, 'the number of object streams is reasonable');
    try {
      const { data, starts } = readObjectStream(bytes, from, object.end, limits.bytes);
      limits.bytes -= data.length;
      return starts.some((start, at) => hasActiveName(data.subarray(start, starts[at + 1])));
    } catch (error) {
      // Others may not be encrypted after all.
      if (isEncrypted && error instanceof UncompressedStreamError) return false;
      throw error;
    }
  });
}

/** By its type, which some readers do not look at, or by the two entries that no other stream has (section 7.5.7). */
function isObjectStream({ names, keyword }: ObjectScan): boolean {
  const isIndexed = (names & nameBits.N) !== 0 && (names & nameBits.First) !== 0;
  return keyword === 'stream' && ((names & nameBits.ObjStm) !== 0 || isIndexed);
}

/**
 * Section 7.5: the header is in the first line; the end names the offset of a cross-reference table or stream, and behind its
 * last line, after all updates, is nothing but blanks, such as a mail program or a block of a disk adds. Returns whether
 * the file is encrypted, which the trailer or stream there says (section 7.6.2).
 */
function checkStructure(bytes: Buffer): boolean {
  assertFormat(
    /^%PDF-(?:1\.[0-7]|2\.0)[\0\t\n\f\r ]/.test(bytes.toString('latin1', 0, 16)),
    'a header names the version',
  );
  const tail = bytes.subarray(-tailSize).toString('latin1');
  const end = tail.slice(Math.max(0, tail.lastIndexOf('startxref')));
  const offset = Number(
    /^startxref[\0\t\n\f\r ]{1,20}([0-9]{1,10})[\0\t\n\f\r ]{1,20}%%EOF[\0\t\n\f\r ]*$/.exec(end)?.[1],
  );
  assertFormat(offset < bytes.length, 'the end names an offset in the file');
  const start = bytes.toString('latin1', offset, offset + 128);
  if (/^[\0\t\n\f\r ]{0,20}xref[\0\t\n\f\r ]{1,20}[0-9]{1,10}[\0\t\n\f\r ]{1,20}[0-9]{1,10}[\0\t\n\f\r ]/.test(start))
    return isEncryptedBy(bytes, bytes.indexOf('trailer', offset));
  const object = /^[\0\t\n\f\r ]{0,20}[0-9]{1,10}[\0\t\n\f\r ]{1,20}[0-9]{1,5}[\0\t\n\f\r ]{1,20}obj/.exec(start)?.[0];
  assertFormat(object !== undefined, 'the offset is that of a table or an object');
  const { names, keyword } = scanObject(bytes, offset + object.length);
  assertFormat((names & nameBits.XRef) !== 0 && keyword === 'stream', 'the object is a cross-reference stream');
  return (names & nameBits.Encrypt) !== 0;
}

function isEncryptedBy(bytes: Buffer, trailer: number): boolean {
  return trailer >= 0 && (scanObject(bytes, trailer + 'trailer'.length).names & nameBits.Encrypt) !== 0;
}

/** An object of an object stream (section 7.5.7) has no keywords, but some programs write `endobj` behind it. */
function hasActiveName(object: Buffer): boolean {
  for (let at = 0; at < object.length; ) {
    const { names, end } = scanObject(object, at);
    if ((names & activeNames) !== 0) return true;
    at = end;
  }
  return false;
}
