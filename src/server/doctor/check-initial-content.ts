import { join } from 'node:path';
import { site } from '#content/site.ts';
import type { Executor } from '#database/connect.ts';
import { findErrorCode } from '#domain/errors.ts';
import type { Finding } from '#domain/finding.ts';
import { buildDir } from '#server/build-folder.ts';
import { listInitialItems } from '#services/initial-content.ts';
import { listContent, nameItem } from '#services/publish-content.ts';
import { readSeed } from '#services/read-seed.ts';

const demonstrationNotice = nameItem('notice', 'demonstration-repository');

/** What is shown of the initial content, and what of it has another brand than the build. */
export async function checkInitialContent(db: Executor): Promise<readonly Finding[]> {
  const seed = await readSeed(join(buildDir, 'seed')).catch((error: unknown) => {
    if (findErrorCode(error) === 'build-missing') return undefined;
    throw error;
  });
  if (!seed) return [];
  const shown = (await listInitialItems(db, seed)).filter(({ isActive }) => isActive);
  const list = (items: typeof shown): string => items.map(({ name }) => name).join(', ');
  const outdated = shown.filter(({ isOutdated }) => isOutdated);
  const findings: readonly (Finding | false)[] = [
    outdated.length > 0 && [
      'error',
      `Drawn with another brand or by another version: ${list(outdated)}; run "npm run content -- --redraw".`,
    ],
    shown.length > 0 && [
      'missing',
      `Initial content is shown: ${list(shown)}; keep what is right, or take it off with "npm run content -- --withdraw initial".`,
    ],
  ];
  return findings.filter((finding) => finding !== false);
}

/** Where the site still says that its certificates are a demonstration, once own ones are verified. */
export async function checkDemonstration(db: Executor, hasVerifiedFiles: boolean): Promise<readonly Finding[]> {
  if (!hasVerifiedFiles) return [];
  const items = await listContent(db, { withHtml: false });
  const isShown = items.some(({ kind, key, isActive }) => isActive && nameItem(kind, key) === demonstrationNotice);
  const claim = 'says that the certificates are a demonstration, but own ones are verified';
  const findings: readonly (Finding | false)[] = [
    isShown && [
      'error',
      `${demonstrationNotice} ${claim}; run "npm run content -- --withdraw ${demonstrationNotice}".`,
    ],
    site.isDemonstration && [
      'error',
      `src/content/site.ts isDemonstration ${claim}, in agreements and the CPS; set it to false and run "npm run build".`,
    ],
  ];
  return findings.filter((finding) => finding !== false);
}
