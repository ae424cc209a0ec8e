import { join } from 'node:path';
import { scanWithClamd } from '#api/application/clamd.ts';
import { confirmations } from '#content/confirmations.ts';
import { documentHeads } from '#content/document/document-heads.ts';
import { downloadGroups } from '#content/download/downloads.ts';
import { verificationErrors } from '#content/repository/verification.ts';
import { site } from '#content/site.ts';
import type { Executor } from '#database/connect.ts';
import { listRepositoryCopies } from '#database/repository/repository-copy-store.ts';
import { type DownloadGroup, listLinks } from '#domain/download/download.ts';
import { describeError } from '#domain/errors.ts';
import type { Finding } from '#domain/finding.ts';
import { checkFiles } from '#domain/repository/check-files.ts';
import { lacksSubCaList, repositoryPaths, type UnservedFile } from '#domain/repository/repository-state.ts';
import { verifyFiles } from '#domain/repository/verify-files.ts';
import type { Config } from '#server/config.ts';
import { checkBackups } from '#server/doctor/check-backups.ts';
import { checkConfirmations } from '#server/doctor/check-confirmations.ts';
import { checkHost, checkSecurityText } from '#server/doctor/check-host.ts';
import { checkDemonstration, checkInitialContent } from '#server/doctor/check-initial-content.ts';
import { checkPlaceholders, listTexts } from '#server/doctor/check-placeholders.ts';
import { checkRedirects } from '#server/doctor/check-redirects.ts';
import { listFolders, listUnreadableDocuments, measureDocument } from '#server/documents.ts';
import { findUnusableCrls, readOwnFiles, readOwnVersion } from '#services/own-repository.ts';
import { listContent, nameItem } from '#services/publish-content.ts';
import { findOwnFile, isFileError } from '#services/read-own-file.ts';
import { findDemonstrationFiles } from '#services/renew-crl.ts';
import { reportInterval } from '#services/watch-repository.ts';

/** Finds errors of the configured site, and what is missing before it goes live. Read-only. */
export async function checkSite(db: Executor, config: Config, now: Date): Promise<readonly Finding[]> {
  return [
    ...(await checkRepository(db, config, now)),
    ...(await checkCopies(db, now)),
    ...checkPlaceholders(new Map(await listStoredTexts(db)), site.name),
    ...(await checkInitialContent(db)),
    ...(await checkRedirects(db, config)),
    ...(await checkScanner(config)),
    ...checkConfigured(config, now),
  ];
}

/** The checks that need no store. */
export function checkConfigured(config: Config, now: Date): readonly Finding[] {
  return [
    ...checkDocuments(config),
    ...checkConfig(config),
    ...checkHost(config),
    ...checkBackups(config, now),
    ...checkSecurityText(now),
    ...checkConfirmations(confirmations),
    ...checkPlaceholders(new Map(listTexts(site, 'src/content/site.ts ')), site.name),
  ];
}

/** Certificates and CRLs as they are now: the authority's own, or the demonstration's. */
export async function readRepository(db: Executor, { repositoryDir, requiresOwnFiles }: Config, now: Date) {
  const hasOwnFiles = requiresOwnFiles || readOwnVersion(repositoryDir) !== '';
  const { bytes, unserved } = hasOwnFiles
    ? await readOwnFiles(repositoryDir)
    : { bytes: await findDemonstrationFiles(db), unserved: [] };
  return { hasOwnFiles, files: verifyFiles(await checkFiles(bytes), now), unserved };
}

/** The texts of published, active items by name. */
async function listStoredTexts(db: Executor): Promise<readonly [name: string, text: string][]> {
  const items = (await listContent(db)).filter(({ isActive }) => isActive);
  return items.map(({ kind, key, title, html }) => [nameItem(kind, key), `${title} ${html}`]);
}

/** Certificates and CRLs that are not verified, missing, or the demonstration's. */
async function checkRepository(db: Executor, config: Config, now: Date): Promise<readonly Finding[]> {
  const folder = config.repositoryDir;
  const { hasOwnFiles, files, unserved } = await readRepository(db, config, now);
  const errors = files.flatMap(({ path, verdict }): Finding[] =>
    verdict.status === 'verified' ? [] : [['error', `${path}: ${verificationErrors[verdict.fault]}`]],
  );
  const withoutList: readonly Finding[] = lacksSubCaList(files)
    ? [['error', `${repositoryPaths['sub-ca']}: no valid list (*.crl) that it has signed is in ${folder}.`]]
    : [];
  const unusable = findUnusableCrls(folder).map(
    (name): Finding => [
      'error',
      `${JSON.stringify(name)}: not read; name a list by letters, digits, ".", "-" and "_", with ".crl" at the end.`,
    ],
  );
  if (!hasOwnFiles) return [...errors, ...unusable, ['missing', formatMissingFiles(config)]];
  const isVerified = errors.length === 0 && withoutList.length === 0 && unserved.length === 0;
  return [
    ...errors,
    ...withoutList,
    ...unusable,
    ...describeUnserved(unserved),
    ...(await checkDemonstration(db, isVerified)),
  ];
}

