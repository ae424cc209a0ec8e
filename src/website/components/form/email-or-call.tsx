import { Fragment } from 'react';
import { contactLabels as labels } from '#content/form/labels.ts';
import { site } from '#content/site.ts';
import { EmailLink, PhoneLink } from '#website/components/link/link.tsx';

/** Ends a sentence with `write to … or call …`, for those who cannot use a form. */
export function EmailOrCall({
  emails = [site.emails.info],
  phone = site.phones.support,
}: {
  emails?: readonly string[];
  phone?: string;
}) {
  return (
    <>
      {labels.writeTo}{' '}
      {emails.map((email, index) => (
        <Fragment key={email}>
          {index > 0 && ` ${labels.or} `}
          <EmailLink email={email} />
        </Fragment>
      ))}{' '}
      {labels.orCall} <PhoneLink phone={phone} />.
    </>
  );
}
