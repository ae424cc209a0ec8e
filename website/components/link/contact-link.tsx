import type { ReactNode } from 'react';
import { site } from '#content/site.ts';

/** A `mailto:` link; its text is the address unless another is given. */
export function EmailLink({ email, children = email }: { email: string; children?: ReactNode }) {
  return <a href={`mailto:${email}`}>{children}</a>;
}

/** A `tel:` link. */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>;
}

/** For those who cannot use a form. */
export function EmailOrCall() {
  return (
    <>
      write to <EmailLink email={site.emails.info} /> or call <PhoneLink phone={site.phones.sales} />.
    </>
  );
}
