import { inspectDoc } from '#media/uploads/inspect-doc.ts';
import { inspectDocx } from '#media/uploads/inspect-docx.ts';
import { inspectPdf } from '#media/uploads/inspect-pdf.ts';
import type { InspectedDocument } from '#media/uploads/inspected-document.ts';

/**
 * Inspects an untrusted document of at most 5 MB by its bytes alone, as tolerantly as common programs open it;
 * `undefined` unless it is a PDF, DOC or DOCX. It takes linear time and runs nothing.
 */
export async function inspectDocument(bytes: Buffer): Promise<InspectedDocument | undefined> {
  try {
    return inspectDoc(bytes) ?? (await inspectPdf(bytes)) ?? (await inspectDocx(bytes));
  } catch (error) {
    // A truncated file ends in a RangeError, yauzl and zlib throw plain errors; a TypeError is a bug of ours.
    if (error instanceof Error && !(error instanceof TypeError)) return undefined;
    throw error;
  }
}
