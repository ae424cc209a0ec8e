import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import * as labels from '#content/contact/labels.ts';
import { openForm } from '#content/home/labels.ts';
import { EnquiryForm } from '#website/components/enquiry/enquiry-form.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import { OfficesCard } from '#website/pages/contact/offices-card.tsx';
import styles from './contact-section.module.css';

/**
 * The form and the offices. On a phone the form is behind a line that opens it, or a link to `#contact`: by `:target` without
 * scripts, and by the router, whose navigations have no target.
 */
export function ContactSection() {
  const { hash, key } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation to the section opens the form
  useEffect(() => {
    if (hash === '#contact' && details.current) details.current.open = true;
  }, [hash, key]);

  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-heading">
      <div className={styles.form}>
        <h2 id="contact-heading">{labels.heading}</h2>
        <p className={styles.intro}>{keepTogether(labels.intro)}</p>
        <details ref={details} className={styles.details} suppressHydrationWarning>
          <summary>{openForm}</summary>
          <EnquiryForm kind="contact" labelledBy="contact-heading" />
        </details>
      </div>
      <div className={styles.offices}>
        <OfficesCard />
      </div>
    </section>
  );
}
