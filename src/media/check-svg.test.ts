import { startCpuTimer } from '@mohar/check/tests/cpu-time.ts';
import { expect, test } from 'vitest';
import { checkSvg } from '#media/check-svg.ts';
import { preparePicture } from '#media/prepare-picture.ts';
import { makeSvg } from '#tests/pictures.ts';

const accepted = [
  ['shapes', '<path d="M0 0h9v9z"/><circle r="4" fill="none" stroke="red"/>'],
  [
    'a gradient of its own',
    '<linearGradient id="g"><stop stop-color="red"/></linearGradient><path fill="url(#g)" d="M0 0h9v9z"/>',
  ],
  [
    'quotes in an address',
    `<clipPath id="c"><path d="M0 0h9v9z"/></clipPath><path clip-path='url( "#c" )' d="M0 0h9v9z"/>`,
  ],
  ['its own parts again', '<path id="p" d="M0 0h9v9z"/><use href="#p"/><use xlink:href="#p"/>'],
  [
    'styles',
    '<style>/* plain */ path { fill: #16224a }</style><style><![CDATA[path{stroke:red}]]></style><path d="M0 0h9v9z"/>',
  ],
  ['an empty style sheet', '<style/><style></style><path d="M0 0h9v9z"/>'],
  ['comments', '<!-- <script> is only spoken of here --><path d="M0 0h9v9z"/>'],
  ['words about onload', '<title>onload= and url(http://x) in a title</title><path d="M0 0h9v9z"/>'],
  ['a character in an attribute', '<path d="M0 0h9v9z" id="a" class="x > y"/>'],
  [
    'names and settings of an editor',
    '<inkscape:path-effect xmlns:inkscape="http://i" only_selected="false"/><path id="src(1)" inkscape:label="image(1)" data-x="url(http://x)"/>',
  ],
  [
    'data of an editor',
    '<metadata xmlns:i="http://i"><i:path i:file="C:\\drawings\\a"/></metadata><path d="M0 0h9v9z"/>',
  ],
] as const;

test.each(accepted)('an SVG with %s is accepted', (_, inside) => {
  expect(() => checkSvg(makeSvg(inside))).not.toThrow();
});

test('a plain SVG becomes a picture', async () => {
  const [, inside] = accepted[0];
  expect((await preparePicture(makeSvg(inside))).files).toHaveLength(2);
});

