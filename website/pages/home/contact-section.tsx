import { lazy, Suspense, useEffect, useRef } from 'react';
import * as labels from '#content/contact/labels.ts';
import captcha from '#website/components/captcha/captcha-field.module.css';
import field from '#website/components/field/field.module.css';
import form from '#website/components/form/form.module.css';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import { OfficesCard } from '#website/pages/contact/offices-card.tsx';
import styles from './contact-section.module.css';

/** Loads the chunk of the enquiry form when the section is near the viewport. */
export function ContactSection() {
  const section = useRef<HTMLElement>(null);

  // Most visitors do not scroll that far.
  useEffect(() => {
    if (!section.current) return;
    const load: IntersectionObserverCallback = (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) needed.resolve();
    };
    const watch = new IntersectionObserver(load, { rootMargin: margin });
    watch.observe(section.current);
    return () => watch.disconnect();
  }, []);

  return (
    <section ref={section} id="contact" className={styles.contact} aria-labelledby="contact-heading">
      <div className={styles.form}>
        <h2 id="contact-heading">{labels.heading}</h2>
        <p className={styles.intro}>{keepTogether(labels.intro)}</p>
        <Suspense fallback={<FormSkeleton />}>
          <EnquiryForm kind="contact" labelledBy="contact-heading" />
        </Suspense>
      </div>
      <OfficesCard />
    </section>
  );
}

const needed = Promise.withResolvers<void>();

// While a Suspense boundary waits, React cannot show a navigation as pending: any input may start one, so it loads the form.
if (!import.meta.env.SSR) {
  for (const type of ['pointerdown', 'touchstart', 'keydown']) {
    window.addEventListener(type, () => needed.resolve(), { once: true, capture: true, passive: true });
  }
}

const EnquiryForm = lazy(async () => {
  if (!import.meta.env.SSR) await needed.promise;
  return { default: (await import('#website/components/enquiry/enquiry-form.tsx')).EnquiryForm };
});

/** The distance from the viewport at which the form's chunk is loaded: about one screen. */
const margin = '800px';

/**
 * Reserves the space of the form after a client-side navigation. Its imports also put the form's styles into the page's
 * CSS, which the server-rendered form needs before its chunk is loaded.
 */
function FormSkeleton() {
  return (
    <div className={form.form} aria-hidden="true">
      {['name', 'email', 'phone', 'pincode', 'message'].map((name) => (
        <div key={name} className={field.field} data-wide="true">
          <input disabled />
        </div>
      ))}
      <div className={captcha.captcha} />
    </div>
  );
}
