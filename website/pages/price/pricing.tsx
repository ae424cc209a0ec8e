import { useLocation } from 'react-router';
import { listQuestions } from '#content/faq/faq.ts';
import { relatedQuestions } from '#content/faq/labels.ts';
import { calculatorLabels } from '#content/prices/calculator-labels.ts';
import { optionNames } from '#content/prices/option-names.ts';
import { pricePageLabels as labels } from '#content/prices/page-labels.ts';
import { prices } from '#content/prices/prices.ts';
import { pricingPage } from '#content/prices/pricing-page.ts';
import { type Choice, readChoice, regions } from '#domain/price/choice.ts';
import { type ContentsEntry, WithContents } from '#website/components/contents/contents.tsx';
import { RelatedQuestions } from '#website/components/faq/related-questions.tsx';
import { Page } from '#website/components/page/page.tsx';
import { Calculator } from '#website/components/price/calculator.tsx';
import { toPriceLink } from '#website/components/price/describe-choice.ts';
import { StructuredData } from '#website/page-meta.tsx';
import { useRootData } from '#website/use-root-data.ts';
import type { Route } from './+types/pricing';
import { describeOffers } from './describe-offers.ts';
import { PriceTables } from './price-tables.tsx';
import styles from './pricing.module.css';

/** Questions as loader data, so that the FAQ is not in the chunk of the page. */
export function loader() {
  return listQuestions(pricingPage.faqSlugs);
}

const sections: readonly ContentsEntry[] = [
  { id: 'calculator', title: pricingPage.calculator },
  ...regions.map((region) => ({ id: region, title: labels.regionHeading(optionNames.region[region]) })),
  { id: 'questions', title: relatedQuestions },
];

export default function Pricing({ loaderData: questions }: Route.ComponentProps) {
  // The calculator changes the address but not the key; a navigation to another address mounts a new calculator.
  const { key, search } = useLocation();
  const { choice, corrections } = readChoice(search, prices);
  return (
    <Page {...pricingPage} path="/pricing">
      <section aria-labelledby="calculator" className={styles.calculator}>
        <h2 id="calculator">{pricingPage.calculator}</h2>
        <p className="without-script">{labels.withoutScript}</p>
        <Calculator key={key} initial={choice} corrections={corrections} onChange={writeToAddress} />
      </section>
      <WithContents entries={sections}>
        <PriceTables />
        <p className={styles.sales}>
          {calculatorLabels.forMany} {labels.askByEmailOrPhone}
        </p>
        <RelatedQuestions questions={questions} id="questions" />
      </WithContents>
      <StructuredData data={describeOffers(prices, useRootData().siteUrl)} />
    </Page>
  );
}

/**
 * Writes the choice to the address in place, so that Back leaves the page and a reload restores the choice. Not through
 * the router, where each change would be a navigation; the router reads the address again at the next one.
 */
function writeToAddress(choice: Choice): void {
  try {
    window.history.replaceState(window.history.state, '', toPriceLink(choice));
  } catch (error) {
    // Safari allows 100 calls in 30 seconds; the next change writes the address again.
    if (!(error instanceof DOMException)) throw error;
  }
}
