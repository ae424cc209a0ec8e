import type { PdfDocument } from '#trust/pdf/document.ts';
import { as, type PdfValue } from '#trust/pdf/objects.ts';

/** Entries of a trailer that readers look for (ISO 32000-2, table 15); others are a program's own. */
const ofTrailer = ['Root', 'Info', 'ID', 'Encrypt'];

/**
 * Whether an update refers to a missing object, where the signed revision did not. Such a reference is
 * null (ISO 32000-2, section 7.3.10), but some readers repair the whole file when they meet one, and show another page.
 */
export async function hasDanglingReferences(signed: PdfDocument, current: PdfDocument): Promise<boolean> {
  if (addsMissing(listTrailer(current), listTrailer(signed), current)) return true;
  const added = current.sections.slice(0, current.sections.length - signed.sections.length);
  for (const number of new Set(added.flatMap(({ entries }) => [...entries.keys()]))) {
    current.budget.count(1);
    const value = await current.load(number);
    const isSuspect = addsMissing(value, null, current) && !(await isListOfData(value, current));
    if (isSuspect && addsMissing(value, await signed.load(number), current)) return true;
  }
  return false;
}

function listTrailer({ trailer }: PdfDocument): PdfValue {
  return { type: 'array', items: ofTrailer.map((key) => trailer.entries.get(key) ?? null) };
}

function addsMissing(value: PdfValue, old: PdfValue, { entries }: PdfDocument): boolean {
  const missing = listReferences(value).filter((number) => (entries.get(number)?.kind ?? 'free') === 'free');
  if (missing.length === 0) return false;
  const known = new Set(listReferences(old));
  return missing.some((number) => !known.has(number));
}

/** A list such as that of certificates in a store, which leads to streams only: no field, page or note is among them. */
async function isListOfData(value: PdfValue, { resolve }: PdfDocument): Promise<boolean> {
  const items = as(value, 'array')?.items;
  if (!items) return false;
  for (const item of items) {
    const found = as(item, 'ref') ? await resolve(item) : false;
    if (found !== null && !as(found, 'stream')) return false;
  }
  return true;
}

/** The numbers of all objects that a value refers to. */
function listReferences(value: PdfValue): readonly number[] {
  const numbers: number[] = [];
  const pending = [value];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    if (next.type === 'ref') numbers.push(next.number);
    else if (next.type === 'array') for (const item of next.items) pending.push(item);
    else if (next.type === 'dict') for (const item of next.entries.values()) pending.push(item);
    else if (next.type === 'stream') pending.push(next.dict);
  }
  return numbers;
}
