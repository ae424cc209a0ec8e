import { prices } from '#content/prices/prices.ts';
import { type Choice, defaultChoice, readChoice, writeChoice } from '#domain/price/choice.ts';

const key = 'price-choice';

/** The choice that was last made in the dialog of this tab; the page has its own in its address. */
export function readSavedChoice(): Choice {
  try {
    return readChoice(sessionStorage.getItem(key) ?? '', prices).choice;
  } catch {
    // Storage is blocked.
    return defaultChoice;
  }
}

export function saveChoice(choice: Choice): void {
  try {
    sessionStorage.setItem(key, writeChoice(choice));
  } catch {
    // Storage is blocked or full: after a reload the dialog has the default choice.
  }
}
