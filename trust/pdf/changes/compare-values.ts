import { areEqual } from '#trust/bytes.ts';
import type { Outline } from '#trust/pdf/changes/outline.ts';
import type { PdfDocument } from '#trust/pdf/document.ts';
import { as, type PdfDict, type PdfValue } from '#trust/pdf/objects.ts';

/**
 * As what a value is reached, which says where its comparison stops and what it leaves out. What is `drawn`, such as
 * resources, is compared whole: any name may stand for something there. The `tree` of pages stops at pages; what is
 * `linked`, such as structure, items of an `outline`, and an `action` or a destination, also at catalogue, annotations and
 * fields. Those have rules of their own.
 */
export type Reach = (typeof reaches)[number];

const reaches = ['drawn', 'tree', 'linked', 'outline', 'action'] as const;

/** Two values, the key under which they, or the array that they are in, were found, and whether they are in one. */
type Pair = {
  readonly one: PdfValue;
  readonly other: PdfValue;
  readonly reach: Reach;
  readonly key: string;
  readonly isItem: boolean;
};

const createSets = (): Record<Reach, Set<string | number>> => ({
  drawn: new Set(),
  tree: new Set(),
  linked: new Set(),
  outline: new Set(),
  action: new Set(),
});

/** The two references, equal or not, as one key. */
const keyOf = (first: number, second: number): string | number => (first === second ? first : `${first} ${second}`);

export type Comparison = ReturnType<typeof createComparison>;

/** Compares values of a signed revision with those of the current one by their meaning. */
export function createComparison(before: Outline, after: Outline) {
  const hasOwnRules = findOwnRules(before);
  /** Pairs of which everything that they lead to is known to be the same. */
  const proven = createSets();

  /** Whether two values are the same after references are resolved, through everything that they lead to; `key` is theirs. */
  const isSame = async (first: PdfValue | undefined, second: PdfValue | undefined, origin: Reach, key = '') => {
    const allVisited = createSets();
    const pending: Pair[] = [{ one: first ?? null, other: second ?? null, reach: origin, key, isItem: false }];
    let steps = 0;
    for (let pair = pending.pop(); pair; pair = pending.pop()) {
      if (++steps % 1_024 === 0) after.document.budget.checkTime();
      const { one, other, reach } = pair;
      const [from, to] = [as(one, 'ref'), as(other, 'ref')];
      if (from && to) {
        const hasOwn = hasOwnRules(from.number, pair) || hasOwnRules(to.number, pair);
        if (hasOwn && from.number !== to.number) return false;
        const numbers = keyOf(from.number, to.number);
        const visited = allVisited[reach];
        if (hasOwn || proven[reach].has(numbers) || visited.has(numbers)) continue;
        visited.add(numbers);
      }
      const values = { ...pair, one: await load(before.document, one), other: await load(after.document, other) };
      if (!pushInner(values, pending)) return false;
    }
    // Only now: what a comparison that failed has visited may differ further on.
    for (const reach of reaches) for (const numbers of allVisited[reach]) proven[reach].add(numbers);
    return true;
  };

  /** The keys whose values differ, those that one dictionary does not have included. */
  const listChangedKeys = async (first: PdfDict, second: PdfDict, reach: (key: string) => Reach) => {
    if (second.hasDuplicates && first !== second) return [...second.entries.keys()];
    const changed: string[] = [];
    for (const key of new Set([...first.entries.keys(), ...second.entries.keys()])) {
      if (!(await isSame(first.entries.get(key), second.entries.get(key), reach(key), key))) changed.push(key);
    }
    return changed;
  };
  return { before, after, isSame, listChangedKeys };
}

/** Values that are not references are themselves; one promise less for each. */
function load(document: PdfDocument, value: PdfValue): PdfValue | Promise<PdfValue> {
  return as(value, 'ref') ? document.resolve(value) : value;
}

/** Keys under which pages, and annotations, fields and the catalogue, are referred to as such. */
const toPages: ReadonlySet<string> = new Set('D Dest End Kids P Parent Pg SD Start'.split(' '));
const toOthers: ReadonlySet<string> = new Set('AN Annots CO Data Fields IRT Kids Nums Obj Parent Popup T'.split(' '));

