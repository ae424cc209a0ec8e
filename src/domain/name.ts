import { escapeHidden } from '@mohar/check/names';

export { escapeHidden, formatName } from '@mohar/check/names';

/** Shows what is hidden in a text of several lines. Whatever ends a line becomes a line feed, a tab a space. */
export function escapeLines(text: string): string {
  const lines = text.replaceAll('\t', ' ').split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/);
  return lines.map(escapeHidden).join('\n');
}

/** Letters that run from right to left, and Arabic digits. */
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Mende_Kikakui}\p{Script=Hanifi_Rohingya}]|[\u{10800}-\u{10FFF}]/u;

/**
 * A formatted name within a sentence of ours: isolated (Unicode, UAX #9, section 2.4) where letters run from right to left, so
 * that it does not change the order of our words. Where it stands alone in a page `<bdi>` does so.
 */
export function isolateName(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}
