import { partnerLabels as labels } from '#content/partner/labels.ts';
import { partner } from '#content/partner/partner.ts';
import { SiteLink } from '#website/components/link/link.tsx';
import { EnquiryForm } from '#website/pages/contact/enquiry-form.tsx';
import { showDialog } from './show-dialog.tsx';

/** The form for partners over the page (R2.16). */
export function show(): void {
  const children = (
    <>
      <p>{partner.intro}</p>
      <section>
        <h3>{labels.steps}</h3>
        <ol>
          {partner.steps.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ol>
        <p>
          <SiteLink to="/becomeapartner">{labels.more}</SiteLink>
        </p>
      </section>
      <EnquiryForm kind="partner" labelledBy="partner-dialog" />
    </>
  );
  showDialog({ heading: partner.title, headingId: 'partner-dialog', children });
}
