import type { CleanHtml } from './clean-html.ts';

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
