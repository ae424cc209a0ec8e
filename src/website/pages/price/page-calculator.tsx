import { prices } from '#content/prices/prices.ts';
import { type Choice, readChoice } from '#domain/price/choice.ts';
import { Calculator } from '#website/pages/price/calculator.tsx';
import { toPriceLink } from '#website/pages/price/format-choice.ts';

/** The calculator of the price page; the address of the page has the choice. */
export function PageCalculator({ search, siteUrl }: { search: string; siteUrl: string }) {
  const { choice, corrections } = readChoice(search, prices);
  return <Calculator initial={choice} corrections={corrections} siteUrl={siteUrl} onChange={writeToAddress} />;
}

/** Writes the choice to the address in place, so that Back leaves the page and a reload restores the choice. */
function writeToAddress(choice: Choice): void {
  try {
    window.history.replaceState(window.history.state, '', toPriceLink(choice));
  } catch (error) {
    // Safari allows 100 calls in 30 seconds; the next change writes the address again.
    if (!(error instanceof DOMException)) throw error;
  }
}
