import type { ChangeKind } from '#domain/check/pdf-report.ts';
import type { Findings } from '#trust/pdf/changes/classify-changes.ts';
import type { Outline } from '#trust/pdf/changes/outline.ts';
import { isSameValue, listChangedKeys } from '#trust/pdf/changes/same-value.ts';
import { as, type PdfValue } from '#trust/pdf/objects.ts';

/** Keys of the trailer that describe the cross-reference section, not the document (ISO 32000-2, tables 15 and 17). */
const ofStructure: readonly string[] = [
  'Size',
  'Prev',
  'XRefStm',
  'ID',
  'Type',
  'W',
  'Index',
  'Filter',
  'DecodeParms',
  'Length',
];
const ofCatalogue: { readonly [key: string]: ChangeKind } = {
  DSS: 'validation-data',
  // Says that the document uses an extension of the standard, as validation data and its timestamps do.
  Extensions: 'validation-data',
  Metadata: 'metadata',
};

/** Compares trailer, catalogue and form. */
export async function compareTop(before: Outline, after: Outline): Promise<Findings> {
  const kinds: ChangeKind[] = [];
  const changedOfTrailer = listChangedKeys(before.document.trailer, after.document.trailer);
  for (const key of changedOfTrailer) {
    if (!ofStructure.includes(key)) kinds.push(key === 'Info' ? 'metadata' : 'other');
  }
  for (const key of listChangedKeys(before.catalogue, after.catalogue)) {
    if (key !== 'AcroForm') kinds.push(ofCatalogue[key] ?? 'other');
  }
  for (const key of listChangedKeys(before.form, after.form)) {
    if (key === 'NeedAppearances') kinds.push('form');
    else if (key !== 'Fields' && key !== 'SigFlags') kinds.push('other');
  }
  const [fieldsBefore, fieldsAfter] = [await listRoots(before), await listRoots(after)];
  if (!fieldsBefore.every((field, index) => isSameValue(field, fieldsAfter[index]))) kinds.push('other');
  const numberOf = (value: PdfValue | undefined): number | undefined => as(value, 'ref')?.number;
  return {
    kinds,
    compared: [
      after.catalogueNumber,
      numberOf(after.catalogue.entries.get('AcroForm')),
      numberOf(after.form.entries.get('Fields')),
    ],
    slots: [
      { value: after.document.trailer.entries.get('Info'), kind: 'metadata' },
      { value: after.catalogue.entries.get('Metadata'), kind: 'metadata' },
      { value: after.catalogue.entries.get('DSS'), kind: 'validation-data' },
      { value: after.catalogue.entries.get('Extensions'), kind: 'validation-data' },
    ],
  };
}

async function listRoots({ document, form }: Outline): Promise<readonly PdfValue[]> {
  return as(await document.resolve(form.entries.get('Fields')), 'array')?.items ?? [];
}
