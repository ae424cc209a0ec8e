import { useLocation } from 'react-router';
import { faqCategories } from '#content/faq/faq.ts';
import { prices } from '#content/prices/prices.ts';
import { pricingPage } from '#content/prices/pricing-page.ts';
import { readChoice } from '#domain/price/choice-address.ts';
import { RelatedQuestions } from '#website/components/faq/related-questions.tsx';
import { Page } from '#website/components/page/page.tsx';
import { Calculator } from '#website/components/price/calculator.tsx';
import { keepInAddress } from '#website/components/price/keep-in-address.ts';
import { describePage, findOrigin } from '#website/page-meta.ts';
import type { Route } from './+types/pricing';
import { describeOffers } from './describe-offers.ts';
import { PriceTables } from './price-tables.tsx';
import styles from './pricing.module.css';

/** The questions travel as data, so that the FAQ is not part of the page's program. */
export function loader() {
  const items = faqCategories.flatMap((category) => category.items);
  return pricingPage.faqSlugs.flatMap((slug) =>
    items.filter((item) => item.slug === slug).map(({ question }) => ({ slug, question })),
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...describePage(matches, { ...pricingPage, path: '/pricing' }),
    { 'script:ld+json': describeOffers(prices, findOrigin(matches)) },
  ];
}

export default function Pricing({ loaderData: questions }: Route.ComponentProps) {
  // A choice of the calculator's own changes the address and not the key; another address is another calculator.
  const { key, search } = useLocation();
  const { choice, corrections } = readChoice(search, prices);
  return (
    <Page heading={pricingPage.heading} lead={pricingPage.lead}>
      <section aria-labelledby="calculator" className={styles.calculator}>
        <h2 id="calculator">{pricingPage.calculator}</h2>
        <p className="without-script">The calculator needs JavaScript. Every price stands in the tables below.</p>
        <Calculator key={key} first={choice} corrections={corrections} onChange={keepInAddress} />
      </section>
      <PriceTables table={prices} />
      <RelatedQuestions questions={questions} />
    </Page>
  );
}
