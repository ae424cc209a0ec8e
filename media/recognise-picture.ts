/** The formats that an editor may upload. */
export type PictureSource = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg';

/**
 * What a picture is by its first bytes; `undefined` when it is none of ours. Names and announced types are never
 * asked. Nothing else is handed to the decoders, so that only those for these formats ever run.
 */
export function recognisePicture(bytes: Uint8Array): PictureSource | undefined {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (/avi[fs]/.test(readBrands(bytes))) return 'avif';
  return isSvg(bytes) ? 'svg' : undefined;
}

/**
 * Whether a picture says at its beginning that it moves: an AVIF whose first brand is that of sequences, a PNG with an
 * `acTL` chunk before its data (APNG). The decoders show the first frame of these and do not tell.
 */
export function isSequence(bytes: Uint8Array, source: PictureSource): boolean {
  if (source === 'avif') return readBrands(bytes).startsWith('avis');
  if (source !== 'png') return false;
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= data.length; at += data.readUInt32BE(at) + 12) {
    const chunk = data.toString('latin1', at + 4, at + 8);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT' || chunk === 'IEND') return false;
  }
  return false;
}

/** What a file of the HEIF family calls itself (ISO/IEC 14496-12, `ftyp`): four letters a brand, the first one first. */
function readBrands(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 64));
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return '';
  return head.toString('latin1', 8, Math.min(head.readUInt32BE(0), 64));
}

/** Text that opens with a tag or declaration and soon has an `svg` element, with or without a prefix. */
function isSvg(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4096))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return start.startsWith('<') && /<(?:[\w-]+:)?svg[\s>/]/i.test(start);
}
