import { decodeHTML, escapeUTF8 } from 'entities';
import sanitizeHtml from 'sanitize-html';

const nonTextTags = 'script style textarea option noscript template svg math iframe object'.split(' ');

const ownCandidate = /^\/media\/[0-9a-f]{32}\/[0-9]{1,5}\.\w{1,5} [0-9]{1,5}w$/;

/**
 * Whether a `srcset` names our own pictures only. Checked before sanitize-html parses it: sanitize-html logs the whole
 * text for every malformed candidate.
 */
function isOwnSrcset(srcset: string): boolean {
  return srcset.length <= 4_000 && srcset.split(', ').every((candidate) => ownCandidate.test(candidate));
}

/**
 * The only allow-list for HTML of posts and notices. Headings start below the page's own `h1`; links and images lead to
 * the web, the site, mail and phone; everything else is dropped, scripts and styles with their content.
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
  nonTextTags,
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
    img: (tagName, attribs) => {
      const { srcset = '', ...others } = attribs;
      return { tagName, attribs: isOwnSrcset(srcset) ? attribs : others };
    },
    th: (tagName, attribs) => ({ tagName, attribs: { scope: 'col', ...attribs } }),
  },
};

/** Sanitised HTML: returned by `cleanHtml`, and in the browser by the component that sanitises. */
export type CleanHtml = string & { readonly clean: unique symbol };

/** Sanitises HTML with the allow-list above. Idempotent. */
export function cleanHtml(html: string): CleanHtml {
  return sanitizeHtml(html, allowed).trim() as CleanHtml;
}

/** Adds hidden text to every link that opens a new tab, for screen readers (WCAG 2.2, technique G201). */
export function announceNewTabs(html: CleanHtml): CleanHtml {
  const note = '<span class="visually-hidden"> (opens in a new tab)</span>';
  // Not one regular expression: it would take quadratic time in the number of links.
  const parts = html.split('</a>').map((part, index, { length }) => {
    const start = part.lastIndexOf('<a ');
    const opensTab = start >= 0 && part.slice(start, part.indexOf('>', start)).includes('target="_blank"');
    return opensTab && index < length - 1 ? part + note : part;
  });
  return parts.join('</a>') as CleanHtml;
}

/** Entity-encodes HTML for the API (R3.6). */
export const encodeHtml = escapeUTF8;

/** Decodes HTML from the API, once: text about markup is encoded twice. */
export const decodeHtml: (encoded: string) => string = decodeHTML;

/** The text of HTML, without tags. Inserts a space between blocks. */
export function toText(html: string): string {
  const spaced = html.replaceAll(/<\/(?:p|li|h[1-6]|td|th|blockquote|dd|dt)>/gi, ' $&');
  return decodeHTML(sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags }));
}

/** The first words of a text, at most 160 characters, for posts without a summary of their own. */
export function summarise(html: string): string {
  const words = toText(html).replaceAll(/\s+/g, ' ').trim();
  const maxLength = 160;
  return words.length <= maxLength ? words : `${words.slice(0, words.lastIndexOf(' ', maxLength)).trimEnd()} …`;
}
