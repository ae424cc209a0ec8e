import type { PdfDocument } from '../document.ts';
import { type Field, listFields } from '../fields.ts';
import { listPages, type Page } from './pages.ts';
import { findRoles, type RolesOfObjects } from './roles.ts';

/** The file as it was at the end of a signature, or as a whole. */
export type Revision = {
  readonly document: PdfDocument;
  readonly allFields: readonly Field[];
  /** The fields that are objects of their own, by object number. */
  readonly fields: ReadonlyMap<number, Field>;
};

/** The whole file, with the roles of its objects. */
export type WholeFile = Revision & RolesOfObjects & { readonly pages: readonly Page[] };

export async function readRevision(document: PdfDocument): Promise<Revision> {
  const catalogue = await document.resolveDict(document.trailer.entries.get('Root'));
  const form = await document.resolveDict(catalogue?.entries.get('AcroForm'));
  const allFields = form ? await listFields(form, document) : [];
  const numbered = allFields.flatMap((field) => (field.number === undefined ? [] : ([[field.number, field]] as const)));
  return { document, allFields, fields: new Map(numbered) };
}

export async function readWholeFile(document: PdfDocument): Promise<WholeFile> {
  return { ...(await readRevision(document)), ...(await findRoles(document)), pages: await listPages(document) };
}
