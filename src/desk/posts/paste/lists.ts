import {
  findSibling,
  isBlank,
  isElement,
  isText,
  moveChildren,
  readStyle,
  remove,
  rename,
  select,
  unwrap,
} from './dom.ts';

/** A paragraph that Office shows as an item of a list. */
type Item = {
  /** The depth, from 1. */
  readonly level: number;
  readonly tag: 'OL' | 'UL';
  readonly start: number;
  /** Office's name of the list. */
  readonly list: string;
  readonly content: Element;
};

/** Makes lists of the paragraphs that Word calls items, and of the lists of one item each that Word for the web writes. */
export function readOfficeLists(body: Element): void {
  for (const element of select(body, 'div[class*=ListContainerWrapper]')) unwrap(element);
  for (const heading of select(body, 'h1, h2, h3, h4, h5, h6')) takeMark(heading, true);
  const candidates = select(body, '[style*=mso-list], li[data-aria-level]').map(
    (element) => (element.nodeName === 'LI' ? element.parentElement : element)?.parentElement,
  );
  for (const parent of new Set(candidates)) if (parent) collectItems(parent);
}

/** The open lists of a parent, from the outermost, and Office's name of the outermost. */
type OpenLists = { readonly lists: readonly Element[]; readonly name: string };

function collectItems(parent: Element): void {
  let open: OpenLists = { lists: [], name: '' };
  for (const node of Array.from(parent.childNodes)) {
    if (isText(node) && isBlank(node)) continue;
    const items = isElement(node) ? readItems(node) : [];
    const lastItem = open.lists.at(-1)?.lastElementChild;
    if (items.length > 0) {
      for (const item of items) open = addItem(item, open, node);
      remove(node);
    } else if (lastItem && isElement(node) && /^MsoListParagraph/.test(node.className)) {
      // A second paragraph of the item.
      lastItem.appendChild(node);
    } else open = { ...open, lists: [] };
  }
}

/** Adds an item to the open list of its level, or to a new one; a list without an outer one is placed before `node`. */
function addItem({ level, tag, start, list, content }: Item, open: OpenLists, node: Node): OpenLists {
  let lists = open.lists.slice(0, level);
  const innermost = lists.length === level ? lists.at(-1) : undefined;
  // Numbers that count on after another list are one list with the former.
  const isRestarted = level === 1 && list !== open.name && tag === 'OL' && start !== countTo(innermost) + 1;
  if (innermost && (innermost.nodeName !== tag || isRestarted)) lists = lists.slice(0, -1);
  if (lists.length < level) lists = [...lists, openList(node, lists, tag, start)];
  const document = node.ownerDocument as Document;
  const item = document.createElement('li');
  // A further paragraph of the item needs the first to be one.
  const isItem = content.nodeName === 'LI';
  moveChildren(content, isItem ? item : item.appendChild(document.createElement('p')));
  lists.at(-1)?.appendChild(item);
  return { lists, name: level === 1 ? list : open.name };
}

/** The number of the last item. */
function countTo(list: Element | undefined): number {
  return Number(list?.getAttribute('start') ?? 1) - 1 + (list?.children.length ?? 0);
}

/** A new list in the last item of the innermost open list or, without one, before `node`. */
function openList(node: Node, open: readonly Element[], tag: string, start: number): Element {
  const list = (node.ownerDocument as Document).createElement(tag);
  if (start !== 1) list.setAttribute('start', String(start));
  const item = open.at(-1)?.lastElementChild;
  if (item) item.appendChild(list);
  else node.parentNode?.insertBefore(list, node);
  return list;
}

const officeItem = /^(l\d{1,6}) level(\d)/;

function readItems(element: Element): readonly Item[] {
  const { nodeName } = element;
  if (nodeName === 'UL' || nodeName === 'OL') {
    const items = Array.from(element.children);
    if (!items.every((item) => item.hasAttribute('data-aria-level'))) return [];
    const start = Number(element.getAttribute('start') ?? 1);
    return items.map((content) => {
      const level = Number(content.getAttribute('data-aria-level')) || 1;
      const list = content.getAttribute('data-listid') ?? '';
      return { level, tag: nodeName, start, list, content };
    });
  }
  const [, list, level] = officeItem.exec(readStyle(element, 'mso-list')) ?? [];
  if (list === undefined || (nodeName !== 'P' && nodeName !== 'DIV')) return [];
  const mark = takeMark(element, false);
  // Bullets are letters of symbol fonts, such as `o` and `§`: a number is followed by a dot or a bracket.
  const isOrdered = /^\(?(?:\d[\d.]{0,20}|[a-z]{1,5}[.)]|[\d.]{1,20}[.)])/i.test(mark);
  const number = Number(mark.split(/\D/).filter(Boolean).at(-1) ?? 1);
  return [{ level: Number(level) || 1, tag: isOrdered ? 'OL' : 'UL', start: number, list, content: element }];
}

/** The mark or number that Word puts before an item, which is removed; that of a heading becomes text. */
function takeMark(element: Element, isKept: boolean): string {
  const mark = select(element, '[style]').find((child) => readStyle(child, 'mso-list') === 'ignore');
  const text = mark?.textContent?.trim() ?? '';
  if (mark && isKept && /\d/.test(text)) mark.textContent = `${text} `;
  else if (mark) remove(mark);
  return text;
}

/** Puts lists that stand directly in a list, as Google Docs nests them, into the item before; drops blank items. */
export function nestLists(body: Element): void {
  for (const list of select(body, 'ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling;
    if (item?.nodeName === 'LI') item.appendChild(list);
    else unwrap(list);
  }
  for (const item of select(body, 'li')) {
    if (item.parentElement?.nodeName !== 'UL' && item.parentElement?.nodeName !== 'OL') rename(item, 'div');
    else if (isBlank(item) && !item.querySelector('img')) remove(item);
    else tighten(item);
  }
  for (const list of select(body, 'ul, ol')) if (!list.querySelector('li')) unwrap(list);
}

/** A paragraph alone in an item, or with lists below it, is the text of the item: blank lines would spread the list. */
function tighten(item: Element): void {
  const paragraphs = Array.from(item.children).filter(({ nodeName }) => nodeName === 'P' || nodeName === 'DIV');
  const [only] = paragraphs;
  if (only && paragraphs.length === 1 && !findSibling(only, 'previousSibling')) unwrap(only);
}
