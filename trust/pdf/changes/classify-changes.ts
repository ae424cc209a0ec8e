import type { ChangeKind } from '#domain/check/pdf-report.ts';
import { endsWell } from '#trust/pdf/byte-range.ts';
import { type Changes, compareFields } from '#trust/pdf/changes/compare-fields.ts';
import { compareForm } from '#trust/pdf/changes/compare-form.ts';
import { comparePages } from '#trust/pdf/changes/compare-pages.ts';
import { compareStructure } from '#trust/pdf/changes/compare-structure.ts';
import { compareMetadata, comparePermissions, compareTop } from '#trust/pdf/changes/compare-top.ts';
import { createComparison } from '#trust/pdf/changes/compare-values.ts';
import { type Outline, readOutline } from '#trust/pdf/changes/outline.ts';
import type { PdfDocument } from '#trust/pdf/document.ts';
import { isAppendedExactly } from '#trust/pdf/strict-update.ts';

/** White space after the end, in bytes: readers look for the last address in the last kilobyte. */
const longestSpace = 1_000;

/**
 * Classifies the difference between a signed revision and the whole file. Both are compared by their meaning from the
 * trailer down, through everything that a reader can reach; each part has a whitelist (decision 32), and whatever differs
 * otherwise is `other`. Objects that nothing reaches change nothing, as long as every reader knows where they are.
 */
export async function classifyChanges(signed: PdfDocument, after: Outline): Promise<Changes> {
  const current = after.document;
  const comparison = createComparison(await readOutline(signed), after);
  const { kinds: ofFields, ...rest } = await compareFields(comparison);
  const kinds = new Set<ChangeKind>([
    ...ofFields,
    ...(await compareTop(comparison)),
    ...(await compareMetadata(comparison)),
    ...(await comparePermissions(comparison, rest.signatures)),
    ...(await compareForm(comparison)),
    ...(await comparePages(comparison)),
    ...(await compareStructure(comparison)),
  ]);
  if (!(await isAppendedExactly(signed, current))) kinds.add('other');
  if (!endsWell(current) || current.bytes.length - current.end > longestSpace) kinds.add('unused-bytes');
  return { kinds: [...kinds], ...rest };
}
