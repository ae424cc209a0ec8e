import { site } from '#content/site.ts';
import { Drawing } from '#website/components/drawing/drawing.tsx';
import { Fact } from '#website/components/fact/fact.tsx';
import { EmailLink, ExternalLink, PhoneLink } from '#website/components/link/link.tsx';
import styles from './offices-card.module.css';

/** Offices, hours, email addresses and phone numbers. */
export function OfficesCard() {
  const { corporate, registered } = site.offices;
  return (
    <div className={styles.card}>
      <Drawing name="support" className={styles.picture} title="A headset: our support desk" />
      <dl className={styles.list}>
        {[corporate, registered].map((office) => (
          <Fact key={office.name} term={office.name}>
            <address>{office.lines.join(', ')}</address>
            <ExternalLink href={office.mapHref}>
              Map<span className="visually-hidden"> of the {office.name.toLowerCase()}</span>
            </ExternalLink>
          </Fact>
        ))}
        <Fact term="Hours">{site.hours}</Fact>
        <Desk term="Sales" phone={site.phones.sales} email={site.emails.sales} />
        <Desk term="Information" phone={site.phones.support} email={site.emails.info} />
      </dl>
    </div>
  );
}

function Desk({ term, phone, email }: { term: string; phone: string; email: string }) {
  return (
    <Fact term={term}>
      <EmailLink email={email} />
      <br />
      <PhoneLink phone={phone} />
    </Fact>
  );
}
