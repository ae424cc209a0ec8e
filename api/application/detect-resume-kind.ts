import { hasActiveContentDoc } from '#api/application/check-doc.ts';
import { hasActiveContentDocx } from '#api/application/check-docx.ts';
import { hasActiveContentPdf } from '#api/application/check-pdf.ts';
import { MalformedFileError } from '#api/application/malformed-file.ts';
import type { ResumeKind } from '#domain/application/resume.ts';

/** What a file is; otherwise why it is refused: it is not a PDF, DOC or DOCX, or it holds active content. */
export type DetectedResume = { readonly kind: ResumeKind } | { readonly refusal: 'resume-format' | 'resume-active' };

type Check = {
  readonly kind: ResumeKind;
  /** The first bytes. */
  readonly signature: string;
  /** Throws a `MalformedFileError` for a file that is not of this kind after all. */
  readonly hasActiveContent: (bytes: Buffer) => boolean | Promise<boolean>;
};

const checks: readonly Check[] = [
  { kind: 'pdf', signature: '%PDF-', hasActiveContent: hasActiveContentPdf },
  { kind: 'doc', signature: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', hasActiveContent: hasActiveContentDoc },
  { kind: 'docx', signature: 'PK\x03\x04', hasActiveContent: hasActiveContentDocx },
];

/**
 * Detects the kind of a resume of at most 5 MB by its bytes alone, and whether it holds macros or other active content. Every
 * check takes time in proportion to the file, runs nothing, and trusts no length, offset or count before it is compared with
 * the file. What readers of the format might read in different ways is refused.
 */
export async function detectResumeKind(bytes: Buffer): Promise<DetectedResume> {
  const check = checks.find(({ signature }) =>
    bytes.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1')),
  );
  if (!check) return { refusal: 'resume-format' };
  try {
    return (await check.hasActiveContent(bytes)) ? { refusal: 'resume-active' } : { kind: check.kind };
  } catch (error) {
    if (error instanceof MalformedFileError) return { refusal: 'resume-format' };
    throw error;
  }
}
