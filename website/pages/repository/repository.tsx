import { Link } from 'react-router';
import { repositoryPage, repositoryRows } from '#content/repository/repository.ts';
import { site } from '#content/site.ts';
import { Page } from '#website/components/page/page.tsx';
import tables from '#website/components/table/table.module.css';
import { describePage } from '#website/page-meta.ts';
import { isPage } from '#website/page-paths.ts';
import type { Route } from './+types/repository';
import styles from './repository.module.css';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, { ...repositoryPage, path: '/downloadsRepos' });
}

export default function Repository() {
  const { heading, lead, demonstrationNote } = repositoryPage;
  return (
    <Page heading={heading} lead={lead}>
      <p>{demonstrationNote}</p>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">Sr.No.</th>
            <th scope="col" className={styles.name}>
              Name
            </th>
            <th scope="col">Version</th>
            <th scope="col">View or Download</th>
          </tr>
        </thead>
        <tbody>
          {repositoryRows.map(({ name, version, link, isView }, index) => (
            <tr key={link}>
              <td data-label="Sr.No.">{index + 1}</td>
              <th scope="row">{name}</th>
              <td data-label="Version">{version || '–'}</td>
              <td data-label={isView ? 'View' : 'Download'}>
                {isPage(link) ? (
                  <Link to={link}>
                    View<span className="visually-hidden"> {name}</span>
                  </Link>
                ) : (
                  <a href={`mailto:${site.mails.support}`}>
                    Ask support<span className="visually-hidden"> for {name}</span>
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Page>
  );
}
