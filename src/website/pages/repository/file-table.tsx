import { repositoryLabels as labels } from '#content/repository/labels.ts';
import { findTitle, repositoryPage, repositoryRows } from '#content/repository/repository.ts';
import { site } from '#content/site.ts';
import { isPagePath } from '#contract/routes.ts';
import type { DocumentHead } from '#domain/document/document.ts';
import type { RepositoryRow } from '#domain/repository/repository.ts';
import { isFurtherList, type RepositoryFile } from '#domain/repository/repository-state.ts';
import { isFilePath } from '#domain/site/routes.ts';
import { formatBytes } from '#domain/text.ts';
import { formatIndianDay } from '#domain/time.ts';
import { EmailLink, FileLink } from '#website/components/link/link.tsx';
import { Status } from '#website/components/status/status.tsx';
import tables from '#website/components/table/table.module.css';
import styles from './file-table.module.css';

/** The rows of the specification with the result of each file's verification; below them further lists, if any. */
export function FileTable({
  files,
  sizes,
}: {
  files: readonly RepositoryFile[];
  /** In bytes, of existing documents by path. */
  sizes: { readonly [path: string]: number | undefined };
}) {
  const lists = files.filter(({ name, path }) => isFurtherList(name) && !isRow(path));
  return (
    <>
      <table className={`${tables.table} ${styles.files}`}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {labels.columns.number}
            </th>
            <th scope="col">{labels.columns.name}</th>
            <th scope="col" className={styles.version}>
              {labels.columns.version}
            </th>
            <th scope="col" className={styles.link}>
              {labels.columns.link}
            </th>
          </tr>
        </thead>
        <tbody>
          {repositoryRows.map((row, index) => {
            const file = files.find(({ path }) => path === row.link);
            return (
              <tr key={row.link} className={row.document?.supersededBy && styles.superseded}>
                <td className={styles.serial} data-label={labels.columns.number}>
                  {index + 1}
                </td>
                <th scope="row">
                  {row.name}
                  {file && (
                    <div className={styles.status}>
                      <a href={`#${file.name}`}>
                        <Status verdict={file.verdict} />
                        <span className="visually-hidden">: {labels.factsOfFile}</span>
                      </a>
                    </div>
                  )}
                </th>
                <td data-label={labels.columns.version}>{row.document && <Edition document={row.document} />}</td>
                <td>
                  <RowLink row={row} bytes={sizes[row.link]} file={file} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {lists.length > 0 && <FurtherLists lists={lists} />}
    </>
  );
}

const isRow = (path: string): boolean => repositoryRows.some(({ link }) => link === path);

function FurtherLists({ lists }: { lists: readonly RepositoryFile[] }) {
  return (
    <>
      <p className={styles.further}>{repositoryPage.furtherLists.text}</p>
      <ul className={styles.lists}>
        {lists.map(({ name, path, size, verdict }) => (
          <li key={name}>
            <a href={`#${name}`}>
              <b>{findTitle(path)}</b> <Status verdict={verdict} />
              <span className="visually-hidden">: {labels.factsOfFile}</span>
            </a>
            <a href={path} download>
              {labels.download}
              <span className="visually-hidden"> {findTitle(path)}</span> ({labels.formats.crl}, {formatBytes(size)})
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Edition({ document: { edition, effectiveDate, supersededBy } }: { document: DocumentHead }) {
  return (
    <>
      {edition} {supersededBy ? labels.superseded : labels.current}
      <span className={styles.effect}>
        {' '}
        <span>
          {labels.inEffectFrom} <time dateTime={effectiveDate}>{formatIndianDay(effectiveDate)}</time>
          {supersededBy && ','}
        </span>{' '}
        {supersededBy && (
          <span>
            {labels.supersededOn}{' '}
            <time dateTime={supersededBy.effectiveDate}>{formatIndianDay(supersededBy.effectiveDate)}</time>
          </span>
        )}
      </span>
    </>
  );
}

type RowLinkProps = { row: RepositoryRow; bytes: number | undefined; file: RepositoryFile | undefined };

function RowLink({ row: { name, version, link }, bytes, file }: RowLinkProps) {
  const what = <span className="visually-hidden"> {`${name} ${version}`.trim()}</span>;
  if (isPagePath(link)) {
    return (
      <a href={link}>
        {labels.view}
        {what}
      </a>
    );
  }
  if (file) {
    return (
      <a href={link} download>
        {labels.download}
        {what}
        <span>
          {' '}
          ({link.endsWith('.crl') ? labels.formats.crl : labels.formats.certificate}, {formatBytes(file.size)})
        </span>
      </a>
    );
  }
  if (bytes !== undefined && isFilePath(link)) {
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
