import type { Picture } from '#domain/media/picture.ts';

/** A picture as a page shows it: kept by us in several widths, or carried in the answer as base64. */
export type ShownPicture = ({ readonly kind: 'kept' } & Picture) | { readonly kind: 'embedded'; readonly src: string };

/** A base64 text as an address: what begins `JVBER` is a PDF, everything else is taken for a JPEG (R3.8). */
export function toDataAddress(base64: string): string {
  const clean = base64.replaceAll(/\s/g, '');
  const isBase64 = clean !== '' && /^[A-Za-z0-9+/]+={0,2}$/.test(clean);
  if (!isBase64) return '';
  return `data:${clean.startsWith('JVBER') ? 'application/pdf' : 'image/jpeg'};base64,${clean}`;
}
