import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { palette } from '#media/draw/palette.ts';
import { preparePicture } from '#media/prepare-picture.ts';
import { makePicture, makeSvg } from '#tests/pictures.ts';

async function readSizes(media: Awaited<ReturnType<typeof preparePicture>>) {
  const sizes = await Promise.all(
    media.files.map(async ({ name, bytes }) => {
      const { format, width, height } = await sharp(bytes).metadata();
      return [name, `${format} ${width}x${height}`];
    }),
  );
  return Object.fromEntries(sizes);
}

test('a wide picture is stored in three widths and three formats', async () => {
  const media = await preparePicture(await makePicture('jpeg', 1600, 900));
  expect(media).toMatchObject({ kind: 'picture', width: 1440, height: 810 });
  expect(media.hash).toMatch(/^[0-9a-f]{32}$/);
  expect(await readSizes(media)).toEqual({
    '480.avif': 'heif 480x270',
    '480.webp': 'webp 480x270',
    '480.jpeg': 'jpeg 480x270',
    '960.avif': 'heif 960x540',
    '960.webp': 'webp 960x540',
    '960.jpeg': 'jpeg 960x540',
    '1440.avif': 'heif 1440x810',
    '1440.webp': 'webp 1440x810',
    '1440.jpeg': 'jpeg 1440x810',
  });
});

test('no picture is made wider than it is', async () => {
  const middling = await preparePicture(await makePicture('webp', 1000, 500));
  expect(middling).toMatchObject({ width: 960, height: 480 });
  expect(middling.files.map(({ name }) => name)).not.toContain('1440.avif');
  const small = await preparePicture(await makePicture('png', 300, 200));
  expect(small).toMatchObject({ width: 300, height: 200 });
  expect(small.files.map(({ name }) => name)).toEqual(['300.avif', '300.webp', '300.jpeg']);
});

test('JPEG, PNG, WebP and AVIF are accepted', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const)
    expect((await preparePicture(await makePicture(format, 60, 40))).width).toBe(60);
});

test('an SVG stays as it is, with a JPEG for callers that take no SVG, whatever size it declares', async () => {
  const square = '<path d="M0 0h200v100H0z" fill="#16224a"/>';
  for (const size of ['', 'width="16" height="8"', 'width="60000" height="30000"']) {
    const svg = makeSvg(square, size);
    const media = await preparePicture(svg);
    expect(media).toMatchObject({ kind: 'drawing', width: 1440, height: 720 });
    expect(media.files[0]).toEqual({ name: 'drawing.svg', bytes: svg });
    expect(await readSizes({ ...media, files: media.files.slice(1) })).toEqual({ '960.jpeg': 'jpeg 960x480' });
  }
});

test('location and camera are removed, and the picture is oriented', async () => {
  const held = await sharp(await makePicture('jpeg', 600, 500))
    .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 50/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(held).metadata()).exif?.includes('Kamera')).toBe(true);
  const media = await preparePicture(held);
  expect(media).toMatchObject({ width: 480, height: 576 });
  for (const { bytes } of media.files) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc, orientation ?? 1]).toEqual([undefined, undefined, undefined, undefined, 1]);
    expect(Buffer.from(bytes).includes('Kamera')).toBe(false);
  }
});

async function readCorner(bytes: Uint8Array | undefined): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, info.channels)];
}

test('transparency is preserved, and flattened on the paper colour in JPEG', async () => {
  const clear = { width: 480, height: 240, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  const { files } = await preparePicture(await sharp({ create: clear }).png().toBuffer());
  const corner = (name: string) => readCorner(files.find((file) => file.name === name)?.bytes);
  expect((await corner('480.webp'))[3]).toBe(0);
  expect((await corner('480.avif'))[3]).toBe(0);
  const paper = [1, 3, 5].map((at) => Number.parseInt(palette.paper.slice(at, at + 2), 16));
  const drawing = await preparePicture(makeSvg('<circle cx="100" cy="50" r="20"/>'));
  for (const jpeg of [await corner('480.jpeg'), await readCorner(drawing.files.at(-1)?.bytes)])
    for (const [at, value] of jpeg.entries()) expect(Math.abs(value - (paper[at] ?? 0))).toBeLessThan(4);
});

test('an opaque picture has no opacity channel', async () => {
  const opaque = await sharp(await makePicture('png', 80, 60))
    .ensureAlpha()
    .png()
    .toBuffer();
  for (const { bytes } of (await preparePicture(opaque)).files)
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(false);
});

test('greyscale and palette pictures are accepted', async () => {
  const grey = await sharp(await makePicture('png', 80, 60))
    .greyscale()
    .png()
    .toBuffer();
  const coloured = await sharp(await makePicture('png', 80, 60))
    .png({ palette: true, colours: 8 })
    .toBuffer();
  expect((await preparePicture(grey)).files).toHaveLength(3);
  expect((await preparePicture(coloured)).files).toHaveLength(3);
});

test('the hash depends on the encoders’ settings as well as on the bytes', async () => {
  const bytes = await makePicture('png', 20, 20);
  const plain = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  expect((await preparePicture(bytes)).hash).not.toBe(plain);
});

test('the same bytes give the same files, other bytes another hash', async () => {
  const bytes = await makePicture('jpeg', 700, 300);
  const one = await preparePicture(bytes);
  const again = await preparePicture(new Uint8Array(bytes));
  expect(again).toEqual(one);
  expect((await preparePicture(await makePicture('jpeg', 701, 300))).hash).not.toBe(one.hash);
});
