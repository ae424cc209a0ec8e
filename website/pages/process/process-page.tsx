import { site } from '#content/site.ts';
import type { Process } from '#domain/process/process.ts';
import buttons from '#website/components/button/button.module.css';
import type { DrawingName } from '#website/components/drawing/drawing.tsx';
import { ExternalLink } from '#website/components/external-link/external-link.tsx';
import { FileLink } from '#website/components/file-link/file-link.tsx';
import { EmailLink, PhoneLink } from '#website/components/link/contact-link.tsx';
import { SiteLink } from '#website/components/link/site-link.tsx';
import { Columns, LastReviewed, Lines, Page, Section, Steps } from '#website/components/page/page.tsx';
import styles from './process-page.module.css';

/** Drawings of the steps, in their order. */
const drawings: { readonly [slug: string]: readonly DrawingName[] } = {
  'apply-dsc-process': ['log-in', 'details', 'video', 'pay', 'sign'],
  'download-dsc-process': ['utility', 'driver', 'insert', 'unlock', 'load'],
  'revoke-dsc-process': ['choose', 'find', 'letter', 'revoked'],
};

/** The page of each of the three processes. */
export function ProcessPage({ process }: { process: Process }) {
  const phone = process.phone ?? site.phones.support;
  const email = process.email ?? site.emails.support;
  return (
    <Page heading={process.heading} lead={process.lead}>
      <Columns ratio="7:5">
        <Section heading="Step by step">
          <Steps steps={process.steps} drawings={drawings[process.slug]} />
          <Action link={process.button} />
        </Section>
        <aside className={styles.aside} aria-label="Help">
          <h2>Mind this</h2>
          <Lines lines={process.notes} />
          {process.forms && (
            <>
              <h2>Forms</h2>
              <ul className={styles.forms}>
                {process.forms.map(({ title, path }) => (
                  <li key={path}>
                    <FileLink path={path}>{title}</FileLink>
                  </li>
                ))}
              </ul>
            </>
          )}
          <h2>Ask a person</h2>
          <p>
            <PhoneLink phone={phone} />
            <br />
            <EmailLink email={email} />
          </p>
          <LastReviewed date={process.lastReviewed} />
        </aside>
      </Columns>
    </Page>
  );
}

function Action({ link }: { link: Process['button'] }) {
  if ('href' in link) {
    return (
      <ExternalLink href={link.href} className={buttons.ink}>
        {link.title}
      </ExternalLink>
    );
  }
  return (
    <SiteLink to={link.path} className={buttons.ink}>
      {link.title}
    </SiteLink>
  );
}
