import { findSibling, isBlock, remove, select } from './dom.ts';

/** Replaces line breaks by text. */
export function replaceBreaks(body: Element, selector: string, text: string): void {
  for (const lineBreak of select(body, selector)) {
    lineBreak.parentNode?.replaceChild(lineBreak.ownerDocument.createTextNode(text), lineBreak);
  }
}

/** Splits inline elements at line breaks: emphasis in Markdown does not continue in another paragraph. */
export function splitAtBreaks(body: Element): void {
  for (const lineBreak of select(body, 'br')) {
    for (let parent = lineBreak.parentElement; parent && !isBlock(parent); parent = lineBreak.parentElement) {
      const rest = parent.cloneNode(false);
      while (lineBreak.nextSibling) rest.appendChild(lineBreak.nextSibling);
      parent.parentNode?.insertBefore(rest, parent.nextSibling);
      parent.parentNode?.insertBefore(lineBreak, rest);
    }
  }
}

/** Removes line breaks at the start and end of blocks: their mark would be shown. */
export function trimBreaks(body: Element): void {
  const breaks = select(body, 'br');
  for (const side of ['previousSibling', 'nextSibling'] as const) {
    for (const lineBreak of side === 'previousSibling' ? breaks : breaks.reverse()) {
      const sibling = findSibling(lineBreak, side);
      if (!sibling || isBlock(sibling)) remove(lineBreak);
    }
  }
}
