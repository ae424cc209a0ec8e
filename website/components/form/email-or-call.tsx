import { contactLabels as labels } from '#content/form/labels.ts';
import { site } from '#content/site.ts';
import { EmailLink, PhoneLink } from '#website/components/link/link.tsx';

/** The end of a sentence, for those who cannot use a form. */
export function EmailOrCall() {
  return (
    <>
      {labels.writeTo} <EmailLink email={site.emails.info} /> {labels.orCall} <PhoneLink phone={site.phones.support} />.
    </>
  );
}
