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
  const exempt = new Set<number>();
  const annotations = pages.flatMap((page) => page.annotations);
  for (const value of annotations) addNumber(exempt, value);
  for (const { number } of fields) if (number !== undefined) exempt.add(number);
  const pending: PdfValue[] = [];
  const descend = (value: PdfValue, skipped: ReadonlySet<string>): void => {
    for (const inner of listInner(value, skipped)) pending.push(inner);
  };
  descend(catalogue, ofCatalogue);
  descend(form, ofForm);
  for (const { dict, value, type } of fields) {
    const isSigned = type === 'Sig' && value !== null;
    descend(dict, isSigned ? ofSignedField : ofField);
  }
  // The annotations themselves are exempt, wherever they are referred to; what makes a page is not.
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    const ref = as(value, 'ref');
    if (!ref) {
      descend(value, none);
      continue;
    }
    if (found.has(ref.number)) continue;
    const target = await document.load(ref.number);
    if (exempt.has(ref.number) && as(target, 'dict')) continue;
    found.add(ref.number);
    const isPage = nameOf(as(target, 'dict')?.entries.get('Type')) === 'Page';
    if (typeof target === 'object' && target?.type === 'ref') pending.push(target);
    else descend(target, isPage ? ofPage : none);
  }
  return found;
}

function addNumber(numbers: Set<number>, value: PdfValue): void {
  const number = as(value, 'ref')?.number;
  if (number !== undefined) numbers.add(number);
}
