import { buffer } from 'node:stream/consumers';
import { decodeXML } from 'entities';
import { type Entry, fromBufferPromise } from 'yauzl';
import type { InspectedDocument } from '#media/uploads/inspected-document.ts';

/** Extensions of programs, and of documents with macros, as Windows opens them. */
const programExtensions = new Set(
  'exe com scr pif msi bat cmd ps1 vbs vbe js jse wsf wsh hta jar lnk docm dotm xlsm xltm pptm potm ppsm'.split(' '),
);
/** The end-of-central-directory record without the two octets of its comment’s length (APPNOTE.TXT, section 4.3.16). */
const endRecordBytes = 20;
const limits = { entries: 10_000, typesBytes: 1_048_576, unpackedBytes: 1_073_741_824 };

/** A Word document by its names and content types (ECMA-376, part 2, section 7.2.3). Rejects a broken archive. */
export async function inspectDocx(bytes: Buffer): Promise<InspectedDocument | undefined> {
  // yauzl refuses bytes after the end-of-central-directory record: keep its fixed fields, with an empty comment.
  const end = bytes.lastIndexOf('PK\x05\x06') + endRecordBytes;
  const whole = Buffer.concat([bytes.subarray(0, end), Buffer.alloc(2)]);
  const zip = await fromBufferPromise(whole, { lazyEntries: true, decodeStrings: false });
  const parts = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    parts.set(entry.fileNameRaw.toString('latin1').toLowerCase(), entry);
    unpacked += entry.uncompressedSize;
    if (parts.size > limits.entries || unpacked > limits.unpackedBytes) return undefined;
  }
  const part = parts.get('[content_types].xml');
  if (!part || part.uncompressedSize > limits.typesBytes) return undefined;
  // Section 6.2.5: UTF-8 or UTF-16. UTF-16 without its zero octets is enough: the names are ASCII.
  const text = (await buffer(await zip.openReadStreamPromise(part))).toString('latin1').replaceAll('\0', '');
  const types = decodeXML(text).toLowerCase();
  if (!/wordprocessingml\.|ms-word\./.test(types)) return undefined;
  const hasProgram = parts.keys().some((name) => name.endsWith('vbaproject.bin') || isProgram(name));
  const isProtected = parts.values().some((entry) => entry.isEncrypted());
  return { kind: 'docx', isProtected, isActive: hasProgram || /macroenabled|vbaproject/.test(types) };
}

/** Whether a file is a program, or a document with macros, by its name. */
export function isProgram(name: string): boolean {
  return programExtensions.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase());
}
