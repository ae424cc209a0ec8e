import type { PdfObjects } from './write-pdf.ts';

/** Objects of updates to the form of `makeForm`. */
export const catalogue = (more: string): PdfObjects => ({
  1: `<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R ${more} >>`,
});
export const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
export const swapped = '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] >>';
export const field = (more: string, flags = 4): string =>
  `<< /Type /Annot /Subtype /Widget /FT /Tx /T (amount) /F ${flags} /P 3 0 R /Rect [72 600 200 620] ${more} >>`;
