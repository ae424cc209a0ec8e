import type { Picture, PictureFormat } from '#domain/media/picture.ts';

/** A picture, a drawing (an SVG) or a PDF, ready to be stored, with every file to serve. */
export type PreparedMedia = {
  /** The first 32 hexadecimal digits of the SHA-256 of the source and, for a picture, of the encoder settings. */
  readonly hash: string;
  readonly kind: 'picture' | 'drawing' | 'pdf';
  /** Pixels of the widest picture; 0 for a PDF. */
  readonly width: number;
  readonly height: number;
  readonly files: readonly PreparedFile[];
};

/** The name of a PDF. */
export const pdfFile = 'file.pdf';

/** `name` is `960.avif` and the like, `drawing.svg`, or `file.pdf`. */
export type PreparedFile = { readonly name: string; readonly bytes: Uint8Array };

/** Media types of the files, by the extension of their names. */
export const mediaTypes: { readonly [extension in PictureFormat | 'svg' | 'pdf']: string } = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};

/** A prepared picture for display, with its alternative text. */
export function toPicture({ hash, kind, width, height, files }: PreparedMedia, alt: string): Picture {
  return { hash, width, height, widths: listWidths(files), isDrawing: kind === 'drawing', alt };
}

/** The widths of the pictures among some files, ascending. */
export function listWidths(files: readonly PreparedFile[]): readonly number[] {
  const widths = files.map(({ name }) => Number.parseInt(name, 10)).filter(Number.isInteger);
  return [...new Set(widths)].sort((one, other) => one - other);
}
