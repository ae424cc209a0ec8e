import type { InspectedDocument } from '#media/uploads/inspected-document.ts';
import { opensWithoutPassword } from '#media/uploads/pdf-password.ts';
import { scanPdf } from '#media/uploads/scan-pdf.ts';

/** Scripts, and actions that start a program (ISO 32000-2, sections 12.6.4.6 and 12.6.4.17). */
const activeNames: ReadonlySet<string> = new Set(['JavaScript', 'JS', 'Launch']);
/** Bytes to which the object streams of a file may unpack together. */
const maxUnpacked = 8 * 1_048_576;
/** The header, or without one an object, is within the first bytes (ISO 32000-1, appendix H, note 13). */
const headSize = 1_024;

/** Readers find the objects without the tables that say where they are. */
export async function inspectPdf(bytes: Buffer): Promise<InspectedDocument | undefined> {
  const text = bytes.toString('latin1');
  if (!/%PDF-|[0-9]\s{1,20}obj/.test(text.slice(0, headSize)) || !/\/(?:Root|Catalog|Pages)/.test(text))
    return undefined;
  const { names, isWhole } = scanPdf(bytes, activeNames, maxUnpacked);
  const opensFreely = await opensWithoutPassword(text);
  // An object stream that cannot be unpacked may hide a script. Encrypted ones cannot be read: programs make them too.
  const isHidden = !isWhole && opensFreely === undefined;
  return { kind: 'pdf', isProtected: opensFreely === false, isActive: names.size > 0 || isHidden };
}
