import type { Choice } from '#domain/price/choice.ts';
import { toPriceLink } from './price-link.ts';

/**
 * Puts the choice into the page's address in place, so that Back leaves the page and a reload finds the choice. Not
 * through the router, for which every tick would be a navigation; it reads the address anew when it next moves.
 */
export function keepInAddress(choice: Choice): void {
  try {
    window.history.replaceState(window.history.state, '', toPriceLink(choice));
  } catch (error) {
    // Safari refuses more than a hundred in half a minute; the next change brings the address up to date.
    if (!(error instanceof DOMException)) throw error;
  }
}
