import type { PdfDocument } from '../document.ts';
import { asType, nameOf, type PdfDict, type PdfValue } from '../objects.ts';
import { isSameValue } from './same-value.ts';

/** Whether a new entry repeats the inherited or default value (ISO 32000-2, tables 31 and 224). */
export async function repeatsDefault(
  key: string,
  old: PdfDict,
  now: PdfValue,
  before: PdfDocument,
  after: PdfDocument,
): Promise<boolean> {
  if (old.entries.has(key)) return false;
  const value = await after.resolve(now);
  if (key === 'Rotate') return value === ((await inherited('Rotate', old, before)) ?? 0);
  if (key === 'CropBox') {
    const box = (await inherited('CropBox', old, before)) ?? (await inherited('MediaBox', old, before));
    return isSameValue(value, box ?? null);
  }
  // A transparency group of the page by itself changes nothing that is drawn without one.
  if (key === 'Group') return nameOf(asType(value, 'dict')?.entries.get('S')) === 'Transparency';
  // The default appearance of text fields that have their own.
  return key === 'DA';
}

/** An inheritable entry of a page. */
async function inherited(key: string, page: PdfDict, document: PdfDocument): Promise<PdfValue | undefined> {
  let dict: PdfDict | undefined = page;
  for (let level = 0; dict && level < 32; level += 1) {
    const value = dict.entries.get(key);
    if (value !== undefined) return document.resolve(value);
    dict = await document.resolveDict(dict.entries.get('Parent'));
  }
  return undefined;
}