/**
 * Whether an object is compared by rules of its own where it is found under a key; a destination is an array with a page,
 * under any name. Under any other key it is something else as well, such as the names of resources, and counts whole.
 */
function findOwnRules({ catalogueNumber, pages, fieldsByNumber }: Outline) {
  const numbersOfPages = new Set(pages.map(({ number }) => number));
  const others = new Set([catalogueNumber, ...pages.flatMap(({ numbers }) => numbers), ...fieldsByNumber.keys()]);
  return (number: number, { reach, key, isItem }: Pair): boolean => {
    if (reach === 'drawn') return false;
    if (reach === 'tree') return key === 'Kids' && numbersOfPages.has(number);
    return ((isItem || toPages.has(key)) && numbersOfPages.has(number)) || (toOthers.has(key) && others.has(number));
  };
}

/** Compares two values themselves, and adds what is within them to what is to be compared. */
function pushInner(pair: Pair, pending: Pair[]): boolean {
  const { one, other } = pair;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (one.type === 'name' && other.type === 'name') return one.value === other.value;
  if (one.type === 'string' && other.type === 'string') return areEqual(one.bytes, other.bytes);
  if (one.type === 'array' && other.type === 'array') {
    if (one.items.length !== other.items.length) return false;
    for (const [index, item] of one.items.entries()) {
      pushPair(pending, { ...pair, one: item, other: other.items[index] ?? null, isItem: true });
    }
    return true;
  }
  if (one.type === 'dict' && other.type === 'dict') return pushEntries(one, other, pair.reach, pending);
  if (one.type !== 'stream' || other.type !== 'stream') return false;
  return areEqual(one.bytes, other.bytes) && pushEntries(one.dict, other.dict, pair.reach, pending, 'Length');
}

/** Readers differ about which of two entries of the same key counts, so that a new dictionary may have none. */
function pushEntries(one: PdfDict, other: PdfDict, reach: Reach, pending: Pair[], skipped?: string): boolean {
  if (other.hasDuplicates && one !== other) return false;
  const push = (key: string, first: PdfValue, second: PdfValue): void => {
    if (key === skipped || isIgnored(reach, key, first, second)) return;
    pushPair(pending, { one: first, other: second, reach: reachWithin(reach, key), key, isItem: false });
  };
  for (const [key, value] of one.entries) push(key, value, other.entries.get(key) ?? null);
  for (const [key, value] of other.entries) if (!one.entries.has(key)) push(key, null, value);
  return true;
}

/** What draws, wherever it is found. */
const drawing: ReadonlySet<string> = new Set(['AP', 'DR', 'MK', 'Resources', 'RO']);
const withinOutline: ReadonlySet<string> = new Set(['First', 'Last', 'Next', 'Parent', 'Prev']);
const withinAction: ReadonlySet<string> = new Set(['Kids', 'Names', 'Next']);

function reachWithin(reach: Reach, key: string): Reach {
  if (reach === 'drawn') return reach;
  if (reach === 'tree') return key === 'Kids' || key === 'Parent' ? reach : 'drawn';
  if (drawing.has(key)) return 'drawn';
  if (reach === 'outline') return withinOutline.has(key) ? reach : key === 'A' ? 'action' : 'linked';
  return reach === 'action' && withinAction.has(key) ? reach : 'linked';
}

/**
 * Where the structure of a tagged document is that belongs to an item of an outline or to a destination, which is compared
 * itself, and what a program notes in the tree of pages, which is a string. The same keys name other things elsewhere.
 */
function isIgnored(reach: Reach, key: string, one: PdfValue, other: PdfValue): boolean {
  if (reach === 'outline') return key === 'SE';
  if (reach === 'action') return key === 'SD';
  const isNote = [one, other].every((value) => value === null || as(value, 'string'));
  return reach === 'tree' && key === 'ITXT' && isNote;
}

/** Numbers and the like that are the same need no further look; within the same object a reference may lead elsewhere. */
function pushPair(pending: Pair[], pair: Pair): void {
  const { one, other } = pair;
  if (one !== other || (typeof one === 'object' && one !== null)) pending.push(pair);
}
