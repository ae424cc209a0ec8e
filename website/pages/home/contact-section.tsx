import * as labels from '#content/contact/labels.ts';
import { EnquiryForm } from '#website/components/enquiry/enquiry-form.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import { OfficesCard } from '#website/pages/contact/offices-card.tsx';
import styles from './contact-section.module.css';

export function ContactSection() {
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-heading">
      <div className={styles.form}>
        <h2 id="contact-heading">{labels.heading}</h2>
        <p className={styles.intro}>{keepTogether(labels.intro)}</p>
        <EnquiryForm kind="contact" labelledBy="contact-heading" />
      </div>
      <OfficesCard />
    </section>
  );
}