const refused = [
  ['a script', '<script>alert(1)</script>', /script/],
  ['a script under another prefix', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', /script/],
  ['a script in capitals', '<SCRIPT/>', /script/],
  ['a handler', '<path onclick="alert(1)" d="M0 0"/>', /handlers/],
  ['a handler in single quotes', "<path d='M0 0' onLoad='x'/>", /handlers/],
  ['HTML inside', '<foreignObject><p>x</p></foreignObject>', /foreignobject/],
  ['a picture from outside', '<image href="https://example.com/a.png"/>', /picture inside/],
  ['a picture in its text', '<image href="data:image/png;base64,AAAA"/>', /picture inside/],
  ['a link', '<a href="https://example.com"><path d="M0 0h9"/></a>', /outside itself/],
  ['a link spelt in references', '<use href="&#104;ttps://example.com/a.svg#b"/>', /outside itself/],
  ['parts of another file', '<use xlink:href="other.svg#part"/>', /outside itself/],
  ['a script for an address', '<a href="javascript:alert(1)"/>', /outside itself/],
  ['another base', '<g xml:base="https://example.com/"/>', /outside itself/],
  ['a fill from outside', '<path fill="url(https://example.com/a.svg#b)"/>', /outside itself/],
  ['a style from outside', '<path style="fill: url( \'//example.com/a\' )"/>', /outside itself/],
  ['an escaped address', '<path style="fill: u\\72 l(https://example.com/)"/>', /outside itself/],
  ['an image set', '<path style=\'fill: image-set("https://example.com/a.png" 1x)\'/>', /outside itself/],
  ['a prefixed image set', '<style>a{mask:-webkit-image-set("//example.com/a.png" 1x)}</style>', /outside itself/],
  ['an escaped image set', '<path style=\'fill: im\\61ge-set("a.png" 1x)\'/>', /outside itself/],
  ['an image by its function', '<path style=\'fill: IMAGE("https://example.com/a.png")\'/>', /outside itself/],
  ['a cross-fade', '<path style=\'fill: cross-fade("https://example.com/a.png", red)\'/>', /outside itself/],
  ['an address as src()', '<path style=\'fill: src("https://example.com/a.svg#b")\'/>', /outside itself/],
  ['a ping', '<a href="#a" ping="https://example.com"/>', /outside itself/],
  ['a style sheet from outside', '<style>@import "https://example.com/a.css";</style>', /outside itself/],
  ['a style sheet hidden in CDATA', '<style><![CDATA[path{fill:url(a.svg#b)}]]></style>', /outside itself/],
  ['a style sheet torn by a comment', '<style>@im<!-- -->port "https://example.com/a.css";</style>', /outside itself/],
  [
    'a style sheet torn by an element',
    '<style>@imp<g/>ort "https://example.com/a.css";</style>',
    /inside its style sheet/,
  ],
  [
    'a style sheet behind an element',
    '<style><g/>path{fill:url(https://example.com/a)}</style>',
    /inside its style sheet/,
  ],
  [
    'a style sheet in another one',
    '<style><style>@import "https://example.com/a.css";</style></style>',
    /inside its style sheet/,
  ],
  ['movement', '<animate attributeName="x" to="9"/>', /moves/],
  ['many effects', `<filter id="f">${'<feOffset/>'.repeat(13)}</filter>`, /filter effects/],
] as const;

test.each(refused)('an SVG with %s is refused', (_, inside, reason) => {
  expect(() => checkSvg(makeSvg(inside))).toThrow(reason);
});

const whole = makeSvg('<path d="M0 0h9v9z"/>').toString();

test.each([
  ['a DOCTYPE', `<!DOCTYPE svg>${whole}`, /DOCTYPE/],
  ['entities', `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]>${whole}`, /DOCTYPE/],
  ['a style sheet', `<?xml-stylesheet href="https://example.com/a.css"?>${whole}`, /style sheet/],
  ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${whole}`, /UTF-8/],
  ['a tag that does not close', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0', /not closed/],
])('an SVG with %s is refused', async (_, text, reason) => {
  expect(() => checkSvg(Buffer.from(text))).toThrow(reason);
  await expect(preparePicture(Buffer.from(text))).rejects.toThrow(reason);
});

test('an SVG that is not well-formed is refused by the renderer', async () => {
  await expect(preparePicture(makeSvg('<g><path d="M0 0h9v9z"/>'))).rejects.toThrow(/cut short/);
});

test('an SVG that is not UTF-8 or larger than 2 MB is refused', () => {
  expect(() => checkSvg(Buffer.from([0x3c, 0xff, 0xfe]))).toThrow(/UTF-8/);
  expect(() => checkSvg(Buffer.alloc(2 * 1024 * 1024 + 1, 32))).toThrow(/2 MB/);
});

test('a name, a blank and a text of two megabytes do not slow down the check', () => {
  const long = (character: string): string => character.repeat(2_000_000);
  const cpuTime = startCpuTimer();
  for (const text of [`<${long('a')}`, `<?${long('a')}`, `<a ${long('b')}>`, `<a b="url(${long(' ')}x)"/>`])
    expect(() => checkSvg(Buffer.from(text.endsWith('b>') ? `${text}<` : text))).toThrow();
  expect(cpuTime()).toBeLessThan(4_000);
});

test('repeated openings do not slow down the check', () => {
  const cpuTime = startCpuTimer();
  for (const piece of ['<a ', '<a "', '<!--', '<![CDATA[', '<?a ', '<', '&', 'url('])
    try {
      checkSvg(Buffer.from(piece.repeat(Math.floor(2_000_000 / piece.length))));
    } catch {
      // Refused or not: only the time counts here.
    }
  expect(cpuTime()).toBeLessThan(4_000);
});
