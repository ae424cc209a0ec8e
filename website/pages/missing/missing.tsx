import { data } from 'react-router';
import { site } from '#content/site.ts';
import { Rosette } from '#website/components/guilloche/figure.tsx';
import { EmailLink, SiteLink } from '#website/components/link/link.tsx';
import { PageMeta } from '#website/page-meta.tsx';
import styles from './missing.module.css';

/** Every unknown address, with status 404. */
export function loader() {
  return data(null, { status: 404 });
}

export default function Missing() {
  return (
    <div className={styles.missing}>
      <PageMeta title="Page not found" />
      <Rosette shape={{ waves: 19, turns: 4, depth: 0.38 }} className={styles.broken} />
      <div>
        <h1>There is no page at this address</h1>
        <p>The link may be old, or a letter in the address may be wrong. Nothing you entered elsewhere is lost.</p>
        <ul>
          <li>
            <SiteLink to="/">Start at the home page</SiteLink>
          </li>
          <li>
            <EmailLink email={site.emails.support}>Tell our support desk: {site.emails.support}</EmailLink>
          </li>
        </ul>
      </div>
    </div>
  );
}
