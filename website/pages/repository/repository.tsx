import { Link } from 'react-router';
import { repositoryPage, repositoryRows } from '#content/repository/repository.ts';
import { site } from '#content/site.ts';
import type { DocumentHead } from '#domain/document/document.ts';
import type { RepositoryRow } from '#domain/repository/repository.ts';
import { setIndianDay } from '#domain/time.ts';
import { FileLink } from '#website/components/file-link/file-link.tsx';
import { Page, Section } from '#website/components/page/page.tsx';
import tables from '#website/components/table/table.module.css';
import { settingsContext } from '#website/context.ts';
import { describePage } from '#website/page-meta.ts';
import { isPage } from '#website/page-paths.ts';
import type { Route } from './+types/repository';
import styles from './repository.module.css';

/** The sizes of the documents that are there, by their paths. */
export function loader({ context }: Route.LoaderArgs) {
  const { measureDocument } = context.get(settingsContext);
  const paths = [...repositoryRows.map(({ link }) => link), ...repositoryPage.beside.documents.map(({ path }) => path)];
  return { sizes: Object.fromEntries(paths.map((path) => [path, measureDocument(path)])) };
}

type Sizes = Route.ComponentProps['loaderData']['sizes'];

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, { ...repositoryPage, path: '/downloadsRepos' });
}

export default function Repository({ loaderData: { sizes } }: Route.ComponentProps) {
  const { heading, lead, demonstrationNote, beside } = repositoryPage;
  return (
    <Page heading={heading} lead={lead}>
      <p>{demonstrationNote}</p>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              Sr.No.
            </th>
            <th scope="col" className={styles.name}>
              Name
            </th>
            <th scope="col">Version</th>
            <th scope="col">View or Download</th>
          </tr>
        </thead>
        <tbody>
          {repositoryRows.map((row, index) => (
            <tr key={row.link}>
              <td data-label="Sr.No.">{index + 1}</td>
              <th scope="row">{row.name}</th>
              <td data-label="Version">
                {row.version || '–'}
                {row.document && <Effect document={row.document} />}
              </td>
              <td data-label={row.isView ? 'View' : 'Download'}>
                <RowLink row={row} bytes={sizes[row.link]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Section heading={beside.heading}>
        <p>{beside.text}</p>
        <ul className={styles.beside}>
          {beside.documents.map(({ title, path }) => (
            <li key={path}>
              <FileLink path={path} bytes={sizes[path]}>
                {title}
              </FileLink>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

/** From when a document applies, and since when no longer. */
function Effect({ document: { effectiveDate, supersededBy } }: { document: DocumentHead }) {
  return (
    <span className={styles.effect}>
      {' '}
      In effect from <time dateTime={effectiveDate}>{setIndianDay(effectiveDate)}</time>
      {supersededBy && (
        <>
          , superseded on <time dateTime={supersededBy.effectiveDate}>{setIndianDay(supersededBy.effectiveDate)}</time>
        </>
      )}
    </span>
  );
}

function RowLink({ row: { name, version, link }, bytes }: { row: RepositoryRow; bytes: Sizes[string] }) {
  const what = <span className="visually-hidden"> {`${name} ${version}`.trim()}</span>;
  if (isPage(link)) return <Link to={link}>View{what}</Link>;
  if (bytes !== undefined) {
    return (
      <FileLink path={link} bytes={bytes}>
        Download{what}
      </FileLink>
    );
  }
  return (
    <a href={`mailto:${site.mails.support}`}>
      Ask support<span className="visually-hidden"> for {name}</span>
    </a>
  );
}
