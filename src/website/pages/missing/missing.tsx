import { data } from 'react-router';
import { missingPage as labels } from '#content/missing/labels.ts';
import { routes } from '#domain/site/routes.ts';
import { Rosette } from '#website/components/guilloche/figure.tsx';
import { SiteLink } from '#website/components/link/link.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import { PageMeta } from '#website/page-meta.tsx';
import { SearchField } from '#website/pages/search/search-field.tsx';
import styles from './missing.module.css';

const rosette = { waves: 19, turns: 4, depth: 0.38 };

/** Every unknown address, with status 404. */
export function loader() {
  return data(null, { status: 404 });
}

export default function Missing() {
  return (
    <div className={styles.missing}>
      <PageMeta title={labels.title} />
      <div className={styles.broken} data-screen-only>
        <Rosette shape={rosette} className={styles.trace} />
        <Rosette shape={rosette} />
      </div>
      <div>
        <h1>{labels.heading}</h1>
        <p>{labels.text}</p>
        <SearchField />
        {/* `show-suggestions.ts` adds what resembles the address. */}
        <ul className={styles.links} data-suggestions="address">
          <li>
            <SiteLink to="/">{labels.home}</SiteLink>
          </li>
          <li>{keepTogether(labels.tellSupport)}</li>
          <li>
            <SiteLink to={routes.revokeProcess.path}>{labels.revoke}</SiteLink>
          </li>
        </ul>
      </div>
    </div>
  );
}
