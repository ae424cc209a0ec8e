import { useState } from 'react';
import { downloadGroups, downloadsPage } from '#content/download/downloads.ts';
import { downloadLabels as labels } from '#content/download/labels.ts';
import { site } from '#content/site.ts';
import type { DownloadGroup, DownloadRow } from '#domain/download/download.ts';
import { EmailLink, ExternalLink } from '#website/components/link/link.tsx';
import { Page, Section } from '#website/components/page/page.tsx';
import tables from '#website/components/table/table.module.css';
import { websiteContext } from '#website/context.ts';
import { useBrowserValue } from '#website/use-browser-value.ts';
import type { Route } from './+types/downloads';
import styles from './downloads.module.css';

const groups: readonly DownloadGroup[] = downloadGroups;

/** The paths of the authority's files that exist. */
export function loader({ context }: Route.LoaderArgs) {
  const { hasFile } = context.get(websiteContext);
  const rows = groups.flatMap((group) => group.rows);
  const files = rows.flatMap(({ link }) => ('file' in link ? [link.file] : []));
  return { present: files.filter(hasFile) };
}

export default function Downloads({ loaderData }: Route.ComponentProps) {
  const system = useBrowserValue(readSystem, undefined);
  const [isAll, setAll] = useState(false);
  const isShown = (row: DownloadRow): boolean => isAll || !system || row.system === 'any' || row.system === system;
  return (
    <Page {...downloadsPage} path="/downloads">
      {system && (
        <label className={styles.switch}>
          <input type="checkbox" checked={isAll} onChange={(event) => setAll(event.currentTarget.checked)} />
          {labels.showEverySystem(labels.systems[system])}
        </label>
      )}
      {groups.map(({ slug, title, intro, rows }) => (
        <Section key={slug} id={slug} heading={title}>
          <p>{intro}</p>
          <table className={tables.table}>
            <thead>
              <tr>
                <th scope="col" className={styles.name}>
                  {labels.columns.name}
                </th>
                <th scope="col">{labels.columns.contact}</th>
                <th scope="col">{labels.columns.download}</th>
              </tr>
            </thead>
            <tbody>
              {rows.filter(isShown).map((row) => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  <td data-label={labels.columns.contact}>
                    <EmailLink email={site.emails.support}>{row.contact}</EmailLink>
                  </td>
                  <td data-label={labels.columns.download}>
                    <RowLink row={row} present={loaderData.present} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      ))}
    </Page>
  );
}

function RowLink({ row: { name, link }, present }: { row: DownloadRow; present: readonly string[] }) {
  const what = <span className="visually-hidden"> {name}</span>;
  if ('href' in link) {
    return (
      <ExternalLink href={link.href}>
        {labels.makersPage}
        {what}
      </ExternalLink>
    );
  }
  if (!present.includes(link.file)) return labels.absent;
  return (
    <a href={link.file} download>
      {labels.download}
      {what}
    </a>
  );
}

/** The visitor's system; `undefined` on phones and Linux, which show every row. */
function readSystem(): 'windows' | 'mac' | undefined {
  if (/Windows NT/.test(navigator.userAgent)) return 'windows';
  return /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints < 2 ? 'mac' : undefined;
}
