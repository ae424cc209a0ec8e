import sanitizeHtml from 'sanitize-html';

/** Dropped with their content. */
export const nonTextTags = 'script style textarea option noscript template svg math iframe object'.split(' ');

/** The address of a picture of ours, by its hash and width. */
const ownPicture = /^\/media\/[0-9a-f]{32}\/[0-9]{1,5}\.\w{1,5}$/;

/**
 * Whether a `srcset` names our own pictures only. Checked before sanitize-html parses it: sanitize-html logs the whole
 * text for every malformed candidate.
 */
function isOwnSrcset(srcset: string): boolean {
  if (srcset.length > 4_000) return false;
  return srcset.split(', ').every((candidate) => {
    const [address = '', width = '', ...more] = candidate.split(' ');
    return ownPicture.test(address) && /^[0-9]{1,5}w$/.test(width) && more.length === 0;
  });
}

/**
 * The only allow-list for HTML of posts and notices. Headings start below the page's own `h1`; links and images lead to
 * the web, the site, mail and phone; everything else is dropped, scripts and styles with their content.
 */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code', 'hr', 'br'],
    ...['b', 'strong', 'i', 'em', 'del', 's', 'sub', 'sup', 'a', 'img'],
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
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs.src ?? ''),
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
