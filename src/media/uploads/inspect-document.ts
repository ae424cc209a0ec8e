import { hasActiveContentDoc } from '#media/uploads/inspect-doc.ts';
import { hasActiveContentDocx } from '#media/uploads/inspect-docx.ts';
import { checkPdfStructure, inspectPdf } from '#media/uploads/inspect-pdf.ts';
import { MalformedFileError } from '#media/uploads/malformed-file.ts';

/** The type of a document by its bytes, and whether it has macros, scripts or other active content. */
export type InspectedDocument = { readonly kind: 'pdf' | 'doc' | 'docx'; readonly isActive: boolean };

const formats: readonly {
  readonly kind: InspectedDocument['kind'];
  /** The first bytes. */
  readonly signature: string;
  /** Throws a `MalformedFileError` for a file that is not of this kind. */
  readonly isActive: (bytes: Buffer) => boolean | Promise<boolean>;
}[] = [
  { kind: 'pdf', signature: '%PDF-', isActive: isActivePdf },
  { kind: 'doc', signature: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', isActive: hasActiveContentDoc },
  { kind: 'docx', signature: 'PK\x03\x04', isActive: hasActiveContentDocx },
];

/**
 * Inspects an untrusted document of at most 5 MB by its bytes alone; `undefined` unless it is a PDF, DOC or DOCX. It
 * takes linear time, runs nothing, and checks every length, offset and count against the file.
 */
export async function inspectDocument(bytes: Buffer): Promise<InspectedDocument | undefined> {
  const format = formats.find(({ signature }) => bytes.toString('latin1', 0, signature.length) === signature);
  if (!format) return undefined;
  try {
    return { kind: format.kind, isActive: await format.isActive(bytes) };
  } catch (error) {
    if (error instanceof MalformedFileError) return undefined;
    throw error;
  }
}

function isActivePdf(bytes: Buffer): boolean {
  checkPdfStructure(bytes);
  return inspectPdf(bytes).activeNames.size > 0;
}
