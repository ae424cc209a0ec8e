import { Marked } from 'marked';
import { expect, test } from 'vitest';
import { cleanHtml } from '#domain/html/clean-html.ts';
import { parseHtml } from '#tests/parse-html.ts';
import { convertHtml } from './convert-html.ts';

const evil = 'javascript:alert(1)';

test.each([
  ['a script', `<p>Safe</p><script>alert(1)</script><p>text</p>`],
  ['a handler of a picture', `<p>Safe <b>text</b><img src=x onerror=alert(1)></p>`],
  ['a drawing that loads', `<p>Safe <b>text</b></p><svg onload=alert(1)><script>alert(1)</script></svg>`],
  [
    'a drawing with a foreign object',
    `<b>Safe</b> text<svg><foreignObject><iframe src="${evil}"></iframe></foreignObject></svg>`,
  ],
  [
    'a drawing with an animated link',
    `<b>Safe</b> text<svg><a><animate attributeName=href values=${evil} /><text>x</text></a></svg>`,
  ],
  ['a link to a script', `<p><a href="${evil}">Safe</a> <b>text</b></p>`],
  ['a link to a script with control characters', `<p><a href=" java\tscript\n:alert(1)">Safe</a> <b>text</b></p>`],
  ['a link to a script in entities', `<p><a href="&#106;avascript&colon;alert(1)">Safe</a> <b>text</b></p>`],
  ['a link to a page of its own', `<p><a href="data:text/html,<script>alert(1)</script>">Safe</a> <b>text</b></p>`],
  ['a link to a program', `<p><a href="vbscript:msgbox(1)">Safe</a> <b>text</b></p>`],
  ['a link to a file', `<p><a href="file:///etc/passwd">Safe</a> <b>text</b></p>`],
  ['a link to a blob', `<p><a href="blob:https://evil.example/1">Safe</a> <b>text</b></p>`],
  ['a link that ends its own Markdown', `<p><a href="https://a.example/)](${evil})">Safe</a> <b>text</b></p>`],
  ['a mail link with markup', `<p><a href="mailto:a@b.in)<img src=x onerror=alert(1)>">Safe</a> <b>text</b></p>`],
  [
    'a title of a link',
    `<p><a href="https://a.example/" title='"><img src=x onerror=alert(1)>'>Safe</a> <b>text</b></p>`,
  ],
  ['Markdown of a link in the text', `<p><b>Safe</b> text [x](${evil}) ![x](${evil})</p>`],
  ['Markdown of a link in a link', `<p><a href="https://a.example/"><i>"q"[x](${evil})</i></a> <b>Safe text</b></p>`],
  [
    'HTML in the text',
    `<p><b>Safe</b> text &lt;img src=x onerror=alert(1)&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p>`,
  ],
  ['an autolink in the text', `<p><b>Safe</b> text &lt;${evil}&gt;</p>`],
  ['a reference of a link in the text', `<p><b>Safe</b> text [x][1]</p><p>[1]: ${evil}</p>`],
  [
    'templates in templates',
    `<template><template><img src=x onerror=alert(1)></template></template><p><b>Safe</b> text</p>`,
  ],
  [
    'a template with a shadow root',
    `<div><template shadowrootmode=open><script>alert(1)</script></template><b>Safe</b> text</div>`,
  ],
  ['mutation by noscript', `<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><b>Safe</b> text`],
  [
    'mutation by a style in MathML',
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></table></math><b>Safe</b> text`,
  ],
  [
    'mutation by a form',
    `<b>Safe</b> text<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=alert(1)></style></mglyph></mtext></math></form>`,
  ],
  [
    'mutation by a title in SVG',
    `<svg><title><style><img title="</style><img src=x onerror=alert(1)>"></title></svg><b>Safe</b> text`,
  ],
  ['mutation by a comment', `<!--><img src=x onerror=alert(1)>--><b>Safe</b> text`],
  ['a conditional comment', `<!--[if gte mso 9]><script>alert(1)</script><![endif]--><b>Safe</b> text`],
  [
    'a frame',
    `<iframe srcdoc="<script>alert(1)</script>"></iframe><object data="${evil}"></object><embed src="${evil}"><b>Safe</b> text`,
  ],
  ['a base and a redirect', `<base href="${evil}//"><meta http-equiv=refresh content="0;url=${evil}"><b>Safe</b> text`],
  ['a style', `<style>@import '${evil}';</style><b style="background:url(${evil})">Safe</b> text`],
  [
    'a form',
    `<form action="${evil}"><button formaction="${evil}">x</button><input onfocus=alert(1) autofocus></form><b>Safe</b> text`,
  ],
  ['clobbered names', `<img name=body><form id=ownerDocument><input name=childNodes></form><b>Safe</b> text`],
  ['a heading that ends a code block', '<pre>```\n<script>alert(1)</script>\n```</pre><p><b>Safe</b> text</p>'],
  ['a language of code', '<pre><code class="language-x`<script>">a</code></pre><p><b>Safe</b> text</p>'],
  [
    'a superscript with attributes',
    `<p><sup onclick=alert(1) style="x"><a href="${evil}">Safe</a></sup> <b>text</b></p>`,
  ],
  [
    'a cell with markup',
    `<table><tr><td onclick=alert(1)>Safe</td><td>&lt;svg onload=alert(1)&gt;</td></tr><tr><td>text</td><td>|</td></tr></table>`,
  ],
  ['a picture of a script', `<p>Safe <b>text</b><img src="${evil}"><img src="data:text/html;base64,PHNjcmlwdD4="></p>`],
  [
    'a source of a picture',
    `<p>Safe <b>text</b><picture><source srcset="${evil}"><img src=x alt='](${evil})'></picture></p>`,
  ],
])('%s is inert', (_, html) => {
  const markdown = convertHtml(parseHtml(html))?.markdown ?? '';
  expect(markdown).toContain('Safe');
  expect(markdown).toContain('text');
  // Before the site's own filter: nothing depends on it.
  const rendered = new Marked().parse(markdown, { async: false });
  const elements = Array.from(parseHtml(rendered).querySelectorAll('body *'));
  expect(elements.map(({ nodeName }) => nodeName).filter((name) => !shown.has(name))).toEqual([]);
  const attributes = elements.flatMap((element) => Array.from(element.attributes));
  expect(attributes.filter(({ name }) => !/^(?:href|start|align)$/.test(name))).toEqual([]);
  for (const { name, value } of attributes) if (name === 'href') expect(value).toMatch(/^(?:https|mailto):/);
  // The site's filter removes nothing.
  const text = (shownHtml: string): string => parseHtml(shownHtml).body.textContent?.replaceAll(/\s/g, '') ?? '';
  expect(text(cleanHtml(rendered))).toBe(text(rendered));
});

const shown: ReadonlySet<string> = new Set(
  'H2 H3 H4 P UL OL LI BLOCKQUOTE PRE CODE HR BR STRONG EM SUP SUB A TABLE THEAD TBODY TR TH TD'.split(' '),
);
