import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { faqCategories } from '#content/faq/faq.ts';
import { applyDscProcess } from '#content/process/apply-dsc-process.ts';
import { downloadDscProcess } from '#content/process/download-dsc-process.ts';
import { revokeDscProcess } from '#content/process/revoke-dsc-process.ts';
import { useCases } from '#content/use-case/use-cases.ts';
import { isPagePath } from '#contract/routes.ts';
import { documents } from '#documents/texts/documents.ts';
import { validateContent } from '#scripts/check-content/validate-content.ts';

// Runs before every build: invalid content stops it, and each error is printed with its file.
const errors = validateContent({
  faqCategories,
  useCases,
  documents,
  processes: [applyDscProcess, downloadDscProcess, revokeDscProcess],
  isPage: isPagePath,
  hasPublicFile: (path) => existsSync(join(import.meta.dirname, '../src/website/public', path)),
});
for (const error of errors) console.error(error);
if (errors.length > 0) {
  console.error(`${errors.length} ${errors.length === 1 ? 'error' : 'errors'} in the content; nothing was built.`);
  process.exitCode = 1;
}
