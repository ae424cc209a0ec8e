import { useRef } from 'react';
import { LateEnquiryForm } from '#website/components/enquiry/late-enquiry-form.tsx';
import { OfficesCard } from '#website/pages/contact/offices-card.tsx';
import styles from './contact-section.module.css';

export function ContactSection() {
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section} id="contact" className={styles.contact} aria-labelledby="contact-heading">
      <div className={styles.form}>
        <h2 id="contact-heading">Ask us</h2>
        <p className={styles.lead}>
          Tell us what you want to sign and where. A person reads every enquiry and answers by mail or phone.
        </p>
        <LateEnquiryForm section={section} kind="contact" labelledBy="contact-heading" />
      </div>
      <OfficesCard />
    </section>
  );
}
