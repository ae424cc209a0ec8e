import { contactPage } from '#content/contact/contact-page.ts';
import * as labels from '#content/contact/labels.ts';
import { revokeNow } from '#content/process/revoke-now.ts';
import { site } from '#content/site.ts';
import { isOpen } from '#domain/site/opening.ts';
import buttons from '#website/components/button/button.module.css';
import callout from '#website/components/callout/callout.module.css';
import { SiteLink } from '#website/components/link/link.tsx';
import { Page } from '#website/components/page/page.tsx';
import { Island } from '#website/islands/island.tsx';
import { EnquiryForm } from '#website/pages/contact/enquiry-form.tsx';
import { RevokeNow } from '#website/pages/process/revoke-now.tsx';
import type { Route } from './+types/contact';
import styles from './contact.module.css';
import { DesksCard, FurtherDesksCard, OfficesCard } from './offices-card.tsx';

/** Whether the phones are answered now. */
export function loader() {
  return { isAnswered: isOpen(site.openingTimes, new Date()) };
}

export default function Contact({ loaderData: { isAnswered } }: Route.ComponentProps) {
  return (
    <Page {...contactPage} path="/Home/Contact" intro={isAnswered ? labels.intro : labels.introWhenClosed}>
      <section aria-labelledby="revoke-heading" className={`${callout.callout} ${styles.revoke}`}>
        <h2 id="revoke-heading">{revokeNow.heading}</h2>
        <RevokeNow isAnswered={isAnswered} />
        <SiteLink to="/revoke-dsc-process">{revokeNow.more}</SiteLink>
      </section>
      <div className={styles.columns}>
        <div className={styles.desks}>
          <DesksCard hasSupport>
            <a href="#contact-heading" className={`${buttons.button} ${styles.toForm}`} data-screen-only>
              {labels.heading}
            </a>
          </DesksCard>
        </div>
        <section aria-labelledby="contact-heading" className={styles.form}>
          <h2 id="contact-heading">{labels.heading}</h2>
          <Island
            name="enquiry"
            widget={EnquiryForm}
            props={{ kind: 'contact', labelledBy: 'contact-heading' }}
            hasDraft
          />
          <p>{labels.afterSending}</p>
        </section>
        <div className={styles.offices}>
          <OfficesCard />
          <FurtherDesksCard />
        </div>
      </div>
    </Page>
  );
}
