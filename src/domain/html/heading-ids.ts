import type { CleanHtml } from './clean-html.ts';
import { toText } from './html-text.ts';

/** A heading of the second level: its fragment in the address, and its text. */
export type Heading = { readonly id: string; readonly title: string };

/** Gives each `h2` of sanitised HTML, where it has no attributes, an id `part-<n>`, counted from 1, and lists them. */
export function addHeadingIds(html: CleanHtml): { readonly html: CleanHtml; readonly headings: readonly Heading[] } {
  const [before = '', ...parts] = html.split('<h2>');
  const headings = parts.map((part, index) => ({
    id: `part-${index + 1}`,
    title: toText(part.slice(0, part.indexOf('</h2>'))),
  }));
  const withIds = parts.map((part, index) => `<h2 id="part-${index + 1}">${part}`);
  return { html: [before, ...withIds].join('') as CleanHtml, headings };
}
