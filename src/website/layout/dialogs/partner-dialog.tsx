import { partnerLabels as labels } from '#content/partner/labels.ts';
import { partner } from '#content/partner/partner.ts';
import { Fold } from '#website/components/fold/fold.tsx';
import { SiteLink } from '#website/components/link/link.tsx';
import { EnquiryForm } from '#website/pages/contact/enquiry-form.tsx';
import styles from './partner-dialog.module.css';
import { showDialog } from './show-dialog.tsx';

/** The form for partners over the page (R2.16). */
export function show(): void {
  const children = (
    <div className={styles.columns}>
      <section className={styles.before}>
        <p>{partner.intro}</p>
        <Fold title={labels.steps} isOpen={matchMedia('(width >= 60rem)').matches}>
          <ol>
            {partner.steps.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ol>
        </Fold>
        <p>
          <SiteLink to="/becomeapartner">{labels.more}</SiteLink>
        </p>
      </section>
      <EnquiryForm kind="partner" labelledBy="partner-dialog" />
    </div>
  );
  showDialog({ heading: partner.title, size: 'columns', headingId: 'partner-dialog', children });
}
