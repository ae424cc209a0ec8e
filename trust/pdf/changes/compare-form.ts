import type { ChangeKind } from '#domain/check/pdf-report.ts';
import type { Comparison } from '#trust/pdf/changes/compare-values.ts';
import type { Outline } from '#trust/pdf/changes/outline.ts';
import { as, emptyDict, nameOf, type PdfDict, type PdfValue, textOf } from '#trust/pdf/objects.ts';

const withRules: ReadonlySet<string> = new Set(['DA', 'DR', 'Fields', 'NeedAppearances', 'SigFlags']);

/**
 * Compares the form itself. Default appearance and resources, which programs add when they sign, are what readers draw
 * values with: no field that was there may depend on what is new in them (ISO 32000-2, section 12.7.3.3).
 */
export async function compareForm(comparison: Comparison): Promise<readonly ChangeKind[]> {
  const { before, after, isSame } = comparison;
  const kinds: ChangeKind[] = [];
  const [first, second] = [before.form.entries, after.form.entries];
  if (after.form.hasDuplicates && after.form !== before.form) kinds.push('other');
  for (const key of new Set([...first.keys(), ...second.keys()])) {
    if (!withRules.has(key) && !(await isSame(first.get(key), second.get(key), 'linked', key))) kinds.push('other');
  }
  const texts = before.fields.filter(({ type }) => type === 'Tx' || type === 'Ch');
  const isAppearanceSame = await isSame(first.get('DA'), second.get('DA'), 'linked');
  if (!isAppearanceSame && texts.some(({ appearance }) => appearance === null)) kinds.push('other');
  if (!(await areFontsKept(comparison))) kinds.push('other');
  // Readers then draw the values again: where nothing else changed, with what they have.
  const needs = async ({ document, form }: Outline): Promise<boolean> =>
    (await document.resolve(form.entries.get('NeedAppearances'))) === true;
  if ((await needs(after)) && !(await needs(before))) kinds.push('form');
  return kinds;
}

/**
 * Of the resources only fonts draw values; the rest is private data of programs. What was there stays; what is new
 * under a name that something is drawn with is a plain font.
 */
async function areFontsKept({ before, after, isSame }: Comparison): Promise<boolean> {
  const read = async ({ document, form }: Outline): Promise<PdfDict> => {
    const resources = (await document.resolveDict(form.entries.get('DR'))) ?? emptyDict;
    return (await document.resolveDict(resources.entries.get('Font'))) ?? emptyDict;
  };
  const [old, current] = [await read(before), await read(after)];
  const used = await listUsedFonts(before);
  if (current.hasDuplicates && current !== old) return false;
  for (const [name, value] of old.entries) {
    if (!(await isSame(value, current.entries.get(name), 'drawn'))) return false;
  }
  for (const [name, value] of current.entries) {
    if (!old.entries.has(name) && used.mayName(name) && !(await isPlainFont(value, after))) return false;
  }
  return true;
}

/** The fonts that default appearances select, `/Helv 12 Tf`: of fields of any type, of notes and of the form. */
async function listUsedFonts({ document, form, fields, pages }: Outline) {
  const appearances: PdfValue[] = [form.entries.get('DA') ?? null, ...fields.map(({ appearance }) => appearance)];
  for (const { annotations } of pages) {
    for (const annotation of annotations) {
      appearances.push((await document.resolveDict(annotation))?.entries.get('DA') ?? null);
    }
  }
  const names = new Set<string>();
  let isEscaped = false;
  for (const appearance of appearances) {
    const text = textOf(await document.resolve(appearance));
    isEscaped ||= text.includes('#');
    for (const word of text.replaceAll('/', ' /').split(/[\s\0[\](){}<>%]+/)) names.add(word);
  }
  return { mayName: (font: string): boolean => isEscaped || names.has(`/${font}`) };
}

/** One of the fonts that every reader has, with its own encoding (ISO 32000-2, section 9.6.2.2). */
async function isPlainFont(value: PdfValue, { document }: Outline): Promise<boolean> {
  const font = await document.resolveDict(value);
  const has = (key: string): boolean => font?.entries.has(key) === true;
  const isStandard = /^(?:Helvetica|Courier|Times|ZapfDingbats|Symbol)(?:-\w{1,20})?$/.test(
    nameOf(font?.entries.get('BaseFont')),
  );
  const encoding = await document.resolve(font?.entries.get('Encoding'));
  const isPlain = encoding === null || as(encoding, 'name') !== undefined;
  return nameOf(font?.entries.get('Subtype')) === 'Type1' && isStandard && isPlain && !has('FontDescriptor');
}
