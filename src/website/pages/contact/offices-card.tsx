import type { ReactNode } from 'react';
import { furtherDesks } from '#content/contact/contact-page.ts';
import * as labels from '#content/contact/labels.ts';
import { site } from '#content/site.ts';
import { Drawing } from '#website/components/drawing/drawing.tsx';
import { Fact } from '#website/components/fact/fact.tsx';
import { EmailLink, ExternalLink, PhoneLink } from '#website/components/link/link.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import styles from './offices-card.module.css';

/**
 * Email addresses, phone numbers and hours; on home without the support desk. `children` stand below the heading. The
 * support image (R1.7) is beside the hours, where it costs no height.
 */
export function DesksCard({ hasSupport = false, children }: { hasSupport?: boolean; children?: ReactNode }) {
  return (
    <Card heading={labels.desks} top={children}>
      {hasSupport && <OfficeContact term={labels.support} phone={site.phones.support} email={site.emails.support} />}
      <OfficeContact term={labels.information} phone={site.phones.support} email={site.emails.info} />
      <OfficeContact term={labels.sales} phone={site.phones.sales} email={site.emails.sales} />
      <Fact term={labels.hours}>
        <Drawing name="wide-support" label={labels.supportImage} className={styles.drawing} />
        {keepTogether(site.hours)}
      </Fact>
    </Card>
  );
}

export function OfficesCard() {
  const { corporate, registered } = site.offices;
  return (
    <Card heading={labels.offices}>
      {[corporate, registered].map((office) => (
        <Fact key={office.name} term={office.name}>
          <address>{[site.owner, ...office.lines].join(', ')}</address>
          <ExternalLink href={office.mapHref} data-screen-only>
            {labels.map}
            <span className="visually-hidden"> {labels.ofOffice(office.name)}</span>
          </ExternalLink>
        </Fact>
      ))}
    </Card>
  );
}

/** Whom to write to about what the desks do not answer. */
export function FurtherDesksCard() {
  return (
    <Card heading={furtherDesks.heading}>
      {furtherDesks.desks.map(({ title, ...desk }) => (
        <OfficeContact key={title} term={title} {...desk} />
      ))}
    </Card>
  );
}

function Card({ heading, top, children }: { heading: string; top?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      {top}
      <dl className={styles.card}>{children}</dl>
    </section>
  );
}

function OfficeContact({ term, phone, email }: { term: string; phone?: string; email: string }) {
  return (
    <Fact term={term}>
      <span className={styles.desk}>
        <EmailLink email={email} />
        {phone && <PhoneLink phone={phone} />}
      </span>
    </Fact>
  );
}
