import {
  isBlank,
  isBlock,
  isText,
  moveChildren,
  readStyle,
  remove,
  rename,
  select,
  unwrap,
  wrapContent,
} from './dom.ts';

/** The property of each kind of emphasis, with the values that set and reset it. */
const kinds = [
  {
    tag: 'STRONG',
    own: /^(?:B|STRONG)$/,
    property: 'font-weight',
    set: /^(?:bold|[6-9]00)/,
    reset: /^(?:normal|[1-5]00)/,
  },
  { tag: 'EM', own: /^(?:I|EM)$/, property: 'font-style', set: /^(?:italic|oblique)/, reset: /^normal/ },
  { tag: 'SUP', own: /^SUP$/, property: 'vertical-align', set: /^super/, reset: /^baseline/ },
  { tag: 'SUB', own: /^SUB$/, property: 'vertical-align', set: /^sub$/, reset: /^baseline/ },
] as const;

/** Makes elements of styles, as Google Docs and LibreOffice write them. `<b style="font-weight:normal">` is not bold. */
export function readEmphasis(body: Element): void {
  for (const element of select(body, '*').reverse()) {
    if (element.nodeName === 'BR' || element.nodeName === 'IMG') continue;
    const kind = kinds.find(({ own }) => own.test(element.nodeName));
    for (const { tag, property, set } of kinds) {
      const isSet = tag !== kind?.tag && set.test(readStyle(element, property));
      if (isSet && !hasBlock(element)) wrapContent(element, tag);
    }
    if (!kind) continue;
    if (kind.reset.test(readStyle(element, kind.property)) || hasBlock(element)) unwrap(element);
    else if (element.nodeName !== kind.tag) rename(element, kind.tag);
  }
}

const hasBlock = (element: Element): boolean => select(element, '*').some(isBlock);

const tags = 'strong, em, sup, sub, code';

/** Removes emphasis that Markdown cannot express: nested, blank, or touching. Call it on simplified content. */
export function tidyEmphasis(body: Element): void {
  for (const element of select(body, 'h2 strong, h3 strong, h4 strong, th strong')) unwrap(element);
  for (const element of select(body, tags)) {
    const isNested = element.parentElement?.closest(element.nodeName.toLowerCase()) != null;
    if (isNested || isBlank(element)) unwrap(element);
  }
  body.normalize();
  for (const element of select(body, tags)) {
    while (element.nextSibling?.nodeName === element.nodeName) {
      const next = element.nextSibling;
      moveChildren(next, element);
      remove(next);
    }
    element.normalize();
  }
  for (const element of select(body, 'strong, em')) {
    releasePunctuation(element);
    if (isAmbiguous(element)) unwrap(element);
  }
  body.normalize();
}

/**
 * Whether parsers would show the marks: emphasis inside other emphasis or around a link that ends within a word, and
 * that touches other emphasis.
 */
function isAmbiguous(element: Element): boolean {
  const { previousSibling: before, nextSibling: after, firstChild: first, lastChild: last } = element;
  const isNested = element.parentElement?.closest('strong, em') != null;
  const touchesBefore = isText(before) && word.test(before.data.slice(-1)) && (isNested || !isText(first));
  const touchesAfter = isText(after) && word.test(after.data.charAt(0)) && (isNested || !isText(last));
  const isSpaced = /^\s/.test(element.textContent ?? '') || /\s$/.test(before?.textContent ?? '');
  return touchesBefore || touchesAfter || (/^(?:STRONG|EM)$/.test(before?.nodeName ?? '') && !isSpaced);
}

const punctuation = /^[\p{P}\p{S}]$/u;
const word = /^[^\p{P}\p{S}\s]$/u;

/**
 * Moves punctuation out of emphasis that touches a word: `**Note:**text` would show its asterisks (CommonMark 0.31,
 * section 6.2).
 */
function releasePunctuation(element: Element): void {
  const { previousSibling: before, nextSibling: after, firstChild: first, lastChild: last } = element;
  if (isText(last) && isText(after) && word.test(after.data.charAt(0))) {
    const kept = last.data.length - countPunctuation([...last.data].reverse());
    after.data = last.data.slice(kept) + after.data;
    last.data = last.data.slice(0, kept);
  }
  if (isText(first) && isText(before) && word.test(before.data.slice(-1))) {
    const length = countPunctuation([...first.data]);
    before.data += first.data.slice(0, length);
    first.data = first.data.slice(length);
  }
  if (isBlank(element)) unwrap(element);
}

/** How many UTF-16 units at the start are punctuation. */
function countPunctuation(characters: readonly string[]): number {
  const end = characters.findIndex((character) => !punctuation.test(character));
  return (end < 0 ? characters : characters.slice(0, end)).join('').length;
}
