import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { PictureFormat } from '#domain/media/picture.ts';

// Pictures for tests, and measures of drawn ones.

/** A photograph-like picture: a gradient of colours. */
export function makePicture(format: PictureFormat | 'png', width: number, height: number): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at += 3) {
    data[at] = ((at / 3) % width) & 255;
    data[at + 1] = Math.floor(at / 3 / width) & 255;
    data[at + 2] = 90;
  }
  const raw = { width, height, channels: 3 } as const;
  return sharp(data, { raw }).toFormat(format).toBuffer();
}

/** A PNG that declares a size and has almost no data for it. */
export function makeHollowPng(width: number, height: number, bits: 8 | 16 = 8): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(64))), chunk('IEND')]);
}

/** A PNG declared to be animated (APNG). */
export function animatePng(png: Buffer): Buffer {
  const control = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** An SVG of 200 by 100 with something inside. */
export function makeSvg(inside: string, attributes = ''): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 100" ${attributes}>${inside}</svg>`,
  );
}

/**
 * The smallest box around path data of `M`, then relative `m`, `l`, `q`, `c` and `z`; control points count as corners.
 */
export function readBounds(path: string): { left: number; top: number; right: number; bottom: number } {
  const corners: [x: number, y: number][] = [];
  let start: readonly [number, number] = [0, 0];
  let from: readonly [number, number] = [0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([MmLlQqCcZz])([^MmLlQqCcZz]*)/g)) {
    if (command.toLowerCase() === 'z') from = start;
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([number]) => Number(number));
    const [x, y] = command === command.toLowerCase() ? from : [0, 0];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      from = [x + (numbers[at] ?? 0), y + (numbers[at + 1] ?? 0)];
      corners.push([...from]);
    }
    if (command.toLowerCase() === 'm') start = from;
  }
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
