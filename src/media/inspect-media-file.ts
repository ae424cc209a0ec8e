import { MoharError } from '#domain/errors.ts';

/** The error for a refused upload: `media-refused`, with an instruction for the editor. */
export function refuseMedia(reason: string, cause?: unknown): MoharError {
  return new MoharError('media-refused', reason, cause === undefined ? undefined : { cause });
}

/** The formats that an editor may upload. */
export type PictureSource = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg';

/**
 * Detects the format of a picture by its first bytes, never by its name or declared type; `undefined` for any other.
 * Only these formats are passed to decoders.
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
 * Whether a picture is declared as animated: an AVIF with `avis` as its first brand, a PNG with an `acTL` chunk before
 * its data (APNG). The decoders return only the first frame and do not report the others.
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

/** The brands of a HEIF file (ISO/IEC 14496-12, section 4.3, `ftyp`): four characters each, the major brand first. */
function readBrands(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 64));
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return '';
  return head.toString('latin1', 8, Math.min(head.readUInt32BE(0), 64));
}

/** Whether a text starts with `<` and has an `svg` tag, with or without a prefix, in its first 4,096 bytes. */
function isSvg(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString('utf8').trimStart();
  return start.startsWith('<') && /<(?:[\w-]+:)?svg[\s>/]/i.test(start);
}
