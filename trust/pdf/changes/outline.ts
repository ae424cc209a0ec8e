import type { PdfDocument } from '#trust/pdf/document.ts';
import { type Field, findForm, listFields } from '#trust/pdf/fields.ts';
import { as, emptyDict, nameOf, type PdfDict, type PdfValue } from '#trust/pdf/objects.ts';
import { type Budget, failLimit } from '#trust/pdf/pdf-error.ts';

/** A page with its annotations. */
export type Page = {
  readonly number: number;
  readonly dict: PdfDict;
  /** Of an array of annotations that is an object of its own. */
  readonly arrayNumber: number | undefined;
  readonly annotations: readonly PdfValue[];
};

/** The parts of a revision that may change after a signature. */
export type Outline = {
  readonly document: PdfDocument;
  readonly catalogueNumber: number | undefined;
  readonly catalogue: PdfDict;
  readonly form: PdfDict;
  readonly fields: readonly Field[];
  readonly pages: readonly Page[];
};

export async function readOutline(document: PdfDocument, budget: Budget): Promise<Outline> {
  const root = document.trailer.entries.get('Root');
  const catalogue = (await document.resolveDict(root)) ?? emptyDict;
  return {
    document,
    catalogueNumber: as(root, 'ref')?.number,
    catalogue,
    form: (await findForm(document)) ?? emptyDict,
    fields: await listFields(document, budget),
    pages: await listPages(document, catalogue, budget),
  };
}

async function listPages(document: PdfDocument, catalogue: PdfDict, budget: Budget): Promise<readonly Page[]> {
  const pages: Page[] = [];
  const visited = new Set<number>();
  const visit = async (value: PdfValue | undefined, depth: number): Promise<void> => {
    if (depth === 0) failLimit('depth');
    const number = as(value, 'ref')?.number;
    const dict = await document.resolveDict(value);
    if (!dict || number === undefined || visited.has(number)) return;
    visited.add(number);
    if (nameOf(dict.entries.get('Type')) === 'Page') {
      const list = dict.entries.get('Annots');
      const annotations = as(await document.resolve(list), 'array')?.items ?? [];
      pages.push({ number, dict, arrayNumber: as(list, 'ref')?.number, annotations });
      return;
    }
    const kids = as(await document.resolve(dict.entries.get('Kids')), 'array')?.items ?? [];
    for (const kid of kids) await visit(kid, depth - 1);
  };
  await visit(catalogue.entries.get('Pages'), budget.limits.depth);
  return pages;
}

/** The values directly within one, without the entries of some keys. */
export function listInner(value: PdfValue, skipped: ReadonlySet<string>): readonly PdfValue[] {
  if (typeof value !== 'object' || value === null) return [];
  if (value.type === 'array') return value.items;
  const dict = value.type === 'stream' ? value.dict : value;
  if (dict.type !== 'dict') return [];
  return [...dict.entries].flatMap(([key, inner]) => (skipped.has(key) ? [] : [inner]));
}
