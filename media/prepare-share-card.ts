import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PreparedMedia } from '#domain/media/media.ts';
import { shareCardSize } from '#media/draw/draw-share-card.ts';

/** Clients of Open Graph fetch one JPEG, and some of them ignore large ones. */
const heaviest = 60_000;
const qualities = [78, 72, 66, 60, 52, 44];

/**
 * Converts a share card drawn by `drawShareCard` to the one file that is served: `1200.jpeg`, below 60,000 bytes. The same
 * drawing gives the same bytes.
 */
export async function prepareShareCard(svg: string): Promise<PreparedMedia> {
  const { width, height } = shareCardSize;
  const hash = createHash('sha256').update(JSON.stringify(qualities)).update(svg).digest('hex').slice(0, 32);
  const drawn = await sharp(Buffer.from(svg)).resize({ width, height }).removeAlpha().raw().toBuffer();
  let bytes = drawn;
  for (const quality of qualities) {
    const raw = { width, height, channels: 3 } as const;
    bytes = await sharp(drawn, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length < heaviest) break;
  }
  return { hash, kind: 'picture', width, height, files: [{ name: `${width}.jpeg`, bytes }] };
}
