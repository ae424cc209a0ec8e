import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '#content/site.ts';
import { findSiteErrors } from '#scripts/check-content/find-site-errors.ts';

// Runs before every build: invalid content stops it, and each error is printed with its file.
const siteErrors = findSiteErrors(site);
// Other content reads `site.ts`: without a field of it, loading would fail without its name.
const errors = siteErrors.length > 0 ? siteErrors : await findErrors();
for (const error of errors) console.error(error);
if (errors.length > 0) {
  console.error(`${errors.length} ${errors.length === 1 ? 'error' : 'errors'} in the content; nothing was built.`);
  process.exitCode = 1;
}

async function findErrors(): Promise<string[]> {
  const { faqCategories } = await import('#content/faq/faq.ts');
  const { applyDscProcess } = await import('#content/process/apply-dsc-process.ts');
  const { downloadDscProcess } = await import('#content/process/download-dsc-process.ts');
  const { revokeDscProcess } = await import('#content/process/revoke-dsc-process.ts');
  const { useCases } = await import('#content/use-case/use-cases.ts');
  const { documents } = await import('#documents/texts/documents.ts');
  const { isOwnPage } = await import('#server/own-links.ts');
  const { validateContent } = await import('#scripts/check-content/validate-content.ts');
  return validateContent({
    faqCategories,
    useCases,
    documents,
    processes: [applyDscProcess, downloadDscProcess, revokeDscProcess],
    isPage: isOwnPage,
    hasPublicFile: (path) => existsSync(join(import.meta.dirname, '../src/website/public', path)),
  });
}
