import type { CleanHtml } from './clean-html.ts';

/** Adds a word joiner to ranges of numbers in sanitised HTML, such as `24–48`: a browser would break the line after the dash. */
export function joinRanges(html: CleanHtml): CleanHtml {
  return html.replaceAll(/(\d–)(?=\d)/g, '$1\u2060') as CleanHtml;
}
