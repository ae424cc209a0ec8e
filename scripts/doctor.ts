import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { confirmations } from '#content/confirmations.ts';
import { documentHeads } from '#content/document/document-heads.ts';
import { downloadGroups } from '#content/download/downloads.ts';
import { verificationErrors } from '#content/repository/verification.ts';
import { site } from '#content/site.ts';
import type { Executor } from '#database/connect.ts';
import { checkCorruption } from '#database/corruption.ts';
import { listRepositoryCopies } from '#database/repository/repository-copy-store.ts';
import { type DownloadGroup, listLinks } from '#domain/download/download.ts';
import { expectedFileNames, repositoryPaths } from '#domain/repository/repository-state.ts';
import { readOptions, runCommand, withStore } from '#scripts/command/command.ts';
import { checkBackups } from '#scripts/doctor/check-backups.ts';
import { checkConfirmations } from '#scripts/doctor/check-confirmations.ts';
import { checkHost, checkSecurityText, type Finding, severities } from '#scripts/doctor/check-host.ts';
import { checkPlaceholders, listTexts } from '#scripts/doctor/check-placeholders.ts';
import type { Config } from '#server/config.ts';
import { listFolders, measureDocument } from '#server/documents.ts';
import { listContent, nameItem } from '#services/publish-content.ts';
import { findDemonstrationFiles } from '#services/renew-crl.ts';
import { findUnusableLists, readOwnFiles, readOwnVersion, reportInterval } from '#services/watch-repository.ts';
import { checkFiles } from '#trust/check-files.ts';
import { verifyFiles } from '#trust/verify-files.ts';

// `npm run doctor` checks the site as it is configured here: what is wrong, and what is missing before it goes live. It
// changes nothing. Status 1 when there is an error.
await runCommand(async () => {
  readOptions({}, 'no options');
  const findings = await withStore(async (db, config) => [
    ...(await checkRows(db, config)),
    ...checkDocuments(config),
    ...checkConfig(config),
    ...checkHost(config),
    ...checkBackups(config, new Date()),
    ...checkSecurityText(new Date()),
    ...checkConfirmations(confirmations),
    ...checkPlaceholders(new Map(listTexts(site, 'content/site.ts ')), site.name),
  ]);
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
  console.log(`Version: ${version}`);
  for (const severity of severities) {
    for (const [at, text] of findings) if (at === severity) console.log(`${severity.padEnd(7)} ${text}`);
  }
  const count = findings.filter(([severity]) => severity === 'error').length;
  console.log(count === 0 ? 'No errors.' : `${count} ${count === 1 ? 'error' : 'errors'}.`);
  if (count > 0) process.exitCode = 1;
});

/** What editors have published and is shown, by its name. */
async function listStoredTexts(db: Executor): Promise<readonly [name: string, text: string][]> {
  const items = (await listContent(db)).filter(({ isActive }) => isActive);
  return items.map(({ kind, key, title, html }) => [nameItem(kind, key), `${title} ${html}`]);
}

/** The store; what else is in it is checked only where it can be read. */
async function checkRows(db: Executor, config: Config): Promise<readonly Finding[]> {
  const check = await checkCorruption(db);
  const others = async () => [
    ...(await checkRepository(db, config, new Date())),
    ...(await checkCopies(db, new Date())),
    ...checkPlaceholders(new Map(await listStoredTexts(db)), site.name),
  ];
  if ('needs' in check) {
    const line = `The store: run "${check.needs}" in it as a superuser to have it checked here.`;
    return [...(await others()), ['note', line]];
  }
  const [first, ...more] = check.corruption;
  if (first === undefined) return others();
  const count = more.length === 0 ? '' : ` (and ${more.length} more)`;
  return [['error', `The store is corrupt: ${first.replaceAll(/\s+/g, ' ')}${count}; restore a backup.`]];
}

/** Certificates and CRL: what is not verified, what is missing, whether they are the demonstration's. */
async function checkRepository(db: Executor, config: Config, now: Date): Promise<readonly Finding[]> {
  const folder = config.repositoryDir;
  const hasOwnFiles = readOwnVersion(folder) !== '';
  const bytes = hasOwnFiles ? await readOwnFiles(folder) : await findDemonstrationFiles(db);
  const files = verifyFiles(await checkFiles(bytes), now);
  const errors = files.flatMap(({ path, verdict }): Finding[] =>
    verdict.status === 'verified' ? [] : [['error', `${path}: ${verificationErrors[verdict.fault]}`]],
  );
  const unusable = findUnusableLists(folder).map(
    (name): Finding => [
      'error',
      `${JSON.stringify(name)}: not read; name a list by letters, digits, ".", "-" and "_", with ".crl" at the end.`,
    ],
  );
  if (!hasOwnFiles) return [...errors, ...unusable, ['missing', describeMissingFiles(config)]];
  const missing = expectedFileNames.filter((name) => !files.some((file) => file.name === name));
  return [
    ...errors,
    ...unusable,
    ...missing.map((name): Finding => ['missing', `${repositoryPaths[name]}: not in ${folder}.`]),
  ];
}

/** Machines that serve other files of the repository than the rest: visitors would get one or the other. */
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

function describeMissingFiles({ repositoryDir, demonstration }: Config): string {
  const names = Object.values(repositoryPaths).map((path) => path.slice(path.lastIndexOf('/') + 1));
  const shown = demonstration ? 'demonstration certificates are shown' : 'the repository shows none';
  return `Certificates: no own files, so ${shown}; put ${names.join(', ')} into ${repositoryDir}.`;
}

/** Documents and installers that pages link and that do not exist. */
function checkDocuments(config: Config): readonly Finding[] {
  const folders = listFolders(config);
  const groups: readonly DownloadGroup[] = downloadGroups;
  const documents = Object.values(documentHeads).filter(({ path }) => measureDocument(path, folders) === undefined);
  const installers = groups
    .flatMap(listLinks)
    .flatMap(({ product: { maker }, link }) =>
      'file' in link && !existsSync(join(config.dataDir, link.file)) ? [{ file: link.file, href: maker?.href }] : [],
    );
  return [
    ...documents.map(({ path }): Finding => ['error', `${path}: does not exist; run "npm run build".`]),
    ...installers.map(({ file, href }): Finding => {
      const place = join(config.dataDir, file);
      const shown = href === undefined ? 'shows “Available from support”' : `links to ${href}`;
      return ['missing', `${file}: its row ${shown} until ${place} exists.`];
    }),
  ];
}

/** Settings that the site starts with but should not go live with. */
function checkConfig({ siteUrl, mail, trustProxy, apiHost }: Config): readonly Finding[] {
  const { hostname } = new URL(siteUrl);
  const isLocal = hostname === 'localhost' || /^(?:127\.|0\.0\.0\.0|\[::)/.test(hostname);
  const findings: readonly (Finding | false)[] = [
    isLocal && ['missing', `SITE_URL: ${siteUrl} is this machine; feeds, sitemap and mails contain it.`],
    apiHost === '' && mail.smtpUrl === '' && ['missing', 'SMTP_URL: not set, so mail waits in the outbox.'],
    trustProxy === false && ['note', 'TRUST_PROXY: not set; behind a proxy all visitors have one address.'],
    apiHost !== '' && ['note', `API_HOST: submissions are stored by ${apiHost}, not here.`],
  ];
  return findings.filter((finding) => finding !== false);
}
