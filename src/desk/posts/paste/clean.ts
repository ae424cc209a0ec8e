import { isBlock, isText, readStyle, remove, rename, select, unwrap } from './dom.ts';

/** Elements that are dropped with their content. */
const dropped =
  'script, style, noscript, template, head, title, meta, link, base, iframe, frame, frameset, object, embed, applet, svg, math, canvas, audio, video, input, button, select, textarea, dialog, map, datalist, progress, meter';

/** Properties and values of what is hidden by CSS or Office, and of Word's comments with their marks in the text. */
const hidden = [
  ['display', 'none'],
  ['visibility', 'hidden'],
  ['mso-hide', 'all'],
  ['mso-element', 'comment'],
  ['mso-element', 'comment-list'],
  ['mso-special-character', 'comment'],
] as const;

/** Inline elements that Markdown has a form for; other inline elements are unwrapped. */
const keptInline: ReadonlySet<string> = new Set(['STRONG', 'EM', 'CODE', 'SUP', 'SUB', 'A', 'BR', 'IMG']);

/** Attributes that are read later. */
const keptAttributes: readonly string[] = ['href', 'src', 'alt', 'start', 'colspan', 'rowspan'];

/**
 * Removes what is no visible text. Returns whether struck-through text was among it: an earlier version, which readers
 * of the post are not to see.
 */
export function removeHidden(document: Document): boolean {
  // A field of this name would hide a property of its form.
  for (const element of select(document, '[id], [name]'))
    for (const name of ['id', 'name']) element.removeAttribute(name);
  for (const element of select(document, dropped)) remove(element);
  for (const element of select(document.body, '[hidden]')) remove(element);
  let leftOutStruckText = false;
  for (const element of select(document.body, 'del, s, strike, [style]')) {
    const isHidden = hidden.some(([property, value]) => readStyle(element, property) === value);
    const line = readStyle(element, 'text-decoration') || readStyle(element, 'text-decoration-line');
    const isGone = /^(?:DEL|S|STRIKE)$/.test(element.nodeName)
      ? !line.startsWith('none')
      : line.includes('line-through');
    if (isHidden) remove(element);
    else if (isGone) {
      leftOutStruckText = true;
      remove(element);
    }
  }
  removeComments(document.body);
  return leftOutStruckText;
}

function removeComments(root: Node): void {
  for (const node of Array.from(root.childNodes)) {
    if (node.nodeType === 1) removeComments(node);
    else if (!isText(node)) remove(node);
    // Office pads with no-break spaces; zero-width spaces and soft hyphens would break the search. Joiners of Indian scripts stay.
    else
      node.nodeValue = (node.nodeValue ?? '').replaceAll('\u00a0', ' ').replaceAll(/[\u200b\u00ad\ufeff\ue000]/g, '');
  }
}

/** Unwraps unknown inline elements and removes attributes. Call it after what reads styles and classes. */
export function simplify(body: Element): void {
  for (const element of select(body, 'kbd, samp, tt')) rename(element, 'code');
  for (const element of select(body, '*')) {
    if (!isBlock(element) && !keptInline.has(element.nodeName)) unwrap(element);
    else {
      for (const { name } of Array.from(element.attributes))
        if (!keptAttributes.includes(name)) element.removeAttribute(name);
    }
  }
  body.normalize();
}
