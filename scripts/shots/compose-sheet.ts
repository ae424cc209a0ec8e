import sharp from 'sharp';

/** Pixels of a sheet between its cells. */
const gap = 24;

/** Puts pictures side by side at half their size, from the top down, as one PNG. */
export async function composeSheet(pictures: readonly Buffer[], file: string): Promise<void> {
  const cells = await Promise.all(
    pictures.map(async (picture) => {
      const { width } = await sharp(picture).metadata();
      return sharp(picture)
        .resize({ width: Math.round(width / 2) })
        .toBuffer({ resolveWithObject: true });
    }),
  );
  const height = Math.max(...cells.map(({ info }) => info.height)) + 2 * gap;
  let left = gap;
  const placed = cells.map(({ data, info }) => {
    const cell = { input: data, left, top: gap };
    left += info.width + gap;
    return cell;
  });
  await sharp({ create: { width: left, height, channels: 3, background: '#808080' } })
    .composite(placed)
    .png()
    .toFile(file);
}
