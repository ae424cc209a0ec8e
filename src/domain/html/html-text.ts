import { decodeHTML } from 'entities';
import sanitizeHtml from 'sanitize-html';
import { nonTextTags } from './clean-html.ts';

/** Tags between words: ends of blocks and cells; line breaks and blocks within a block. */
const ends = /<\/(?:p|div|li|h[1-6]|pre|td|th|blockquote|dd|dt)>/gi;
const starts = /<(?:br|div|ul|ol|pre|table|dl)[\s/>]/gi;

/** The text of HTML, without tags. Inserts a space between blocks and lines. */
export function toText(html: string): string {
  const spaced = html.replaceAll(ends, ' $&').replaceAll(starts, ' $&');
  return decodeHTML(sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags }));
}

const maxSummary = 160;

/** The first words of HTML, at most 160 characters, for posts without a summary of their own. */
export function summarise(html: string): string {
  const words = toText(html).replaceAll(/\s+/g, ' ').trim();
  if (words.length <= maxSummary) return words;
  const end = words.lastIndexOf(' ', maxSummary);
  // A single long word is cut between two characters, not within one.
  return `${end > 0 ? words.slice(0, end).trimEnd() : [...words].slice(0, maxSummary).join('')} …`;
}
