import { areEqual } from '../../bytes.ts';
import type { PdfDocument } from '../document.ts';
import { asType, type PdfValue } from '../objects.ts';

type Pair = readonly [PdfValue, PdfValue];

/**
 * The contents of two values of one kind, in pairs; `undefined` where the values themselves differ. Ignores the length
 * of streams: it may be another object.
 */
function pairUp(one: PdfValue, other: PdfValue): readonly Pair[] | undefined {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other ? [] : undefined;
  }
  if (one.type === 'stream' && other.type === 'stream') {
    return areEqual(one.bytes, other.bytes) ? [[withoutLength(one.dict), withoutLength(other.dict)]] : undefined;
  }
  if (one.type === 'array' && other.type === 'array') {
    const isAsLong = one.items.length === other.items.length;
    return isAsLong ? one.items.map((item, index): Pair => [item, other.items[index] ?? null]) : undefined;
  }
  if (one.type === 'dict' && other.type === 'dict') {
    if (one.hasDuplicates || other.hasDuplicates) return undefined;
    const keys = new Set([...one.entries.keys(), ...other.entries.keys()]);
    return Array.from(keys, (key): Pair => [one.entries.get(key) ?? null, other.entries.get(key) ?? null]);
  }
  return isSameAtom(one, other) ? [] : undefined;
}

/** Whether two values are the same as they are written, with the same references. */
export function isSameValue(first: PdfValue, second: PdfValue): boolean {
  const pending: Pair[] = [[first, second]];
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const inner = pairUp(...pair);
    if (!inner) return false;
    for (const each of inner) pending.push(each);
  }
  return true;
}

function withoutLength(dict: Extract<PdfValue, { type: 'dict' }>): PdfValue {
  const entries = new Map(dict.entries);
  entries.delete('Length');
  return { ...dict, entries };
}

function isSameAtom(one: Exclude<PdfValue, null | boolean | number>, other: typeof one): boolean {
  if (one.type === 'name' && other.type === 'name') return one.value === other.value;
  if (one.type === 'string' && other.type === 'string') return areEqual(one.bytes, other.bytes);
  if (one.type !== 'ref' || other.type !== 'ref') return false;
  return one.number === other.number && one.generation === other.generation;
}

/** So many values are compared at most. What an update copies is small. */
const maxValues = 5_000;

/** Whether two values are the same after references are resolved, as where an update has copied resources. */
export async function isSameThrough(
  first: PdfValue,
  second: PdfValue,
  before: PdfDocument,
  after: PdfDocument,
): Promise<boolean> {
  const pending: Pair[] = [[first, second]];
  const visited = new Set<string>();
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    after.budget.countUnits(1);
    const from = asType(pair[0], 'ref');
    const to = asType(pair[1], 'ref');
    // The same object is compared by itself.
    if (from && to && from.number === to.number && from.generation === to.generation) continue;
    if (from && to && visited.has(`${from.number} ${to.number}`)) continue;
    if (from && to) visited.add(`${from.number} ${to.number}`);
    if (visited.size > maxValues) return false;
    const inner = pairUp(await before.resolve(pair[0]), await after.resolve(pair[1]));
    if (!inner) return false;
    for (const each of inner) pending.push(each);
  }
  return true;
}
