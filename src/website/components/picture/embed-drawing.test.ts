import { expect, test } from 'vitest';
import { embedDrawing } from './embed-drawing.ts';

test.each([
  [
    'double quotes',
    '<svg viewBox="0 0 9 9"><path d="M0 0 9 9"/></svg>',
    "<svg viewBox='0 0 9 9'><path d='M0 0 9 9'/></svg>",
  ],
  ['an apostrophe in an attribute', `<svg aria-label="What's new"><path d="M0 0"/></svg>`],
  ['single quotes around double ones', `<svg><path clip-path='url("#c")'/></svg>`],
  ['tabs and line ends', "<svg>\n\t<path\r\n\t\td='M1\n2'/></svg>"],
  ['a percent sign', "<svg><rect width='100%'/></svg>"],
])('a drawing with %s is the same after a browser has parsed its address', async (_, svg, expected = svg) => {
  const picture = { kind: 'stored', hash: 'a', isDrawing: true } as const;
  const embedded = await embedDrawing(picture as never, async () => svg);
  const { drawing = '' } = embedded as { drawing?: string };
  // A browser parses the address as a URL, which drops tabs and line ends.
  const { href } = new URL(drawing);
  expect(decodeURIComponent(href.slice('data:image/svg+xml,'.length))).toBe(expected);
  expect(drawing).not.toContain('"');
});
