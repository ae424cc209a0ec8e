import { listQuestions } from '#content/faq/faq.ts';
import { partnerLabels as labels } from '#content/partner/labels.ts';
import { partner } from '#content/partner/partner.ts';
import { site } from '#content/site.ts';
import buttons from '#website/components/button/button.module.css';
import { CommonQuestions, Page, Section } from '#website/components/page/page.tsx';
import { Steps } from '#website/components/page/steps.tsx';
import { Island } from '#website/islands/island.tsx';
import { EnquiryForm } from '#website/pages/contact/enquiry-form.tsx';
import { RelatedQuestions } from '#website/pages/faq/related-questions.tsx';
import type { Route } from './+types/become-a-partner';
import styles from './become-a-partner.module.css';

/** The questions that the page answers. */
export function loader() {
  return listQuestions(partner.faqSlugs);
}

export default function BecomeAPartner({ loaderData: questions }: Route.ComponentProps) {
  return (
    <Page {...partner} path="/becomeapartner">
      <div className={styles.columns}>
        <div className={styles.before}>
          <p className={styles.toForm} data-screen-only>
            <a href="#form" className={buttons.ink}>
              {labels.toForm}
            </a>
          </p>
          <Section heading={labels.before}>
            <CommonQuestions questions={partner.questions} />
          </Section>
          <Section heading={labels.steps}>
            <Steps steps={partner.steps} />
          </Section>
        </div>
        <section id="form" aria-labelledby="partner-heading" className={styles.form}>
          <h2 id="partner-heading">{labels.form}</h2>
          <Island
            name="enquiry"
            widget={EnquiryForm}
            props={{ kind: 'partner', labelledBy: 'partner-heading' }}
            hasDraft
          />
        </section>
        <div className={styles.after}>
          <Section heading={partner.tiers.heading}>
            <p>{partner.tiers.text}</p>
            <p>
              <a href={`mailto:${site.emails.sales}?subject=${encodeURIComponent(partner.tiers.priceSubject)}`}>
                {partner.tiers.askForPrices}
              </a>
            </p>
          </Section>
          <RelatedQuestions questions={questions} />
        </div>
      </div>
    </Page>
  );
}
