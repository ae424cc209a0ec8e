import { runPdfTool } from './run-tool.ts';

/** The result of poppler for a signature. It does not know our roots, and so does not verify the certificate. */
export type PdfsigResult = {
  readonly field: string;
  readonly isValid: boolean;
  /** Not valid for a reason, not because poppler does not know timestamps or an algorithm. */
  readonly isRefuted: boolean;
  readonly coversWholeFile: boolean;
};

/** The signatures of a PDF as poppler's `pdfsig` verifies them, in the order of the form. */
export function verifyWithPdfsig(bytes: Uint8Array, before: readonly string[] = []): readonly PdfsigResult[] {
  const text = run(bytes, before);
  return text
    .split(/^Signature #\d+:$/m)
    .slice(1)
    .map((part) => ({
      field: /Signature Field Name: (.*)/.exec(part)?.[1] ?? '',
      isValid: part.includes('Signature Validation: Signature is Valid.'),
      isRefuted: /Signature Validation: (?:Digest Mismatch|Signature is Invalid)/.test(part),
      coversWholeFile: part.includes('Total document signed'),
    }));
}

/** Its status is not zero where a file has no signature. */
function run(bytes: Uint8Array, before: readonly string[]): string {
  try {
    return runPdfTool('pdfsig', bytes, before);
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}
