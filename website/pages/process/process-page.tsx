import { site } from '#content/site.ts';
import type { Process } from '#domain/process/process.ts';
import { FileLink } from '#website/components/file-link/file-link.tsx';
import { Action } from '#website/components/page/action.tsx';
import { Columns, LastReviewed, Lines, Page, Section, Steps } from '#website/components/page/page.tsx';
import type { PictureName } from '#website/components/picture/pictures.tsx';
import styles from './process-page.module.css';

/** What each step looks like, in the steps' order. */
const pictures: { readonly [slug: string]: readonly PictureName[] } = {
  'apply-dsc-process': ['log-in', 'details', 'video', 'pay', 'sign'],
  'download-dsc-process': ['utility', 'driver', 'insert', 'unlock', 'load'],
  'revoke-dsc-process': ['choose', 'find', 'letter', 'revoked'],
};

/** One of the three processes, step by step, with whom to ask beside it. */
export function ProcessPage({ process }: { process: Process }) {
  const phone = process.phone ?? site.phones.support;
  const email = process.email ?? site.emails.support;
  return (
    <Page heading={process.heading} lead={process.lead}>
      <Columns ratio="7:5">
        <Section heading="Step by step">
          <Steps steps={process.steps} pictures={pictures[process.slug]} />
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
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <LastReviewed date={process.lastReviewed} />
        </aside>
      </Columns>
    </Page>
  );
}
