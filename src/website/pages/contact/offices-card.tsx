import * as labels from '#content/contact/labels.ts';
import { site } from '#content/site.ts';
import { Drawing } from '#website/components/drawing/drawing.tsx';
import { Fact } from '#website/components/fact/fact.tsx';
import { EmailLink, ExternalLink, PhoneLink } from '#website/components/link/link.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import styles from './offices-card.module.css';

/**
 * Offices, hours, email addresses and phone numbers, and the support image (R1.7) beside the hours, which costs no
 * height.
 */
export function OfficesCard() {
  const { corporate, registered } = site.offices;
  return (
    <div className={styles.card}>
      <dl className={styles.list}>
        <OfficeContact term={labels.information} phone={site.phones.support} email={site.emails.info} />
        <OfficeContact term={labels.sales} phone={site.phones.sales} email={site.emails.sales} />
        <Fact term={labels.hours}>
          <Drawing name="wide-support" label={labels.supportImage} className={styles.drawing} />
          {keepTogether(site.hours)}
        </Fact>
        {[corporate, registered].map((office) => (
          <Fact key={office.name} term={office.name}>
            <address>{[site.owner, ...office.lines].join(', ')}</address>
            <ExternalLink href={office.mapHref} data-screen-only>
              {labels.map}
              <span className="visually-hidden"> {labels.ofOffice(office.name)}</span>
            </ExternalLink>
          </Fact>
        ))}
        <Fact term={labels.next}>{labels.nextText}</Fact>
      </dl>
    </div>
  );
}

export function OfficeContact({ term, phone, email }: { term: string; phone?: string; email: string }) {
  return (
    <Fact term={term}>
      <span className={styles.desk}>
        <EmailLink email={email} />
        {phone && <PhoneLink phone={phone} />}
      </span>
    </Fact>
  );
}
