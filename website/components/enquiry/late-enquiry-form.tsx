import { lazy, type RefObject, Suspense, useEffect } from 'react';
import type { EnquiryKind } from '#domain/enquiry/enquiry.ts';
// The form stands in the page before its program comes: what it looks like comes with the page.
import '#website/components/captcha/captcha-field.module.css';
import '#website/components/field/field.module.css';
import '#website/components/form/form.module.css';

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
  ...form
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
    <Suspense>
      <EnquiryForm {...form} />
    </Suspense>
  );
}
