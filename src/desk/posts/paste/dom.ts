/** Elements with a line of their own. What else is unknown is unwrapped. */
const blockTags =
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL';
const blocks: ReadonlySet<string> = new Set(blockTags.split(' '));

export const isBlock = ({ nodeName }: Node): boolean => blocks.has(nodeName);
export const isElement = (node: Node | null): node is Element => node?.nodeType === 1;
export const isText = (node: Node | null): node is Text => node?.nodeType === 3;
export const isBlank = (node: Node): boolean => (node.textContent ?? '').trim() === '';

/** The elements that match, as an array: the document changes while they are visited. */
export const select = (root: Document | Element, selector: string): Element[] =>
  Array.from(root.querySelectorAll(selector));

export const remove = (node: Node): void => {
  node.parentNode?.removeChild(node);
};

export function moveChildren(from: Node, to: Node): void {
  while (from.firstChild) to.appendChild(from.firstChild);
}

/** Replaces an element by its content. */
export function unwrap(element: Element): void {
  while (element.firstChild) element.parentNode?.insertBefore(element.firstChild, element);
  remove(element);
}

/** Replaces an element by one of another name, which gets its content and none of its attributes. */
export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  moveChildren(element, renamed);
  element.parentNode?.replaceChild(renamed, element);
  return renamed;
}

/** Puts the content of an element into a new one inside it. */
export function wrapContent(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  moveChildren(element, wrapper);
  element.appendChild(wrapper);
}

/** A property of the `style` attribute, in small letters: the browser's parsed style lacks Office's own. */
export function readStyle(element: Element, property: string): string {
  for (const declaration of (element.getAttribute('style') ?? '').split(';')) {
    const colon = declaration.indexOf(':');
    if (declaration.slice(0, Math.max(0, colon)).trim().toLowerCase() === property) {
      return declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase();
    }
  }
  return '';
}

/** The next or previous sibling that is no white space. */
export function findSibling(node: Node, side: 'nextSibling' | 'previousSibling'): Node | null {
  let sibling = node[side];
  while (isText(sibling) && isBlank(sibling)) sibling = sibling[side];
  return sibling;
}