/** Own files that are not served: one finding per cause. */
function describeUnserved(unserved: readonly UnservedFile[]): readonly Finding[] {
  const [missing = [], unreadable = []] = [true, false].map((is) =>
    unserved.filter(({ reason }) => (reason === 'missing') === is),
  );
  return [
    ...missing.map(({ path, place }): Finding => ['error', `${path}: not in ${place}.`]),
    ...[...Map.groupBy(unreadable, formatFileError)].map(([error, files]): Finding => {
      const paths = files.map(({ path }) => path).join(', ');
      return ['error', `${error} Not served: ${paths}.`];
    }),
  ];
}

function formatFileError({ place, reason }: Pick<UnservedFile, 'place' | 'reason'>): string {
  if (reason === 'ENOTDIR') return `${place}: is no folder.`;
  if (reason === 'ELOOP') return `${place}: is a link that leads to itself.`;
  return `${place}: cannot be read by this user (${reason}); chown or chmod it.`;
}

/** Finds repository files that differ between machines: visitors would get one or the other. */
async function checkCopies(db: Executor, now: Date): Promise<readonly Finding[]> {
  const copies = await listRepositoryCopies(db, new Date(now.getTime() - 2 * reportInterval).toISOString());
  const byPath = Map.groupBy(copies, ({ path }) => path);
  return [...byPath].flatMap(([path, all]): Finding[] => {
    const bySha256 = Map.groupBy(all, ({ sha256 }) => sha256);
    if (bySha256.size === 1) return [];
    const versions = [...bySha256].map(
      ([sha256, hosts]) => `${sha256.slice(0, 12)}… on ${hosts.map(({ host }) => host).join(', ')}`,
    );
    return [['error', `${path}: differs between machines: ${versions.join('; ')}.`]];
  });
}

function formatMissingFiles({ repositoryDir, demonstration }: Config): string {
  const names = Object.values(repositoryPaths).map((path) => path.slice(path.lastIndexOf('/') + 1));
  const shown = demonstration ? 'demonstration certificates are shown' : 'the repository shows none';
  return `Certificates: no own files, so ${shown}; put ${names.join(', ')} into ${repositoryDir}.`;
}

/** Documents and installers that pages link and that do not exist. */
function checkDocuments(config: Config): readonly Finding[] {
  const folders = listFolders(config);
  const groups: readonly DownloadGroup[] = downloadGroups;
  const files = groups
    .flatMap(({ products }) => products)
    .flatMap((product) => listLinks(product).map(({ link }) => ({ link, href: product.maker?.href })))
    .flatMap(({ link, href }) =>
      'file' in link ? [{ path: link.file, href, found: findOwnFile(join(config.dataDir, link.file)) }] : [],
    );
  const unreadable = [
    ...listUnreadableDocuments(folders),
    ...files.flatMap(({ path, found }) =>
      found && isFileError(found) ? [{ path, place: found.place, reason: found.code }] : [],
    ),
  ];
  const documents = Object.values(documentHeads)
    .filter(({ path }) => measureDocument(path, folders) === undefined)
    .filter(({ path }) => unreadable.every((document) => document.path !== path));
  return [
    ...describeUnserved(unreadable),
    ...documents.map(({ path }): Finding => ['error', `${path}: does not exist; run "npm run build".`]),
    ...files.flatMap(({ path, href, found }): readonly Finding[] => {
      if (found) return [];
      const shown = href === undefined ? 'shows “Ask support for the file”' : `links to ${href}`;
      return [['missing', `${path}: its row ${shown} until ${join(config.dataDir, path)} exists.`]];
    }),
  ];
}

/** Checks that clamd scans; otherwise applications are refused or accepted unscanned (`CLAMD_ON_FAILURE`). */
async function checkScanner({ clamd }: Config): Promise<readonly Finding[]> {
  if (!clamd) return [];
  try {
    await scanWithClamd(clamd.address, Buffer.from('doctor'), 2_000);
    return [];
  } catch (error) {
    const effect = clamd.acceptsUnscanned
      ? 'resumes are accepted unscanned'
      : 'no application with a resume is accepted';
    return [['error', `CLAMD_URL: ${describeError(error)}; ${effect}.`]];
  }
}

/** Settings that the site starts with but should not go live with. */
function checkConfig({ siteUrl, mail, trustProxy, apiHost, clamd, unknownVariables }: Config): readonly Finding[] {
  const { hostname } = new URL(siteUrl);
  const isLocal = hostname === 'localhost' || /^(?:127\.|0\.0\.0\.0|\[::)/.test(hostname);
  const findings: readonly (Finding | false)[] = [
    isLocal && ['missing', `SITE_URL: ${siteUrl} is this machine; feeds, sitemap and mails contain it.`],
    apiHost === '' && mail.smtpUrl === '' && ['missing', 'SMTP_URL: not set, so mail waits in the outbox.'],
    apiHost === '' && !clamd && ['missing', 'CLAMD_URL: not set, so resumes are not scanned for viruses.'],
    trustProxy === false && ['note', 'TRUST_PROXY: not set; behind a proxy all visitors have one address.'],
    unknownVariables.length > 0 && ['note', `Unknown variables, which change nothing: ${unknownVariables.join(', ')}.`],
    apiHost !== '' && ['note', `API_HOST: submissions are stored by ${apiHost}, not here.`],
  ];
  return findings.filter((finding) => finding !== false);
}
