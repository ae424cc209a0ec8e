import { failLimit } from '../../budget.ts';
import type { PdfDocument } from '../document.ts';
import { asType, nameOf, type PdfDict, type PdfValue } from '../objects.ts';

/** A page with the numbers of its annotations that are objects of their own. */
export type Page = { readonly dict: PdfDict; readonly annotations: ReadonlySet<number> };

/** The pages in their order (ISO 32000-2, section 7.7.3). */
export async function listPages(document: PdfDocument): Promise<readonly Page[]> {
  const pages: Page[] = [];
  const visited = new Set<number>();
  const visit = async (value: PdfValue | undefined, depth: number): Promise<void> => {
    if (depth === 0) failLimit('depth');
    const number = asType(value, 'ref')?.number;
    const dict = await document.resolveDict(value);
    if (!dict || (number !== undefined && visited.has(number))) return;
    if (number !== undefined) visited.add(number);
    // Readers show a page without its type too.
    if (nameOf(dict.entries.get('Type')) === 'Page' || !dict.entries.has('Kids')) {
      const annotations = await document.resolveItems(dict.entries.get('Annots'));
      pages.push({ dict, annotations: new Set(annotations.flatMap((item) => asType(item, 'ref')?.number ?? [])) });
      return;
    }
    for (const kid of await document.resolveItems(dict.entries.get('Kids'))) await visit(kid, depth - 1);
  };
  const catalogue = await document.resolveDict(document.trailer.entries.get('Root'));
  await visit(catalogue?.entries.get('Pages'), document.budget.limits.depth);
  return pages;
}
