import type { ChangeKind } from '#domain/check/pdf-report.ts';
import type { Budget } from '#trust/budget.ts';
import { endsWell } from '#trust/pdf/byte-range.ts';
import { compareFields } from '#trust/pdf/changes/compare-fields.ts';
import { compareForm } from '#trust/pdf/changes/compare-form.ts';
import { compareMetadata } from '#trust/pdf/changes/compare-metadata.ts';
import { comparePages } from '#trust/pdf/changes/compare-pages.ts';
import { compareStructure } from '#trust/pdf/changes/compare-structure.ts';
import { comparePermissions, compareTop } from '#trust/pdf/changes/compare-top.ts';
import { createComparison } from '#trust/pdf/changes/compare-values.ts';
import { type Outline, readOutline } from '#trust/pdf/changes/outline.ts';
import type { PdfDocument } from '#trust/pdf/document.ts';
import { isAppendedExactly } from '#trust/pdf/strict-update.ts';

/** What was appended to a signed revision. */
export type Changes = {
  readonly kinds: readonly ChangeKind[];
  /** Full names of the fields that changed, and of those among them that were filled in. */
  readonly fields: readonly string[];
  readonly filled: readonly string[];
  /** Numbers of the signature dictionaries that were added: what they stand for holds only if they do. */
  readonly signatures: readonly number[];
};

/** White space after the end, in bytes: readers look for the last address in the last kilobyte. */
const longestSpace = 1_000;

/**
 * Classifies the difference between a signed revision and the whole file. Both are compared by their meaning from the
 * trailer down, through everything that a reader can reach; each part has a whitelist (decision 32), and whatever differs
 * otherwise is `other`. Objects that nothing reaches change nothing, as long as every reader knows where they are.
 */
export async function classifyChanges(
  signed: PdfDocument,
  current: PdfDocument,
  after: Outline,
  budget: Budget,
): Promise<Changes> {
  const before = await readOutline(signed, budget);
  const comparison = createComparison(before, after, budget);
  const { kinds: ofFields, ...rest } = await compareFields(before, after, comparison, budget);
  const kinds = new Set<ChangeKind>([
    ...ofFields,
    ...(await compareTop(before, after, comparison)),
    ...(await compareMetadata(before, after, comparison, budget)),
    ...(await comparePermissions(before, after, rest.signatures, comparison)),
    ...(await compareForm(before, after, comparison)),
    ...(await comparePages(before, after, comparison)),
    ...(await compareStructure(before, after, comparison)),
  ]);
  if (!(await isAppendedExactly(signed, current, budget))) kinds.add('other');
  if (!endsWell(current) || current.bytes.length - current.end > longestSpace) kinds.add('unused-bytes');
  return { kinds: [...kinds], ...rest };
}
