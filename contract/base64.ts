/** Base64 as a `data:` URL: what begins `JVBER` is a PDF, everything else is taken for a JPEG (R3.8). Blank for no base64. */
export function toDataUrl(base64: string): string {
  const clean = base64.replaceAll(/\s/g, '');
  const isBase64 = clean !== '' && /^[A-Za-z0-9+/]+={0,2}$/.test(clean);
  if (!isBase64) return '';
  return `data:${clean.startsWith('JVBER') ? 'application/pdf' : 'image/jpeg'};base64,${clean}`;
}
