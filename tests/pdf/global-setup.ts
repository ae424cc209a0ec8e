import { installPdfTools } from '#tests/pdf/pdf-tools.ts';

/** The programs that judge PDFs, before any test asks for one. */
export default function setup(): void {
  installPdfTools();
}
