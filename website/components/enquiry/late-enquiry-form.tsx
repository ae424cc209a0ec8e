import { lazy, type RefObject, Suspense, useEffect } from 'react';
import type { EnquiryKind } from '#domain/enquiry/enquiry.ts';
import captcha from '#website/components/captcha/captcha-field.module.css';
import field from '#website/components/field/field.module.css';
import form from '#website/components/form/form.module.css';

const approached = Promise.withResolvers<void>();

// Whoever does anything may go on to another page, and a page on which a part still waits cannot show that it leaves.
if (!import.meta.env.SSR) {
  for (const type of ['pointerdown', 'touchstart', 'keydown']) {
    window.addEventListener(type, () => approached.resolve(), { once: true, capture: true, passive: true });
  }
}

const EnquiryForm = lazy(async () => {
  if (!import.meta.env.SSR) await approached.promise;
  return { default: (await import('./enquiry-form.tsx')).EnquiryForm };
});

/** How far from the window a form's program is fetched: about a screen. */
const margin = '800px';

/** The enquiry form of a page on which most never come so far: its program comes when `section` is near. */
export function LateEnquiryForm({
  section,
  ...enquiry
}: {
  section: RefObject<HTMLElement | null>;
  kind: EnquiryKind;
  labelledBy: string;
}) {
  useEffect(() => {
    if (!section.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) approached.resolve();
      },
      { rootMargin: margin },
    );
    watch.observe(section.current);
    return () => watch.disconnect();
  }, [section]);
  return (
    <Suspense fallback={<Outline />}>
      <EnquiryForm {...enquiry} />
    </Suspense>
  );
}

/**
 * Keeps the form's place where the page came without it, from another page. By it the form's looks come with the page, for
 * the server's form stands there long before its program does.
 */
function Outline() {
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
