import type { PdfDict, PdfValue } from '#trust/pdf/objects.ts';

/** Whether two values are the same, references by number and strings by content, wherever they stand. */
export function isSameValue(first: PdfValue | undefined, second: PdfValue | undefined): boolean {
  const [one, other] = [first ?? null, second ?? null];
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (one.type === 'ref' && other.type === 'ref')
    return one.number === other.number && one.generation === other.generation;
  if (one.type === 'name' && other.type === 'name') return one.value === other.value;
  if (one.type === 'string' && other.type === 'string') return areSameBytes(one.bytes, other.bytes);
  if (one.type === 'array' && other.type === 'array') {
    return one.items.length === other.items.length && one.items.every((item, at) => isSameValue(item, other.items[at]));
  }
  if (one.type === 'dict' && other.type === 'dict') return listChangedKeys(one, other).length === 0;
  if (one.type === 'stream' && other.type === 'stream') {
    return isSameValue(one.dict, other.dict) && areSameBytes(one.bytes, other.bytes);
  }
  return false;
}

/** The keys whose values differ, one of them absent included. */
export function listChangedKeys(first: PdfDict, second: PdfDict): readonly string[] {
  const keys = new Set([...first.entries.keys(), ...second.entries.keys()]);
  return [...keys].filter((key) => !isSameValue(first.entries.get(key), second.entries.get(key)));
}

function areSameBytes(first: Uint8Array, second: Uint8Array): boolean {
  if (first.length !== second.length) return false;
  for (let at = 0; at < first.length; at++) if (first[at] !== second[at]) return false;
  return true;
}
