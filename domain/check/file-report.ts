import type { CertificateReport } from '#domain/check/certificate-report.ts';
import type { PdfReport } from '#domain/check/pdf-report.ts';
import type { Refusal } from '#domain/check/refusal.ts';

/** A file that was checked. */
type CheckedInput = {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Lower-case hexadecimal, as `sha256sum` prints it; blank for a file that is too large. */
  readonly sha256: string;
};

/** The result for one file. */
export type FileReport = { readonly file: CheckedInput } & (
  | {
      readonly kind: 'certificates';
      readonly certificates: readonly CertificateReport[];
      /** Parts of the file that are no whole certificate. */
      readonly damaged: number;
    }
  | { readonly kind: 'pdf'; readonly pdf: PdfReport }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
);

/** The results, and against what they were obtained. */
export type CheckReport = {
  /** UTC, ISO 8601. */
  readonly checkedAt: string;
  /** Whether the repository is the demonstration's: nothing that it verifies is to be trusted. */
  readonly isDemonstration: boolean;
  readonly files: readonly FileReport[];
};
