import { listInner, type Outline } from '#trust/pdf/changes/outline.ts';
import { as, nameOf, type PdfValue } from '#trust/pdf/objects.ts';

const none: ReadonlySet<string> = new Set();
const ofCatalogue: ReadonlySet<string> = new Set(['AcroForm', 'DSS', 'Metadata', 'Extensions']);
const ofForm: ReadonlySet<string> = new Set(['Fields', 'SigFlags', 'NeedAppearances']);
const ofPage: ReadonlySet<string> = new Set(['Annots']);
const ofField: ReadonlySet<string> = new Set(['AP', 'V', 'AS', 'Kids', 'Parent', 'P']);
const ofSignedField: ReadonlySet<string> = new Set(['Kids', 'Parent', 'P']);

/**
 * The numbers of all objects that what was signed shows or relies on: everything that the catalogue reaches but values and
 * appearances of fields that are not signed, annotations, validation data and metadata. Numbers that are referred to without
 * an object count too, because an update could fill them with hidden content.
 */
export async function listProtected({
  document,
  catalogue,
  form,
  fields,
  pages,
}: Outline): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  const pending: PdfValue[] = [];
  const descend = (value: PdfValue, skipped: ReadonlySet<string>): void => {
    for (const inner of listInner(value, skipped)) pending.push(inner);
  };
  const follow = async (exempt: ReadonlySet<number>): Promise<void> => {
    for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
      const number = as(value, 'ref')?.number;
      if (number === undefined) descend(value, none);
      if (number === undefined || found.has(number) || exempt.has(number)) continue;
      found.add(number);
      const target = await document.load(number);
      const isPage = nameOf(as(target, 'dict')?.entries.get('Type')) === 'Page';
      if (as(target, 'ref')) pending.push(target);
      else descend(target, isPage ? ofPage : none);
    }
  };
  // What pages are drawn with is protected even where a list of annotations names it, too.
  pending.push(catalogue.entries.get('Pages') ?? null);
  await follow(new Set());
  descend(catalogue, ofCatalogue);
  descend(form, ofForm);
  for (const { dict, value, type } of fields) descend(dict, type === 'Sig' && value !== null ? ofSignedField : ofField);
  // The structure of a tagged document and actions refer to annotations and fields, which have rules of their own.
  const exempt = new Set<number>();
  for (const value of pages.flatMap(({ annotations }) => annotations)) addNumber(exempt, value);
  for (const { number } of fields) if (number !== undefined) exempt.add(number);
  await follow(exempt);
  return found;
}

function addNumber(numbers: Set<number>, value: PdfValue): void {
  const number = as(value, 'ref')?.number;
  if (number !== undefined) numbers.add(number);
}
