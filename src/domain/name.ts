import { escapeHidden } from '@mohar/check/names';

export { escapeHidden, formatName } from '@mohar/check/names';

/** Escapes hidden characters in a text of several lines. Any line end becomes a line feed, and a tab a space. */
export function escapeLines(text: string): string {
  const lines = text.replaceAll('\t', ' ').split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/);
  return lines.map(escapeHidden).join('\n');
}

/** Letters that run from right to left, and Arabic digits. */
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Mende_Kikakui}\p{Script=Hanifi_Rohingya}]|[\u{10800}-\u{10FFF}]/u;

/**
 * Isolates a right-to-left name within a sentence (Unicode, UAX #9, section 2.4), so that it does not reorder the other
 * words. Alone in a page, use `<bdi>`.
 */
export function isolateName(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}
