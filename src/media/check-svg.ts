import { isUtf8 } from 'node:buffer';
import { decodeXML } from 'entities';
import { refuseMedia } from '#media/inspect-media-file.ts';

/**
 * A token: a comment, character data, an instruction, a tag, or text. The pattern is sticky, and lookaheads prevent
 * backtracking into names, so matching takes linear time.
 */
const token =
  /<!--.*?-->|<!\[CDATA\[(?<data>.*?)\]\]>|<\?(?<target>[^\s?<>]+)(?![^\s?<>])(?<declared>[^<>]*?)\?>|<(?<closing>\/?)(?<name>[^\s"'<>/=!?]+)(?![^\s"'<>/=!?])(?<attributes>(?:[^"'<>]|"[^"<]*"|'[^'<]*')*)>|(?<text>[^<]+)/gsy;

/** A filter effect can take a second to render; a shadow has four or five. */
const maxEffects = 12;
const maxBytes = 2 * 1024 * 1024;

/**
 * Accepts an SVG only if it is self-contained: no script, event handler, embedded page or picture, no reference other
 * than `#…`, no declaration that could define entities. Checks tokens only; the renderer rejects malformed XML. Text in
 * an SVG is rendered with the fonts of the machine, so it should be converted to paths.
 * @throws MoharError `media-refused`
 */
export function checkSvg(bytes: Uint8Array): void {
  if (bytes.length > maxBytes) throw refuseMedia('The SVG is larger than 2 MB. Upload a JPEG or PNG of it instead.');
  if (!isUtf8(bytes)) throw refuseMedia('The SVG is not written in UTF-8. Save it again as plain SVG.');
  const text = new TextDecoder().decode(bytes);
  let end = 0;
  let effects = 0;
  let isInStyle = false;
  let style = '';
  for (const match of text.matchAll(token)) {
    const [all] = match;
    const { data, target, declared = '', closing, name = '', attributes = '', text: content = '' } = match.groups ?? {};
    end += all.length;
    if (target !== undefined) checkDeclaration(target, declared);
    if (isInStyle && name === '') style += data ?? decodeXML(content);
    if (name === '') continue;
    const isStyle = localName(name) === 'style';
    // Browsers read the text on both sides of an element as one style sheet.
    if (isInStyle && !(isStyle && closing)) throw refuseMedia('The SVG has an element inside its style sheet.');
    if (isInStyle) checkStyle(style);
    isInStyle = isStyle && !closing && !attributes.endsWith('/');
    style = '';
    checkName(name);
    checkAttributes(attributes);
    effects += closing === '' && localName(name).startsWith('fe') ? 1 : 0;
    if (effects > maxEffects) throw refuseMedia(`The SVG has more than ${maxEffects} filter effects.`);
  }
  if (end !== text.length) throw refuseUnmatched(text.slice(end));
}

/** Text without a matching token is a declaration or malformed. */
function refuseUnmatched(rest: string) {
  return /^\s*<!/.test(rest)
    ? refuseMedia('The SVG has a DOCTYPE or entities. Save it again as plain SVG, without them.')
    : refuseMedia('The SVG is damaged: a tag is not closed.');
}

function checkDeclaration(target: string, declared: string): void {
  const encoding = /encoding\s*=\s*["']([^"']*)/.exec(declared)?.[1] ?? 'utf-8';
  if (target.toLowerCase() !== 'xml') throw refuseMedia('The SVG calls for a style sheet or program outside itself.');
  if (!/^(?:utf-8|us-ascii)$/i.test(encoding)) throw refuseMedia('The SVG is not written in UTF-8.');
}

function checkName(tag: string): void {
  const name = localName(tag);
  if (/^(?:script|handler|listener)$/.test(name)) throw refuseMedia('The SVG has a script. A picture needs none.');
  if (/^(?:foreignobject|iframe|object|embed|audio|video)$/.test(name))
    throw refuseMedia(`The SVG has other content inside (${name}). Draw it, or upload a JPEG or PNG.`);
  if (/^(?:image|feimage)$/.test(name))
    throw refuseMedia(
      'The SVG has a picture inside (image). Upload that picture itself, or a JPEG or PNG of the whole.',
    );
  if (/^(?:animate\w*|set|discard)$/.test(name)) throw refuseMedia('The SVG moves. Only still pictures can be taken.');
}

function checkAttributes(attributes: string): void {
  const attribute = /(?<![^\s=/"'])([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
  for (const [, name = '', double, single] of attributes.matchAll(attribute)) {
    const value = decodeXML(double ?? single ?? '');
    const key = localName(name);
    if (/^on[a-z]+$/.test(key)) throw refuseMedia(`The SVG reacts to its reader (${name}). A picture has no handlers.`);
    if (/^(?:href|src|base|ping)$/.test(key) && !/^\s*#/.test(value)) throw refuseAddress();
    if (!isName(name)) checkStyle(value);
  }
}

/** Whether an attribute names its element: its value is no style, even if it reads like one. */
function isName(attribute: string): boolean {
  return attribute === 'id' || localName(attribute) === 'label' || attribute.startsWith('data-');
}

/** Escapes are decoded as in CSS (Syntax Level 3, section 4.3.7), so that `u\72l(` is `url(`. */
function checkStyle(style: string): void {
  const plain = style.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
  );
  // Functions with an address as a string (CSS Images Level 4, sections 2.3 to 2.6; Values Level 5, section 4.1).
  if (/@import|(?:image(?:-set)?|cross-fade|src)\(/i.test(plain)) throw refuseAddress();
  for (const [, address = ''] of plain.matchAll(/url\(([^)]*)/gi))
    if (!/^\s*(?:["']\s*)?#/.test(address)) throw refuseAddress();
}

const refuseAddress = () =>
  refuseMedia('The SVG points to something outside itself (href, url). Everything must be drawn in the file.');

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase();
}
