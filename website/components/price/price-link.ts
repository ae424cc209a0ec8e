import type { Choice } from '#domain/price/choice.ts';
import { writeChoice } from '#domain/price/choice-address.ts';

/** The address of the page that shows a choice; with an origin one that can be sent. */
export function toPriceLink(choice: Choice, origin = ''): string {
  return `${origin}/pricing?${writeChoice(choice)}`;
}
