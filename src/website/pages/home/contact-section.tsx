import * as labels from '#content/contact/labels.ts';
import { openForm } from '#content/home/labels.ts';
import { revokeNow } from '#content/process/revoke-now.ts';
import { SiteLink } from '#website/components/link/link.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import { Island } from '#website/islands/island.tsx';
import { EnquiryForm } from '#website/pages/contact/enquiry-form.tsx';
import { DesksCard, OfficesCard } from '#website/pages/contact/offices-card.tsx';
import styles from './contact-section.module.css';

/**
 * The form and the offices. On a phone the form is behind a line that opens it, or a link to `#contact`: by `:target`
 * without scripts, and by `watch-target.ts`.
 */
export function ContactSection() {
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-heading">
      <div className={styles.form}>
        <h2 id="contact-heading">{labels.heading}</h2>
        <p className={styles.intro}>{keepTogether(labels.intro)}</p>
        <p>
          {revokeNow.heading} <SiteLink to="/revoke-dsc-process">{revokeNow.more}</SiteLink>
        </p>
        <details className={styles.details} data-opens-with="contact" data-screen-only>
          <summary>{openForm}</summary>
          <Island
            name="enquiry"
            widget={EnquiryForm}
            props={{ kind: 'contact', labelledBy: 'contact-heading' }}
            hasDraft
          />
          <p className={styles.after}>{labels.afterSending}</p>
        </details>
      </div>
      <div className={styles.offices}>
        <DesksCard />
        <OfficesCard />
      </div>
    </section>
  );
}
