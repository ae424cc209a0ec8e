import Turndown from 'turndown';
import { findSibling } from './dom.ts';
import { exclamation, readHref } from './links.ts';
import { readGrid } from './table.ts';

/**
 * Converts prepared content to Markdown. HTML remains only as `<sup>`, `<sub>` and `<br>` without attributes: every
 * other `<` is escaped.
 */
export function toMarkdown(body: HTMLElement): string {
  return createConverter('\\\n').turndown(body).trim().replaceAll(exclamation, '\\!');
}

function createConverter(lineBreak: string): Turndown {
  const converter = new Turndown({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    hr: '---',
  });
  const escapeMarks = converter.escape.bind(converter);
  converter.escape = (text) => escapeMore(escapeMarks(text));
  converter.addRule('heading', {
    filter: ['h2', 'h3', 'h4'],
    replacement: (content, { nodeName }) => {
      // A number at the start begins no list here, and `#` at the end would not be shown.
      const title = content.trim().replace(/^(\d{1,9})\\([.)])/, '$1$2');
      return `\n\n${'#'.repeat(Number(nodeName.slice(1)))} ${title.replace(/(?<=^|\s)#{1,6}$/, '\\$&')}\n\n`;
    },
  });
  converter.addRule('break', {
    filter: 'br',
    replacement: (_content, node) => {
      if (isBreak(findSibling(node, 'nextSibling'))) return '\n\n';
      return isBreak(findSibling(node, 'previousSibling')) ? '' : lineBreak;
    },
  });
  converter.addRule('address', {
    filter: (node) => node.nodeName === 'A' && isAddress(node),
    replacement: (_content, node) => `<${node.textContent}>`,
  });
  converter.addRule('item', { filter: 'li', replacement: (content, node) => writeItem(content, node as HTMLElement) });
  converter.addRule('small', {
    filter: ['sup', 'sub'],
    replacement: (content, { nodeName }) => {
      const tag = nodeName.toLowerCase();
      return `<${tag}>${content}</${tag}>`;
    },
  });
  converter.addRule('table', { filter: 'table', replacement: (_content, node) => writeTable(node as HTMLElement) });
  return converter;
}

/** What Turndown does not escape: HTML, entities, strikethrough, links within emphasis, and marks alone in a line. */
function escapeMore(text: string): string {
  return text
    .replaceAll(/[<~]/g, '\\$&')
    .replaceAll(/&(?=#?\w{1,32};)/g, '\\&')
    .replaceAll('](', ']\\(')
    .replace(/^(\d{1,9})\)/, '$1\\)')
    .replace(/^(\d{1,9})\.$/, '$1\\.')
    .replace(/^(?:[+-]|#{1,6})$/, '\\$&');
}

/** Whether a link shows its own address. */
function isAddress(link: HTMLElement): boolean {
  const text = link.textContent ?? '';
  return /^https?:[^\s<>]{1,2000}$/.test(text) && readHref(text) === link.getAttribute('href');
}

const isBreak = (node: Node | null): boolean => node?.nodeName === 'BR';

/** An item as Enter continues it: one space after the mark, further lines below the text. */
function writeItem(content: string, item: HTMLElement): string {
  const list = item.parentElement;
  const index = Array.from(list?.children ?? []).indexOf(item);
  const start = Number.parseInt(list?.getAttribute('start') ?? '', 10);
  const mark = list?.nodeName === 'OL' ? `${(start >= 0 ? start : 1) + index}${chooseSign(list)} ` : '- ';
  const lines = content.trim().split('\n');
  const indent = ' '.repeat(mark.length);
  const indented = lines.map((line, at) => (at === 0 || line === '' ? line : indent + line)).join('\n');
  return `${mark}${indented}${item.nextElementSibling ? '\n' : ''}`;
}

/** Lists of numbers that follow each other alternate their sign: with the same one they would be one list. */
function chooseSign(list: Element): '.' | ')' {
  let count = 0;
  for (let before = list.previousElementSibling; before?.nodeName === 'OL'; before = before.previousElementSibling) {
    count += 1;
  }
  return count % 2 === 0 ? '.' : ')';
}

/** A table with its first row as the head: Markdown has none without. Paragraphs in a cell are lines. */
function writeTable(table: HTMLElement): string {
  const converter = createConverter('<br>');
  const write = (cell: Element | undefined): string =>
    cell === undefined
      ? ''
      : converter
          .turndown(cell as HTMLElement)
          .trim()
          .replaceAll('|', '\\|')
          .replaceAll(/\n\s*/g, '<br>');
  const [head = [], ...rows] = readGrid(table);
  const lines = [head, head.map(() => '---'), ...rows].map(
    (row) => `| ${row.map((cell) => (typeof cell === 'string' ? cell : write(cell))).join(' | ')} |`,
  );
  const caption = table.querySelector('caption');
  const title = caption ? `${converter.turndown(caption as HTMLElement)}\n\n` : '';
  return `\n\n${title}${lines.join('\n')}\n\n`;
}
