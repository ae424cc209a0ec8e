import type { CertificateReport } from './certificate-report.ts';
import type { PdfReport } from './pdf-report.ts';
import type { Refusal } from './refusal.ts';

type CheckedInput = {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Lower-case hexadecimal, as `sha256sum` prints it; blank for a file that is too large. */
  readonly sha256: string;
};

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

export type CheckReport = {
  /** UTC, ISO 8601. */
  readonly checkedAt: string;
  readonly files: readonly FileReport[];
};
