import { decodeHTML, escapeUTF8 } from 'entities';

/** HTML as it crosses the wire: entity-encoded (R3.6). */
export function encodeHtml(html: string): string {
  return escapeUTF8(html);
}

/** HTML from the wire, decoded once and no more: what was encoded twice is text about markup. */
export function decodeHtml(encoded: string): string {
  return decodeHTML(encoded);
}
