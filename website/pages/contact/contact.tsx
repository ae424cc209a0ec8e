import { EnquiryForm } from '#website/components/enquiry/enquiry-form.tsx';
import { Columns, Page } from '#website/components/page/page.tsx';
import styles from './contact.module.css';
import { OfficesCard } from './offices-card.tsx';

export default function Contact() {
  return (
    <Page
      title="Contact"
      description="Send us an enquiry, call, write or visit: sales and information desks, offices in Noida and Meerut."
      path="/Home/Contact"
      intro="Tell us what you want to sign and where. A person reads every enquiry and answers by mail or phone."
    >
      <Columns ratio="7:5">
        <section aria-labelledby="contact-heading" className={styles.form}>
          <h2 id="contact-heading">Ask us</h2>
          <EnquiryForm kind="contact" labelledBy="contact-heading" />
        </section>
        <OfficesCard />
      </Columns>
    </Page>
  );
}
