import type { Budget } from '#trust/budget.ts';
import type { Outline } from '#trust/pdf/changes/outline.ts';
import type { PdfDocument } from '#trust/pdf/document.ts';
import { as, type PdfDict, type PdfValue } from '#trust/pdf/objects.ts';

/**
 * How far a comparison goes: what pages and appearances are `drawn` with stops at pages only; what is `linked`, such as
 * outlines, actions and structure, also at catalogue, annotations and fields. Those have rules of their own.
 */
export type Reach = 'drawn' | 'linked';

/** Compares values of a signed revision with those of the current one by their meaning. */
export type Comparison = {
  /** Whether two values are the same after references are resolved, through everything that they lead to. */
  isSame(first: PdfValue | undefined, second: PdfValue | undefined, reach: Reach): Promise<boolean>;
  /** The keys whose values differ, those that one dictionary does not have included. */
  listChangedKeys(first: PdfDict, second: PdfDict, reach: (key: string) => Reach): Promise<readonly string[]>;
};

type Pair = readonly [PdfValue, PdfValue];

/** The two references, equal or not, as one key. */
const keyOf = (first: number, second: number): string | number => (first === second ? first : `${first} ${second}`);

export function createComparison(before: Outline, after: Outline, budget: Budget): Comparison {
  const pages = new Set(before.pages.map(({ number }) => number));
  const ownRules = { drawn: pages, linked: new Set([...pages, ...listLinked(before)]) };
  /** Pairs of which everything that they lead to is known to be the same. */
  const proven = { drawn: new Set<string | number>(), linked: new Set<string | number>() };

  const isSame = async (first: PdfValue | undefined, second: PdfValue | undefined, reach: Reach): Promise<boolean> => {
    const visited = new Set<string | number>();
    const pending: Pair[] = [[first ?? null, second ?? null]];
    let steps = 0;
    for (let pair = pending.pop(); pair; pair = pending.pop()) {
      if (++steps % 1_024 === 0) budget.checkTime();
      const [one, other] = pair;
      const [from, to] = [as(one, 'ref'), as(other, 'ref')];
      if (from && to) {
        const hasOwn = ownRules[reach].has(from.number) || ownRules[reach].has(to.number);
        if (hasOwn && from.number !== to.number) return false;
        const key = keyOf(from.number, to.number);
        if (hasOwn || proven[reach].has(key) || visited.has(key)) continue;
        visited.add(key);
      }
      const values = [await load(before.document, one), await load(after.document, other)] as const;
      if (!pushInner(values, pending)) return false;
    }
    // Only now: what a comparison that failed has visited may differ further on.
    for (const key of visited) proven[reach].add(key);
    return true;
  };

  const listChangedKeys = async (
    first: PdfDict,
    second: PdfDict,
    reach: (key: string) => Reach,
  ): Promise<readonly string[]> => {
    if (second.hasDuplicates && first !== second) return [...second.entries.keys()];
    const changed: string[] = [];
    for (const key of new Set([...first.entries.keys(), ...second.entries.keys()])) {
      if (!(await isSame(first.entries.get(key), second.entries.get(key), reach(key)))) changed.push(key);
    }
    return changed;
  };
  return { isSame, listChangedKeys };
}

/** Values that are not references are themselves; one promise less for each. */
function load(document: PdfDocument, value: PdfValue): PdfValue | Promise<PdfValue> {
  return as(value, 'ref') ? document.resolve(value) : value;
}

function listLinked({ catalogueNumber, pages, fields }: Outline): readonly number[] {
  const annotations = pages.flatMap((page) => page.annotations.map((value) => as(value, 'ref')?.number));
  const numbers = [catalogueNumber, ...annotations, ...fields.map(({ number }) => number)];
  return numbers.filter((number) => number !== undefined);
}

/** Compares two values themselves, and adds what is within them to what is to be compared. */
function pushInner([one, other]: Pair, pending: Pair[]): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (one.type === 'name' && other.type === 'name') return one.value === other.value;
  if (one.type === 'string' && other.type === 'string') return areSameBytes(one.bytes, other.bytes);
  if (one.type === 'array' && other.type === 'array') {
    if (one.items.length !== other.items.length) return false;
    for (const [index, item] of one.items.entries()) pushPair(pending, item, other.items[index] ?? null);
    return true;
  }
  if (one.type === 'dict' && other.type === 'dict') return pushEntries(one, other, pending);
  if (one.type !== 'stream' || other.type !== 'stream') return false;
  return areSameBytes(one.bytes, other.bytes) && pushEntries(one.dict, other.dict, pending, 'Length');
}

/** What a program notes for itself, and where the structure of a tagged document is that belongs to an outline. */
const ignored: ReadonlySet<string> = new Set(['ITXT', 'SE', 'SD']);

/** Readers differ about which of two entries of the same key counts, so that a new dictionary may have none. */
function pushEntries(one: PdfDict, other: PdfDict, pending: Pair[], skipped?: string): boolean {
  if (other.hasDuplicates && one !== other) return false;
  for (const [key, value] of one.entries) {
    if (key !== skipped && !ignored.has(key)) pushPair(pending, value, other.entries.get(key) ?? null);
  }
  for (const [key, value] of other.entries) {
    if (key !== skipped && !ignored.has(key) && !one.entries.has(key)) pushPair(pending, null, value);
  }
  return true;
}

/** Numbers and the like that are the same need no further look; within the same object a reference may lead elsewhere. */
function pushPair(pending: Pair[], one: PdfValue, other: PdfValue): void {
  if (one !== other || (typeof one === 'object' && one !== null)) pending.push([one, other]);
}

function areSameBytes(first: Uint8Array, second: Uint8Array): boolean {
  if (first.length !== second.length) return false;
  if (first.buffer === second.buffer && first.byteOffset === second.byteOffset) return true;
  for (let at = 0; at < first.length; at++) if (first[at] !== second[at]) return false;
  return true;
}
