/** The media types of base64 files, with their file extensions. */
export const fileExtensions = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
} as const;
export type FileType = keyof typeof fileExtensions;

/**
 * Converts base64 to a `data:` URL. `JVBER` at the start means PDF; everything else must be a picture by its signature
 * (R3.8). Blank for any other file, and for invalid base64.
 */
export function toDataUrl(base64: string): string {
  const clean = base64.replaceAll(/\s/g, '');
  const isBase64 = clean !== '' && /^[A-Za-z0-9+/]+={0,2}$/.test(clean);
  const type = isBase64 ? detectFileType(clean) : undefined;
  return type === undefined ? '' : `data:${type};base64,${clean}`;
}

/** The signatures of the formats: https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern */
function detectFileType(base64: string): FileType | undefined {
  if (base64.startsWith('JVBER')) return 'application/pdf';
  // Whole groups of four characters: they always decode.
  const head = atob(base64.slice(0, Math.min(64, base64.length - (base64.length % 4))));
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'image/gif';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'image/webp';
  // Brands follow the box type; `avif` need not be the first.
  const isAvif = head.startsWith('ftyp', 4) && (head.includes('avif', 8) || head.includes('avis', 8));
  return isAvif ? 'image/avif' : undefined;
}
