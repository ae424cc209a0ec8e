import { contactPage, furtherDesks } from '#content/contact/contact-page.ts';
import * as labels from '#content/contact/labels.ts';
import { Facts } from '#website/components/fact/fact.tsx';
import { Columns, Page, Section } from '#website/components/page/page.tsx';
import { Island } from '#website/islands/island.tsx';
import { EnquiryForm } from '#website/pages/contact/enquiry-form.tsx';
import styles from './contact.module.css';
import { Desk, OfficesCard } from './offices-card.tsx';

export default function Contact() {
  return (
    <Page {...contactPage} path="/Home/Contact" intro={labels.intro}>
      <Columns>
        <OfficesCard />
        <section aria-labelledby="contact-heading" className={styles.form}>
          <h2 id="contact-heading">{labels.heading}</h2>
          <Island name="enquiry" widget={EnquiryForm} props={{ kind: 'contact', labelledBy: 'contact-heading' }} />
        </section>
      </Columns>
      <Section heading={furtherDesks.heading}>
        <Facts>
          {furtherDesks.desks.map(({ title, ...desk }) => (
            <Desk key={title} term={title} {...desk} />
          ))}
        </Facts>
      </Section>
    </Page>
  );
}
