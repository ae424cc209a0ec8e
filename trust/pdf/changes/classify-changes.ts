import type { ChangeKind } from '#domain/check/pdf-report.ts';
import { endsWell } from '#trust/pdf/byte-range.ts';
import { compareAnnotations } from '#trust/pdf/changes/compare-annotations.ts';
import { compareFields } from '#trust/pdf/changes/compare-fields.ts';
import { compareTop } from '#trust/pdf/changes/compare-top.ts';
import { continues, listChangedObjects } from '#trust/pdf/changes/list-changed-objects.ts';
import { listInner, type Outline, readOutline } from '#trust/pdf/changes/outline.ts';
import { listProtected } from '#trust/pdf/changes/protected-objects.ts';
import type { PdfDocument } from '#trust/pdf/document.ts';
import { as, nameOf, type PdfValue } from '#trust/pdf/objects.ts';
import type { Budget } from '#trust/pdf/pdf-error.ts';

/** What was appended to a signed revision, and the names of the fields that it fills. */
export type Changes = { readonly kinds: readonly ChangeKind[]; readonly fields: readonly string[] };

/** A change that a rule understands: where it may stand, and what it is. */
export type Slot = { readonly value: PdfValue | undefined; readonly kind: ChangeKind };

/** What the rules of one part found. */
export type Findings = {
  readonly kinds: readonly ChangeKind[];
  /** Objects that were compared key by key. */
  readonly compared: readonly (number | undefined)[];
  readonly slots: readonly Slot[];
  readonly fields?: readonly string[];
};

/** Keys that lead back up, or to another part with rules of its own. */
const upwards: ReadonlySet<string> = new Set(['P', 'Parent', 'Popup', 'IRT', 'Dest', 'StructParent']);

/**
 * Classifies the difference between a signed revision and the whole file by a whitelist: a changed object that no rule
 * explains, or on which what was signed relies, is `other`.
 */
export async function classifyChanges(signed: PdfDocument, current: PdfDocument, budget: Budget): Promise<Changes> {
  const kinds = new Set<ChangeKind>();
  if (!endsWell(current)) kinds.add('unused-bytes');
  if (!continues(current, signed)) return { kinds: ['other'], fields: [] };
  const changed = await listChangedObjects(signed, current);
  const [before, after] = [await readOutline(signed, budget), await readOutline(current, budget)];
  const isProtected = await listProtected(before);
  const findings = [
    await compareTop(before, after),
    await compareFields(before, after, changed, isProtected),
    await compareAnnotations(before, after, changed, isProtected),
  ];
  for (const finding of findings) for (const kind of finding.kinds) kinds.add(kind);
  const compared = new Set(findings.flatMap((finding) => finding.compared));
  const reached = await findReached(
    after,
    findings.flatMap(({ slots }) => slots),
    isProtected,
  );
  for (const number of changed) {
    if (compared.has(number)) continue;
    const found = isProtected.has(number)
      ? 'other'
      : (reached.get(number) ?? (await classifyUnreached(number, before, after)));
    if (found) kinds.add(found);
  }
  if (kinds.size === 0) kinds.add('unused-bytes');
  return { kinds: [...kinds], fields: findings.flatMap(({ fields = [] }) => fields) };
}

/** By number, the objects that lead from the slots, as far as what was signed does not rely on them. */
async function findReached(
  { document, pages, catalogueNumber }: Outline,
  slots: readonly Slot[],
  isProtected: ReadonlySet<number>,
): Promise<ReadonlyMap<number, ChangeKind>> {
  const reached = new Map<number, ChangeKind>();
  const stops = new Set([catalogueNumber, ...pages.map(({ number }) => number)]);
  for (const { value: start, kind } of slots) {
    const pending: PdfValue[] = [start ?? null];
    for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
      const number = as(value, 'ref')?.number;
      if (number === undefined) {
        for (const inner of listInner(value, upwards)) pending.push(inner);
        continue;
      }
      if (reached.has(number) || stops.has(number) || isProtected.has(number)) continue;
      reached.set(number, kind);
      pending.push(await document.load(number));
    }
  }
  return reached;
}

/**
 * New streams of the structure itself, and objects that were deleted without anything relying on them, change nothing. A
 * stream of the structure that replaces an object would replace all objects in it.
 */
async function classifyUnreached(number: number, before: Outline, after: Outline): Promise<ChangeKind | undefined> {
  const isNew = (before.document.entries.get(number)?.kind ?? 'free') === 'free';
  const value = await after.document.load(number);
  const type = nameOf(as(value, 'stream')?.dict.entries.get('Type'));
  if (isNew && (type === 'XRef' || type === 'ObjStm')) return undefined;
  return value === null ? undefined : 'other';
}
