import { decodeHTML, escapeUTF8 } from 'entities';
import sanitizeHtml from 'sanitize-html';

/**
 * The one list of what a text of ours may have, applied when it is published and again when it is shown. Headings start
 * below the page's own; links and pictures lead to the web, the site, mail and phone; everything else is dropped, scripts
 * and styles with their content.
 */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code', 'hr', 'br'],
    ...['b', 'strong', 'i', 'em', 'sub', 'sup', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'svg', 'math', 'iframe', 'object'],
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^\/media\/[0-9a-f]{32}\/[0-9]+\.\w+$/.test(attribs.src ?? ''),
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, { href = '' }) => {
      if (href === '') return { tagName, attribs: {} };
      const isOutside = /^https?:/i.test(href.trim());
      return { tagName, attribs: { href, ...(isOutside ? { target: '_blank', rel: 'noopener' } : {}) } };
    },
    th: (tagName, attribs) => ({ tagName, attribs: { scope: 'col', ...attribs } }),
  },
};

/** HTML that was cleaned: made by `cleanHtml` alone, and in the browser by the component that sanitises. */
export type CleanHtml = string & { readonly clean: unique symbol };

/** HTML with nothing in it but what the list allows. Cleaning what is clean changes nothing. */
export function cleanHtml(html: string): CleanHtml {
  return sanitizeHtml(html, allowed).trim() as CleanHtml;
}

/** The same, with a word to those who cannot see that a link opens a new tab. */
export function announceNewTabs(html: CleanHtml): CleanHtml {
  const links = /(<a [^>]*target="_blank"[^>]*>)([\s\S]*?)<\/a>/g;
  const announced = html.replaceAll(links, '$1$2<span class="visually-hidden"> (opens in a new tab)</span></a>');
  return announced as CleanHtml;
}

/** The words of a text, without markup, in one line. */
export function readWords(html: string): string {
  const spaced = html.replaceAll(/<\/(?:p|li|h[1-6]|td|th|blockquote|dd|dt)>/gi, ' $&');
  const words = sanitizeHtml(spaced, {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: allowed.nonTextTags ?? [],
  });
  return decodeHtml(words).replaceAll(/\s+/g, ' ').trim();
}

/** HTML as it crosses the wire: entity-encoded (R3.6). */
export function encodeHtml(html: string): string {
  return escapeUTF8(html);
}

/** HTML from the wire, decoded once and no more: what was encoded twice is text about markup. */
export function decodeHtml(encoded: string): string {
  return decodeHTML(encoded);
}

/** The first words of a text, at most 160 characters, for posts without a summary of their own. */
export function summarise(html: string): string {
  const words = readWords(html);
  const longest = 160;
  return words.length <= longest ? words : `${words.slice(0, words.lastIndexOf(' ', longest)).trimEnd()} …`;
}
