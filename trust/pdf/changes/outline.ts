import { failLimit } from '#trust/budget.ts';
import type { PdfDocument } from '#trust/pdf/document.ts';
import { type Field, listFields } from '#trust/pdf/fields.ts';
import { as, emptyDict, nameOf, type PdfDict, type PdfValue } from '#trust/pdf/objects.ts';

/** A page with its annotations. */
export type Page = {
  readonly number: number;
  readonly dict: PdfDict;
  readonly annotations: readonly PdfValue[];
  /** Of the annotations that are objects of their own, each once. */
  readonly numbers: readonly number[];
  /** Its /MediaBox, which may be inherited. */
  readonly box: Box | undefined;
  /** Its /Resources, which may be inherited. */
  readonly resources: PdfValue;
};

/** Left, bottom, right, top. */
export type Box = readonly [number, number, number, number];

/** The parts of a revision that may change after a signature. */
export type Outline = {
  readonly document: PdfDocument;
  readonly catalogueNumber: number | undefined;
  readonly catalogue: PdfDict;
  readonly form: PdfDict;
  readonly fields: readonly Field[];
  /** By number; those that are written within others have none. */
  readonly fieldsByNumber: ReadonlyMap<number | undefined, Field>;
  readonly pages: readonly Page[];
};

export async function readOutline(document: PdfDocument): Promise<Outline> {
  const root = document.trailer.entries.get('Root');
  const catalogue = (await document.resolveDict(root)) ?? emptyDict;
  const form = (await document.resolveDict(catalogue.entries.get('AcroForm'))) ?? emptyDict;
  const fields = await listFields(form, document);
  return {
    document,
    catalogueNumber: as(root, 'ref')?.number,
    catalogue,
    form,
    fields,
    fieldsByNumber: new Map(fields.map((field) => [field.number, field])),
    pages: await listPages(catalogue, document),
  };
}

async function listPages(catalogue: PdfDict, document: PdfDocument): Promise<readonly Page[]> {
  const pages: Page[] = [];
  const visited = new Set<number>();
  const visit = async (
    value: PdfValue | undefined,
    inherited: Pick<Page, 'box' | 'resources'>,
    depth: number,
  ): Promise<void> => {
    if (depth === 0) failLimit('depth');
    const number = as(value, 'ref')?.number;
    const dict = await document.resolveDict(value);
    if (!dict || number === undefined || visited.has(number)) return;
    visited.add(number);
    const box = (await readBox(dict.entries.get('MediaBox'), document)) ?? inherited.box;
    const resources = dict.entries.get('Resources') ?? inherited.resources;
    if (nameOf(dict.entries.get('Type')) === 'Page') {
      const annotations = await document.resolveItems(dict.entries.get('Annots'));
      const numbers = [...new Set(annotations.flatMap((annotation) => as(annotation, 'ref')?.number ?? []))];
      pages.push({ number, dict, annotations, numbers, box, resources });
      return;
    }
    for (const kid of await document.resolveItems(dict.entries.get('Kids')))
      await visit(kid, { box, resources }, depth - 1);
  };
  await visit(catalogue.entries.get('Pages'), { box: undefined, resources: null }, document.budget.limits.depth);
  return pages;
}

/** A rectangle (ISO 32000-2, section 7.9.5), whichever of its corners are given. */
export async function readBox(value: PdfValue | undefined, document: PdfDocument): Promise<Box | undefined> {
  const items = await document.resolveItems(value);
  const numbers: number[] = [];
  for (const item of items.slice(0, 5)) {
    const number = await document.resolve(item);
    if (typeof number === 'number') numbers.push(number);
  }
  const [a, b, c, d] = numbers;
  if (numbers.length !== 4 || a === undefined || b === undefined || c === undefined || d === undefined)
    return undefined;
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

/** Whether two boxes have more in common than an edge. */
export function overlap(first: Box, second: Box): boolean {
  const width = Math.min(first[2], second[2]) - Math.max(first[0], second[0]);
  const height = Math.min(first[3], second[3]) - Math.max(first[1], second[1]);
  return width > 1 && height > 1;
}
