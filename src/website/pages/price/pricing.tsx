import { useLocation } from 'react-router';
import { listQuestions } from '#content/faq/faq.ts';
import { planLink } from '#content/plan/questions.ts';
import { pricePageLabels as labels } from '#content/prices/page-labels.ts';
import { prices } from '#content/prices/prices.ts';
import { pricingPage } from '#content/prices/pricing-page.ts';
import { SiteLink } from '#website/components/link/link.tsx';
import { Page } from '#website/components/page/page.tsx';
import { Island } from '#website/islands/island.tsx';
import { StructuredData } from '#website/page-meta.tsx';
import { RelatedQuestions } from '#website/pages/faq/related-questions.tsx';
import { useRootData } from '#website/use-root-data.ts';
import type { Route } from './+types/pricing';
import { describeOffers } from './describe-offers.ts';
import { PageCalculator } from './page-calculator.tsx';
import { PriceTables } from './price-tables.tsx';
import styles from './pricing.module.css';

/** The questions that the page answers. */
export function loader() {
  return listQuestions(pricingPage.faqSlugs);
}

export default function Pricing({ loaderData: questions }: Route.ComponentProps) {
  const { search } = useLocation();
  const { siteUrl } = useRootData();
  return (
    <Page {...pricingPage} path="/pricing">
      <section aria-labelledby="calculator" className={styles.calculator} data-screen-only>
        <h2 id="calculator">{pricingPage.calculator}</h2>
        <div className={styles.lead}>
          <p>
            <b>{planLink.question}</b> <SiteLink to="/choose">{planLink.link}</SiteLink>
          </p>
          <a href="#indian">{labels.allPrices}</a>
        </div>
        <p className="without-script">{labels.withoutScript}</p>
        <Island name="calculator" widget={PageCalculator} props={{ search, siteUrl }} isEager />
      </section>
      <PriceTables />
      <RelatedQuestions questions={questions} id="questions" />
      <StructuredData data={describeOffers(prices, siteUrl)} />
    </Page>
  );
}
