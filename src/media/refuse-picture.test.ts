import { startCpuTimer } from '@mohar/check/tests/cpu-time.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MoharError } from '#domain/errors.ts';
import { preparePicture } from '#media/prepare-picture.ts';
import { animatePng, makeHollowPng, makePicture } from '#tests/pictures.ts';

async function refusal(bytes: Uint8Array): Promise<string> {
  try {
    await preparePicture(bytes);
  } catch (error) {
    if (error instanceof MoharError && error.code === 'media-refused') return error.message;
    throw error;
  }
  return 'taken';
}

test('a picture that decodes to gigabytes is refused before it is decoded', async () => {
  const bomb = makeHollowPng(60_000, 60_000);
  expect(bomb.length).toBeLessThan(200);
  const before = process.memoryUsage().rss;
  const cpuTime = startCpuTimer();
  expect(await refusal(bomb)).toMatch(/more than 24 megapixels/);
  expect(cpuTime()).toBeLessThan(2_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test('24 megapixels are the limit, 18 with 16 bits of each colour, and 9 of an AVIF', async () => {
  expect(await refusal(makeHollowPng(6_000, 4_001))).toMatch(/more than 24 megapixels/);
  expect(await refusal(makeHollowPng(6_000, 4_000))).toMatch(/cut short/);
  expect(await refusal(makeHollowPng(6_000, 3_001, 16))).toMatch(/more than 18 megapixels/);
  expect(await refusal(makeHollowPng(6_000, 3_000, 16))).toMatch(/cut short/);
  expect(await refusal(await makePicture('avif', 2_500, 3_601))).toMatch(/more than 9 megapixels/);
});

test('15 MB are the limit', async () => {
  const large = Buffer.concat([makeHollowPng(10, 10), Buffer.alloc(15 * 1024 * 1024)]);
  expect(await refusal(large)).toMatch(/larger than 15 MB/);
});

test('a file of another format is refused', async () => {
  const gif = await sharp(await makePicture('png', 10, 10))
    .gif()
    .toBuffer();
  const tiff = await sharp(await makePicture('png', 10, 10))
    .tiff()
    .toBuffer();
  const others = [
    gif,
    tiff,
    Buffer.from('%PDF-1.7\n'),
    Buffer.from('<html><body></body></html>'),
    Buffer.from('BM123'),
    Buffer.alloc(0),
  ];
  for (const bytes of others) expect(await refusal(bytes)).toMatch(/Upload a JPEG, PNG, WebP, AVIF or SVG/);
});

test('a truncated file is refused', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const whole = await makePicture(format, 400, 300);
    expect([format, await refusal(whole.subarray(0, whole.length / 2))]).toEqual([
      format,
      expect.stringMatching(/cut short/),
    ]);
  }
});

test('animated pictures are refused', async () => {
  const first = await makePicture('png', 40, 30);
  const frames = [first, await sharp(first).negate().png().toBuffer()];
  const webp = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(await refusal(webp)).toMatch(/moves/);
  expect(await refusal(animatePng(first))).toMatch(/moves/);
  const sequence = await makePicture('avif', 40, 30);
  sequence.write('avis', 8);
  expect(await refusal(sequence)).toMatch(/moves/);
});
