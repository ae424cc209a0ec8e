import { site } from '#content/site.ts';
import { Drawing } from '#website/components/drawing/drawing.tsx';
import { ExternalLink } from '#website/components/external-link/external-link.tsx';
import { EmailLink, PhoneLink } from '#website/components/link/contact-link.tsx';
import styles from './offices-card.module.css';

/** Offices, hours, email addresses and phone numbers. */
export function OfficesCard() {
  const { corporate, registered } = site.offices;
  return (
    <div className={styles.card}>
      <Drawing name="support" className={styles.picture} title="A headset: our support desk" />
      <dl className={styles.list}>
        {[corporate, registered].map((office) => (
          <div key={office.name}>
            <dt>{office.name}</dt>
            <dd>
              <address>{office.lines.join(', ')}</address>
              <ExternalLink href={office.mapHref}>
                Map<span className="visually-hidden"> of the {office.name.toLowerCase()}</span>
              </ExternalLink>
            </dd>
          </div>
        ))}
        <div>
          <dt>Hours</dt>
          <dd>{site.hours}</dd>
        </div>
        <div>
          <dt>Sales</dt>
          <dd>
            <Direct phone={site.phones.sales} email={site.emails.sales} />
          </dd>
        </div>
        <div>
          <dt>Information</dt>
          <dd>
            <Direct phone={site.phones.support} email={site.emails.info} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Direct({ phone, email }: { phone: string; email: string }) {
  return (
    <>
      <EmailLink email={email} />
      <br />
      <PhoneLink phone={phone} />
    </>
  );
}
