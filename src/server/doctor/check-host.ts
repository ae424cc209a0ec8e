import { statfsSync, statSync } from 'node:fs';
import { site } from '#content/site.ts';
import { leastSpace } from '#database/connect.ts';
import type { Finding } from '#domain/finding.ts';
import type { Config } from '#server/config.ts';
import { findUploadsError } from '#server/uploads.ts';

/** The user of the process, and the permissions and the disk of its folder. */
export function checkHost({ dataDir }: Pick<Config, 'dataDir'>): readonly Finding[] {
  const { mode } = statSync(dataDir);
  const { bavail, bsize } = statfsSync(dataDir);
  const uploadsError = findUploadsError(dataDir);
  const findings: readonly (Finding | false)[] = [
    bavail * bsize < leastSpace && ['error', `DATA_DIR: the disk of ${dataDir} is full; nothing can be saved.`],
    uploadsError !== undefined && [
      'error',
      `DATA_DIR: this user may not write to ${uploadsError.place} (${uploadsError.code}), so no application is accepted; chown it.`,
    ],
    process.getuid?.() === 0 && ['missing', 'User: this is root; use one that may write to DATA_DIR only.'],
    (mode & 0o002) !== 0 && ['error', `DATA_DIR: every user may write to ${dataDir}; run "chmod o-w" on it.`],
    (mode & 0o005) !== 0 && ['note', `DATA_DIR: every user may list ${dataDir}, but not read the database in it.`],
  ];
  return findings.filter((finding) => finding !== false);
}

/** The expiry of `security.txt`, from a month before. */
export function checkSecurityText(now: Date): readonly Finding[] {
  const { expires } = site.vulnerabilityReports;
  const days = (Date.parse(expires) - now.getTime()) / 86_400_000;
  const advice = 'renew the date in content/site.ts.';
  if (days < 0) return [['error', `security.txt expired on ${expires}; ${advice}`]];
  return days < 30 ? [['missing', `security.txt expires on ${expires}; ${advice}`]] : [];
}
