import { site } from '#content/site.ts';
import { ExternalLink } from '#website/components/external-link/external-link.tsx';
import { Picture } from '#website/components/picture/pictures.tsx';
import styles from './offices-card.module.css';

/** Beside the form: both offices, the hours, and every direct way to a person. */
export function OfficesCard() {
  const { corporate, registered } = site.offices;
  return (
    <div className={styles.card}>
      <Picture name="support" className={styles.picture} title="A headset: our support desk" />
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
      <a href={`mailto:${email}`}>{email}</a>
      <br />
      <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
    </>
  );
}
