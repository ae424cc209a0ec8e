import { fromBufferPromise } from 'yauzl';
import type { ResumeKind } from '#domain/application/resume.ts';

/**
 * Detects the kind of a resume by its bytes alone; `undefined` for any other file, and for a document with macros. Nothing is
 * unpacked or run: of a DOCX only the list of its entries is read.
 */
export async function detectResumeKind(bytes: Buffer): Promise<ResumeKind | undefined> {
  // ISO 32000-2, section 7.5.2: a PDF begins with its version.
  if (startsWith(bytes, '%PDF-')) return 'pdf';
  // [MS-CFB], section 2.2: the signature of a compound file, the format of Word documents up to 2003.
  if (startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return isPlainDoc(bytes) ? 'doc' : undefined;
  if (startsWith(bytes, 'PK\x03\x04')) return (await isPlainDocx(bytes)) ? 'docx' : undefined;
  return undefined;
}

function startsWith(bytes: Buffer, signature: string): boolean {
  return bytes.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1'));
}

/** A compound file that holds a Word document and no macros, by the names in its directory. */
function isPlainDoc(bytes: Buffer): boolean {
  return (
    hasDirectoryEntry(bytes, 'WordDocument') &&
    !['Macros', 'VBA', '_VBA_PROJECT'].some((name) => hasDirectoryEntry(bytes, name))
  );
}

/**
 * [MS-CFB], section 2.6.1: directory entries are 128 bytes on a multiple of 128, a name in UTF-16 with its final zero in the
 * first 64 and the name's length in bytes after that.
 */
function hasDirectoryEntry(bytes: Buffer, name: string): boolean {
  const wanted = Buffer.from(`${name}\0`, 'utf16le');
  for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, at + 2)) {
    const isEntry = at % 128 === 0 && at + 66 <= bytes.length && bytes.readUInt16LE(at + 64) === wanted.length;
    if (isEntry) return true;
  }
  return false;
}

/** A resume that unpacks to more is an attack. Bytes. */
const unpackedLimit = 100 * 1_048_576;
const entryLimit = 5_000;

/** ECMA-376, part 2: a package lists its parts' types in `[Content_Types].xml`; Word's main part is `word/document.xml`. */
async function isPlainDocx(bytes: Buffer): Promise<boolean> {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true });
    const names = new Set<string>();
    let unpacked = 0;
    for await (const entry of zip.eachEntry()) {
      names.add(entry.fileName);
      unpacked += entry.uncompressedSize;
      const isMacro = /(?:^|\/)vba[^/]*\.(?:bin|xml)$/i.test(entry.fileName);
      if (isMacro || unpacked > unpackedLimit || names.size > entryLimit) return false;
    }
    return names.has('[Content_Types].xml') && names.has('word/document.xml');
  } catch {
    // An archive that the library cannot read is no Word document.
    return false;
  }
}
