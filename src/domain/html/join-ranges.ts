import type { CleanHtml } from './clean-html.ts';

/**
 * Adds a word joiner to ranges such as `24–48` and names such as `e-Marketplace` in sanitised HTML: a browser would break
 * the line after the dash.
 */
export function joinRanges(html: CleanHtml): CleanHtml {
  return html.replaceAll(/(\d–(?=\d)| e-(?=[A-Z]))/g, '$1\u2060') as CleanHtml;
}
