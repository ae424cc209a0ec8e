import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { documents } from '#content/document/documents.ts';
import { faqCategories } from '#content/faq/faq.ts';
import { applyDscProcess } from '#content/process/apply-dsc-process.ts';
import { downloadDscProcess } from '#content/process/download-dsc-process.ts';
import { revokeDscProcess } from '#content/process/revoke-dsc-process.ts';
import { useCases } from '#content/use-case/use-cases.ts';
import { isPagePath } from '#contract/routes.ts';
import { findContentFaults } from '#scripts/find-content-faults.ts';

// Runs before every build: content with a fault is not built, and the editor is told where the fault is.
const faults = findContentFaults({
  faqCategories,
  useCases,
  documents,
  processes: [applyDscProcess, downloadDscProcess, revokeDscProcess],
  isPagePath,
  hasPublicFile: (path) => existsSync(join(import.meta.dirname, '../website/public', path)),
});
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in the content; nothing was built.`);
  process.exitCode = 1;
}
