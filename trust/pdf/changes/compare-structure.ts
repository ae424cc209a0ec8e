import type { ChangeKind } from '#domain/check/pdf-report.ts';
import type { Comparison } from '#trust/pdf/changes/compare-values.ts';
import type { Outline } from '#trust/pdf/changes/outline.ts';
import type { PdfDocument } from '#trust/pdf/document.ts';
import { as, emptyDict, nameOf, type PdfDict, type PdfValue } from '#trust/pdf/objects.ts';

/** Elements deeper than this are not looked at, and count as a change. */
const deepest = 50;

/**
 * Compares the structure of a tagged document (ISO 32000-2, section 14.7), which screen readers read. Only elements for new
 * fields and notes may be added: each leads to one of them, and has neither content of a page nor a text of its own.
 */
export async function compareStructure(comparison: Comparison): Promise<readonly ChangeKind[]> {
  const { before, after } = comparison;
  const [first, second] = [
    before.catalogue.entries.get('StructTreeRoot'),
    after.catalogue.entries.get('StructTreeRoot'),
  ];
  if (!(await areNumbersUnused(comparison))) return ['other'];
  if (await comparison.isSame(first, second, 'linked')) return [];
  const known = new Set(listAnnotations(before));
  const added = new Set(listAnnotations(after).filter((number) => !known.has(number)));
  const context = { before: before.document, after: after.document, added, comparison, visited: new Set<number>() };
  return (await isGrown(first, second, context, deepest)) ? [] : ['other'];
}

/** The numbers of all fields and annotations. */
function listAnnotations({ fields, pages }: Outline): readonly number[] {
  return [...fields.flatMap(({ number }) => number ?? []), ...pages.flatMap(({ numbers }) => numbers)];
}

/** A page that was not in the structure may have been given a number, under which no element is found. */
async function areNumbersUnused({ before, after }: Comparison): Promise<boolean> {
  const numbers = after.pages.flatMap(({ dict }, index) => {
    const isNew = !before.pages[index]?.dict.entries.has('StructParents');
    return isNew ? (dict.entries.get('StructParents') ?? []) : [];
  });
  if (numbers.length === 0) return true;
  const root = await after.document.resolveDict(after.catalogue.entries.get('StructTreeRoot'));
  const tree = await readTree(root?.entries.get('ParentTree'), after.document);
  return numbers.every((number) => typeof number === 'number' && tree?.has(number) === false);
}

type Context = {
  readonly before: PdfDocument;
  readonly after: PdfDocument;
  /** Numbers of the fields and annotations that are new. */
  readonly added: ReadonlySet<number>;
  readonly comparison: Comparison;
  readonly visited: Set<number>;
};

/** Leads back up, or finds what the tree itself has (ISO 32000-2, tables 354 and 355). */
const ignored: ReadonlySet<string> = new Set(['IDTree', 'P', 'ParentTreeNextKey']);

/** Whether an element is the same but for children that are added, and the tree that finds elements by number grew. */
async function isGrown(
  first: PdfValue | undefined,
  second: PdfValue | undefined,
  context: Context,
  depth: number,
): Promise<boolean> {
  const { before, after, comparison, visited } = context;
  const [from, to] = [as(first, 'ref')?.number, as(second, 'ref')?.number];
  if (depth === 0) return false;
  if (to !== undefined && from === to && visited.has(to)) return true;
  const [one, other] = [await before.resolve(first), await after.resolve(second)];
  const [old, current] = [as(one, 'dict'), as(other, 'dict')];
  if (as(one, 'array') && as(other, 'array')) return areChildrenGrown(first, second, context, depth);
  if (!old || !current) return comparison.isSame(first, second, 'linked');
  if (from !== to) return false;
  if (to !== undefined) visited.add(to);
  if (current.hasDuplicates && current !== old) return false;
  for (const key of new Set([...old.entries.keys(), ...current.entries.keys()])) {
    const pair = [old.entries.get(key), current.entries.get(key)] as const;
    if (ignored.has(key)) continue;
    const isKept =
      key === 'K'
        ? await areChildrenGrown(...pair, context, depth)
        : key === 'ParentTree'
          ? await isTreeGrown(...pair, context)
          : await comparison.isSame(...pair, 'linked', key);
    if (!isKept) return false;
  }
  return true;
}

async function listKids(value: PdfValue | undefined, document: PdfDocument): Promise<readonly PdfValue[]> {
  const resolved = await document.resolve(value);
  if (resolved === null) return [];
  return as(resolved, 'array')?.items ?? [value ?? null];
}

async function areChildrenGrown(
  first: PdfValue | undefined,
  second: PdfValue | undefined,
  context: Context,
  depth: number,
): Promise<boolean> {
  const [old, current] = [await listKids(first, context.before), await listKids(second, context.after)];
  let next = 0;
  for (const kid of current) {
    if (next < old.length && (await isGrown(old[next], kid, context, depth - 1))) next += 1;
    else if (!(await isForAdded(kid, context, depth - 1))) return false;
  }
  return next === old.length;
}

/** Texts that are read aloud in place of what is shown. */
const spoken = ['ActualText', 'Alt', 'E'];

async function isForAdded(value: PdfValue, context: Context, depth: number): Promise<boolean> {
  const element = await context.after.resolveDict(value);
  if (!element || depth === 0 || spoken.some((key) => element.entries.has(key))) return false;
  if (nameOf(element.entries.get('Type')) === 'OBJR') {
    return context.added.has(as(element.entries.get('Obj'), 'ref')?.number ?? -1);
  }
  for (const kid of await listKids(element.entries.get('K'), context.after)) {
    if (!(await isForAdded(kid, context, depth - 1))) return false;
  }
  return true;
}

/** A number tree (ISO 32000-2, section 7.9.7): all entries are still there, whatever was added. */
async function isTreeGrown(
  first: PdfValue | undefined,
  second: PdfValue | undefined,
  context: Context,
): Promise<boolean> {
  const [old, current] = [await readTree(first, context.before), await readTree(second, context.after)];
  if (!old || !current) return false;
  for (const [key, value] of old) {
    if (!(await isGrown(value, current.get(key), context, deepest))) return false;
  }
  return true;
}

/** The entries of a number tree; `undefined` where a number stands twice, or a node cannot be read. */
async function readTree(
  root: PdfValue | undefined,
  document: PdfDocument,
): Promise<ReadonlyMap<number, PdfValue> | undefined> {
  const entries = new Map<number, PdfValue>();
  const visited = new Set<PdfDict>();
  const pending = [(await document.resolveDict(root)) ?? emptyDict];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (visited.has(node)) return undefined;
    visited.add(node);
    const numbers = await document.resolveItems(node.entries.get('Nums'));
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const key = numbers[at];
      if (typeof key !== 'number' || entries.has(key)) return undefined;
      entries.set(key, numbers[at + 1] ?? null);
    }
    for (const kid of await document.resolveItems(node.entries.get('Kids'))) {
      const child = await document.resolveDict(kid);
      if (!child) return undefined;
      pending.push(child);
    }
  }
  return entries;
}
