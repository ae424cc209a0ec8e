import { formatPlainHash } from '@mohar/check/fingerprints';
import { chainFigure } from '#content/repository/chain.ts';
import { comparison } from '#content/repository/comparison.ts';
import { repositoryLabels as labels } from '#content/repository/labels.ts';
import { findTitle, repositoryPage, repositoryRows } from '#content/repository/repository.ts';
import { verification } from '#content/repository/verification.ts';
import type { DocumentHead } from '#domain/document/document.ts';
import { isFurtherList, type RepositoryFile } from '#domain/repository/repository-state.ts';
import { formatIndianDay } from '#domain/time.ts';
import callout from '#website/components/callout/callout.module.css';
import { WithContents } from '#website/components/contents/contents.tsx';
import { CopyButton } from '#website/components/copy/copy-button.tsx';
import { Fact } from '#website/components/fact/fact.tsx';
import { ExternalLink, FileLink, SiteLink } from '#website/components/link/link.tsx';
import { Seal, SealWord } from '#website/components/logo/logo.tsx';
import { Page, Section } from '#website/components/page/page.tsx';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import { websiteContext } from '#website/context.ts';
import { Island } from '#website/islands/island.tsx';
import type { Route } from './+types/repository';
import { ChainFigure } from './chain-figure.tsx';
import { CompareFingerprint, type KnownFile } from './compare-fingerprint.tsx';
import { FileFacts } from './file-facts.tsx';
import { FileTable } from './file-table.tsx';
import styles from './repository.module.css';

const documents: readonly DocumentHead[] = [
  ...repositoryRows.flatMap(({ document }) => document ?? []),
  ...repositoryPage.relatedDocuments.documents,
];

/**
 * The sizes of existing documents by path; the verifiable files in the order of the rows, then further lists; and the
 * fingerprints of both for the comparison.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { measureDocument, hashDocument, readRepository } = context.get(websiteContext);
  const { isDemonstration, files, checkedOn } = await readRepository();
  const rows = [
    ...repositoryRows.flatMap(({ link }) => files.filter(({ path }) => path === link)),
    ...files.filter(({ name, path }) => isFurtherList(name) && !repositoryRows.some(({ link }) => link === path)),
  ];
  const hashed = documents.map(async (head): Promise<readonly KnownFile[]> => {
    const sha256 = await hashDocument(head.path);
    return sha256 === undefined ? [] : [{ title: nameEdition(head), path: head.path, sha256 }];
  });
  return {
    sizes: Object.fromEntries(documents.map(({ path }) => [path, measureDocument(path)])),
    isDemonstration,
    checkedOn,
    files: rows,
    known: [...rows.map(toKnownFile), ...(await Promise.all(hashed)).flat()],
  };
}

function toKnownFile({ name, path, fingerprints: { sha256, sha1 } }: RepositoryFile): KnownFile {
  return { title: nameFile(path), path, details: name, sha256: formatPlainHash(sha256), sha1: formatPlainHash(sha1) };
}

function nameEdition({ title, edition, supersededBy }: DocumentHead): string {
  const name = `${title} ${edition}`;
  return supersededBy ? comparison.formatSuperseded(name) : name;
}

function nameFile(path: string): string {
  return findTitle(path) ?? path;
}

export default function Repository({ loaderData }: Route.ComponentProps) {
  const { sizes, isDemonstration, checkedOn, files, known } = loaderData;
  const { demonstration, demonstrationLink, relatedDocuments } = repositoryPage;
  const { howTo, machines } = verification;
  const sections = [
    { id: 'files', title: repositoryPage.files.heading },
    { id: 'chain', title: chainFigure.heading },
    ...(known.length > 0 ? [{ id: 'compare', title: comparison.heading }] : []),
    { id: 'compute', title: howTo.heading },
    ...(files.length > 0 ? [{ id: 'check', title: verification.heading }] : []),
    { id: 'programs', title: machines.heading },
    { id: 'related', title: relatedDocuments.heading },
  ];
  return (
    <Page
      {...repositoryPage}
      path="/downloadsRepos"
      ornament={
        <div className={styles.seal}>
          <Seal />
          <SealWord />
        </div>
      }
    >
      <div className={styles.columns}>
        <WithContents
          entries={sections}
          top={
            isDemonstration && (
              <div className={`${callout.callout} ${styles.demonstration}`}>
                <p>
                  <b>{demonstration.warning}</b>
                </p>
                <p>{keepTogether(demonstration.text)}</p>
                <ExternalLink href={demonstrationLink.href}>{demonstrationLink.title}</ExternalLink>
              </div>
            )
          }
        >
          <Section id="files" heading={repositoryPage.files.heading}>
            <p>{repositoryPage.whichList}</p>
            <FileTable files={files} sizes={sizes} />
          </Section>
          <Section id="chain" heading={chainFigure.heading}>
            <p>{chainFigure.text}</p>
            <ChainFigure files={files} />
          </Section>
          {known.length > 0 && (
            <Section id="compare" heading={comparison.heading}>
              <p>{comparison.text}</p>
              <Island name="fingerprint" widget={CompareFingerprint} props={{ files: known }} />
            </Section>
          )}
          <Section id="compute" heading={howTo.heading}>
            <p>{keepTogether(howTo.text)}</p>
            <dl className={styles.commands}>
              {howTo.commands.map(({ system, command }) => (
                <Fact key={system} term={system}>
                  <code>{keepTogether(command)}</code>
                  <Island name="copy" widget={CopyButton} props={{ text: command, what: labels.command(system) }} />
                </Fact>
              ))}
            </dl>
          </Section>

          {files.length > 0 && (
            <Section id="check" heading={verification.heading}>
              <p>{verification.text}</p>
              <p>{verification.formatLastCheck({ day: formatIndianDay(checkedOn) })}</p>
              {files.map((file) => (
                <FileFacts key={file.name} file={file} title={nameFile(file.path)} />
              ))}
            </Section>
          )}

          <Section id="programs" heading={machines.heading}>
            <p>{machines.fetching}</p>
            <ul className={styles.machines}>
              <li>
                <SiteLink to="/repository.json">{machines.manifest}</SiteLink>
              </li>
              <li>
                {machines.feed}: <SiteLink to="/feeds/repository.xml">{labels.feeds.rss}</SiteLink> {labels.feeds.or}{' '}
                <SiteLink to="/feeds/repository.json">{labels.feeds.json}</SiteLink>
              </li>
            </ul>
          </Section>
          <Section id="related" heading={relatedDocuments.heading}>
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
        </WithContents>
      </div>
    </Page>
  );
}
