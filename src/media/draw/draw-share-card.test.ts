import sharp from 'sharp';
import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { drawShareCard, prepareShareCard } from '#media/draw/draw-share-card.ts';
import { readBounds } from '#tests/pictures.ts';

const title = 'Which DSC for an e-tender, and a checklist for the last hour';
const card = (title: string, kicker = 'Blog · 16 November 2026') => ({ title, kicker, brand: site });
const draw = (...text: Parameters<typeof card>) => drawShareCard(card(...text));

/** The letters of kicker and title: only their paths inherit the colour of a group. */
function findLetters(svg: string): string[] {
  return [...svg.matchAll(/<g fill="#[0-9a-f]{6}"><path d="([^"]*)"/g)].map(([, path = '']) => path);
}

test('a card is one JPEG of 1200 by 630, below 60 kB', async () => {
  for (const each of [title, 'FAQ', 'हस्ताक्षर प्रमाणपत्र: टोकन का पासवर्ड भूल गए तो क्या करें', 'w '.repeat(200)]) {
    const { kind, width, height, files } = await prepareShareCard(card(each));
    expect({ kind, width, height, names: files.map(({ name }) => name) }).toEqual({
      kind: 'picture',
      width: 1200,
      height: 630,
      names: ['1200.jpeg'],
    });
    expect(await sharp(files[0]?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(files[0]?.bytes.length).toBeLessThan(60_000);
  }
});

test('letters stay inside, however long the title', () => {
  const long = [
    title,
    'MCA and ROC filings and the DSC a director needs '.repeat(5).slice(0, 200),
    'W'.repeat(200),
    'प्रमाणपत्र '.repeat(20),
  ];
  for (const each of long) {
    const paths = findLetters(draw(each, each));
    expect(paths).toHaveLength(2);
    for (const path of paths) {
      const { left, top, right, bottom } = readBounds(path);
      // The margin is 72, the text 700 wide, the brand at 556.
      expect(left).toBeGreaterThan(60);
      expect(top).toBeGreaterThan(60);
      expect(right).toBeLessThan(790);
      expect(bottom).toBeLessThan(525);
    }
  }
});

test('a title always has the same card, and another title another ring', async () => {
  expect(draw(title)).toBe(draw(title));
  const ring = (svg: string) => /stroke-opacity="[^"]*">(<path[^>]*>)/.exec(svg)?.[1];
  expect(ring(draw(title))).toBeDefined();
  expect(ring(draw(title))).not.toBe(ring(draw(`${title}.`)));
  const one = await prepareShareCard(card(title));
  const again = await prepareShareCard(card(title));
  expect(again).toEqual(one);
});

test('a title cannot inject markup into the drawing', () => {
  expect(draw('<script>"&')).not.toContain('<script');
});
