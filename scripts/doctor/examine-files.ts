import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { heads } from '#content/document/heads.ts';
import { downloadGroups } from '#content/download/downloads.ts';
import type { DownloadGroup } from '#domain/download/download.ts';
import type { Finding } from '#scripts/doctor/finding.ts';
import type { Config } from '#server/config.ts';
import { listFolders, measureDocument } from '#server/documents.ts';

const groups: readonly DownloadGroup[] = downloadGroups;

/** Documents and installers that pages name and that are not there. */
export function examineFiles(config: Config): readonly Finding[] {
  const folders = listFolders(config);
  const documents = Object.values(heads).filter(({ path }) => measureDocument(path, folders) === undefined);
  const installers = groups
    .flatMap(({ rows }) => rows)
    .flatMap(({ link }) => ('file' in link && !existsSync(join(config.dataDir, link.file)) ? [link.file] : []));
  return [
    ...documents.map(({ path }): Finding => ({ grade: 'wrong', text: `${path}: not there; run "npm run build".` })),
    ...installers.map((file): Finding => {
      const place = join(config.dataDir, file);
      return { grade: 'missing', text: `${file}: its row says “Available from support” until ${place} is there.` };
    }),
  ];
}
