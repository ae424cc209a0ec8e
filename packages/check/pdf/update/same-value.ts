import { areEqual } from '../../bytes.ts';
import type { PdfDocument } from '../document.ts';
import { as, type PdfValue } from '../objects.ts';

/** Whether two values are the same as they are written, with the same references; of a stream the length may be elsewhere. */
export function isSameValue(first: PdfValue, second: PdfValue): boolean {
  const pending: (readonly [PdfValue, PdfValue])[] = [[first, second]];
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const [one, other] = pair;
    if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
      if (one !== other) return false;
      continue;
    }
    if (one.type === 'stream' && other.type === 'stream') {
      if (!areEqual(one.bytes, other.bytes)) return false;
      pending.push([withoutLength(one.dict), withoutLength(other.dict)]);
    } else if (one.type === 'array' && other.type === 'array') {
      if (one.items.length !== other.items.length) return false;
      for (const [index, item] of one.items.entries()) pending.push([item, other.items[index] ?? null]);
    } else if (one.type === 'dict' && other.type === 'dict') {
      if (one.hasDuplicates || other.hasDuplicates) return false;
      for (const key of new Set([...one.entries.keys(), ...other.entries.keys()])) {
        pending.push([one.entries.get(key) ?? null, other.entries.get(key) ?? null]);
      }
    } else if (!isSameAtom(one, other)) return false;
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
  const pending: (readonly [PdfValue, PdfValue])[] = [[first, second]];
  const visited = new Set<string>();
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    after.budget.count(1);
    const [from, to] = [as(pair[0], 'ref'), as(pair[1], 'ref')];
    // The same object is compared by itself.
    if (from && to && from.number === to.number && from.generation === to.generation) continue;
    if (from && to && visited.has(`${from.number} ${to.number}`)) continue;
    if (from && to) visited.add(`${from.number} ${to.number}`);
    if (visited.size > maxValues) return false;
    const [one, other] = [await before.resolve(pair[0]), await after.resolve(pair[1])];
    const [old, now] = [as(one, 'dict') ?? as(one, 'stream')?.dict, as(other, 'dict') ?? as(other, 'stream')?.dict];
    const [items, others] = [as(one, 'array')?.items, as(other, 'array')?.items];
    if (old && now) {
      if (as(one, 'stream')?.bytes.length !== as(other, 'stream')?.bytes.length || now.hasDuplicates) return false;
      const [bytes, more] = [as(one, 'stream')?.bytes, as(other, 'stream')?.bytes];
      if (bytes && more && !areEqual(bytes, more)) return false;
      for (const key of new Set([...old.entries.keys(), ...now.entries.keys()])) {
        pending.push([old.entries.get(key) ?? null, now.entries.get(key) ?? null]);
      }
    } else if (items && others) {
      if (items.length !== others.length) return false;
      for (const [index, item] of items.entries()) pending.push([item, others[index] ?? null]);
    } else if (!isSameValue(one, other)) return false;
  }
  return true;
}
