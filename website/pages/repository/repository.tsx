import { Link } from 'react-router';
import { repositoryLabels as labels } from '#content/repository/labels.ts';
import { repositoryPage, repositoryRows } from '#content/repository/repository.ts';
import { verification } from '#content/repository/verification.ts';
import { site } from '#content/site.ts';
import { isPagePath } from '#contract/routes.ts';
import type { DocumentHead } from '#domain/document/document.ts';
import type { RepositoryRow } from '#domain/repository/repository.ts';
import type { RepositoryFile } from '#domain/repository/repository-state.ts';
import { formatBytes } from '#domain/text.ts';
import { formatIndianDay } from '#domain/time.ts';
import { CopyButton } from '#website/components/copy/copy-button.tsx';
import { Fact } from '#website/components/fact/fact.tsx';
import { EmailLink, FileLink } from '#website/components/link/link.tsx';
import { Page, Section } from '#website/components/page/page.tsx';
import { Status } from '#website/components/status/status.tsx';
import tables from '#website/components/table/table.module.css';
import { websiteContext } from '#website/context.ts';
import type { Route } from './+types/repository';
import { FileFacts } from './file-facts.tsx';
import styles from './repository.module.css';

/** The sizes of existing documents by path, and the verifiable files in the order of the rows. */
export async function loader({ context }: Route.LoaderArgs) {
  const { measureDocument, readRepository } = context.get(websiteContext);
  const paths = [
    ...repositoryRows.map(({ link }) => link),
    ...repositoryPage.relatedDocuments.documents.map(({ path }) => path),
  ];
  const { isDemonstration, files } = await readRepository();
  return {
    sizes: Object.fromEntries(paths.map((path) => [path, measureDocument(path)])),
    isDemonstration,
    files: repositoryRows.flatMap(({ link }) => files.filter(({ path }) => path === link)),
  };
}

export default function Repository({ loaderData: { sizes, isDemonstration, files } }: Route.ComponentProps) {
  const { demonstrationNote, relatedDocuments } = repositoryPage;
  const { howTo, machines } = verification;
  return (
    <Page {...repositoryPage} path="/downloadsRepos">
      {isDemonstration && <p className={styles.demonstration}>{demonstrationNote}</p>}
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {labels.columns.number}
            </th>
            <th scope="col" className={styles.name}>
              {labels.columns.name}
            </th>
            <th scope="col">{labels.columns.version}</th>
            <th scope="col">{labels.columns.link}</th>
          </tr>
        </thead>
        <tbody>
          {repositoryRows.map((row, index) => {
            const file = files.find(({ path }) => path === row.link);
            return (
              <tr key={row.link}>
                <td data-label={labels.columns.number}>{index + 1}</td>
                <th scope="row">
                  {row.name}
                  {file && (
                    <a href={`#${file.name}`} className={styles.status}>
                      <Status verdict={file.verdict} />
                      <span className="visually-hidden">: {labels.factsOfFile}</span>
                    </a>
                  )}
                </th>
                <td data-label={labels.columns.version}>
                  {row.version || '–'}
                  {row.document && <Effect document={row.document} />}
                </td>
                <td data-label={row.isView ? labels.view : labels.download}>
                  <RowLink row={row} bytes={sizes[row.link]} file={file} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {files.length > 0 && (
        <Section heading={verification.heading}>
          <p>{verification.text}</p>
          {files.map((file) => (
            <FileFacts
              key={file.name}
              file={file}
              title={repositoryRows.find(({ link }) => link === file.path)?.name ?? file.path}
            />
          ))}
        </Section>
      )}
      <Section id="compute" heading={howTo.heading}>
        <p>{howTo.text}</p>
        <dl className={styles.commands}>
          {howTo.commands.map(({ system, command }) => (
            <Fact key={system} term={system}>
              <code>{command}</code>
              <CopyButton text={command} what={labels.command(system)} />
            </Fact>
          ))}
        </dl>
      </Section>
      <Section heading={machines.heading}>
        <p>{machines.fetching}</p>
        <ul className={styles.machines}>
          <li>
            <a href="/repository.json">{machines.manifest}</a>
          </li>
          <li>
            {machines.feed}: <a href="/feeds/repository.xml">{labels.feeds.rss}</a> {labels.feeds.or}{' '}
            <a href="/feeds/repository.json">{labels.feeds.json}</a>
          </li>
        </ul>
      </Section>
      <Section heading={relatedDocuments.heading}>
        <p>{relatedDocuments.text}</p>
        <ul className={styles.relatedDocuments}>
          {relatedDocuments.documents.map(({ title, path }) => (
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

function Effect({ document: { effectiveDate, supersededBy } }: { document: DocumentHead }) {
  return (
    <span className={styles.effect}>
      {' '}
      {labels.inEffectFrom} <time dateTime={effectiveDate}>{formatIndianDay(effectiveDate)}</time>
      {supersededBy && (
        <>
          , {labels.supersededOn}{' '}
          <time dateTime={supersededBy.effectiveDate}>{formatIndianDay(supersededBy.effectiveDate)}</time>
        </>
      )}
    </span>
  );
}

type RowLinkProps = { row: RepositoryRow; bytes: number | undefined; file: RepositoryFile | undefined };

function RowLink({ row: { name, version, link }, bytes, file }: RowLinkProps) {
  const what = <span className="visually-hidden"> {`${name} ${version}`.trim()}</span>;
  if (isPagePath(link)) {
    return (
      <Link to={link}>
        {labels.view}
        {what}
      </Link>
    );
  }
  if (file) {
    return (
      <a href={link} download>
        {labels.download}
        {what} ({link.endsWith('.crl') ? labels.formats.crl : labels.formats.certificate}, {formatBytes(file.size)})
      </a>
    );
  }
  if (bytes !== undefined) {
    return (
      <FileLink path={link} bytes={bytes}>
        {labels.download}
        {what}
      </FileLink>
    );
  }
  return (
    <EmailLink email={site.emails.support}>
      {labels.askSupport}
      <span className="visually-hidden"> {labels.askSupportFor(name)}</span>
    </EmailLink>
  );
}
