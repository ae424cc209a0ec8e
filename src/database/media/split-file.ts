import { type PreparedFile, pdfFile } from '#domain/media/media.ts';

/** Bytes of a row. Neither store reads a part of a value without reading all that precedes it. */
export const pdfPartSize = 131_072;

/** The row of a part of a PDF: `file.pdf.007`. */
export function namePdfPart(index: number): string {
  return `${pdfFile}.${String(index).padStart(3, '0')}`;
}

/** A PDF in the rows in which it is stored, so that a part of it can be read; any other file as it is. */
export function splitFile(file: PreparedFile): readonly PreparedFile[] {
  const { name, bytes } = file;
  if (name !== pdfFile) return [file];
  return Array.from({ length: Math.ceil(bytes.length / pdfPartSize) }, (_, index) => ({
    name: namePdfPart(index),
    bytes: bytes.subarray(index * pdfPartSize, (index + 1) * pdfPartSize),
  }));
}
