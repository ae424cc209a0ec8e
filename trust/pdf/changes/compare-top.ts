import type { ChangeKind } from '#domain/check/pdf-report.ts';
import { readOr } from '#trust/budget.ts';
import type { Comparison } from '#trust/pdf/changes/compare-values.ts';
import type { Outline } from '#trust/pdf/changes/outline.ts';
import { decodeStream } from '#trust/pdf/decode-stream.ts';
import { as, emptyDict, nameOf, type PdfDict, type PdfValue } from '#trust/pdf/objects.ts';

/** Keys of the catalogue with rules of their own; all others may not change. */
const ofCatalogue: ReadonlySet<string> = new Set([
  'AcroForm',
  'DSS',
  'Extensions',
  'Metadata',
  'Names',
  'Pages',
  'Perms',
  'StructTreeRoot',
  'Version',
]);

/**
 * Compares trailer and catalogue. The trailer's other entries describe the file, or are the producing program's: nothing
 * that a reader shows is found through them (ISO 32000-2, table 15).
 */
export async function compareTop(comparison: Comparison): Promise<readonly ChangeKind[]> {
  const { before, after, isSame } = comparison;
  const kinds: ChangeKind[] = [];
  const [old, current] = [before.document.trailer.entries, after.document.trailer.entries];
  if (!(await isSame(old.get('Encrypt'), current.get('Encrypt'), 'linked'))) kinds.push('other');
  if (await isInfoChanged(comparison)) kinds.push('metadata');
  const [first, second] = [before.catalogue.entries, after.catalogue.entries];
  if (!(await isSame(first.get('Pages'), second.get('Pages'), 'tree'))) kinds.push('other');
  if (!isVersionRaised(first.get('Version'), second.get('Version'))) kinds.push('other');
  if (!(await isSame(first.get('DSS'), second.get('DSS'), 'linked'))) kinds.push('validation-data');
  if (after.catalogue.hasDuplicates && after.catalogue !== before.catalogue) kinds.push('other');
  for (const key of new Set([...first.keys(), ...second.keys()])) {
    if (ofCatalogue.has(key)) continue;
    const reach = key === 'Outlines' ? 'outline' : key === 'OpenAction' ? 'action' : 'linked';
    if (!(await isSame(first.get(key), second.get(key), reach, key))) kinds.push('other');
  }
  kinds.push(...(await compareNames(comparison)));
  return kinds;
}

/**
 * Compares the names, which open attachments and run scripts. Programs that add notes also name appearances for them (ISO
 * 32000-2, table 32), which no page shows by that; where there were some, none may change.
 */
async function compareNames({ before, after, isSame }: Comparison): Promise<readonly ChangeKind[]> {
  const read = async ({ document, catalogue }: Outline): Promise<PdfDict> =>
    (await document.resolveDict(catalogue.entries.get('Names'))) ?? emptyDict;
  const [first, second] = [await read(before), await read(after)];
  if (second.hasDuplicates && second !== first) return ['other'];
  const kinds: ChangeKind[] = [];
  for (const key of new Set([...first.entries.keys(), ...second.entries.keys()])) {
    const reach = key === 'Dests' ? 'action' : key === 'AP' ? 'drawn' : 'linked';
    if (await isSame(first.entries.get(key), second.entries.get(key), reach, key)) continue;
    kinds.push(key === 'AP' && !first.entries.has(key) ? 'annotation' : 'other');
  }
  return kinds;
}

/** A program that adds what a later version has says so; nothing is drawn otherwise. */
function isVersionRaised(old: PdfValue | undefined, current: PdfValue | undefined): boolean {
  const [first, second] = [nameOf(old), nameOf(current)];
  return first === second || (/^[12]\.\d$/.test(second) && second > first);
}

/** Dates and the program's name change with every update; title, author and the rest are the document's. */
const ofProgram: ReadonlySet<string> = new Set(['ModDate', 'Producer']);

async function isInfoChanged({ before, after, isSame }: Comparison): Promise<boolean> {
  const read = async ({ document }: Outline): Promise<PdfDict> =>
    (await document.resolveDict(document.trailer.entries.get('Info'))) ?? emptyDict;
  const [first, second] = [await read(before), await read(after)];
  for (const key of new Set([...first.entries.keys(), ...second.entries.keys()])) {
    if (ofProgram.has(key)) continue;
    if (!(await isSame(first.entries.get(key), second.entries.get(key), 'linked'))) return true;
  }
  return false;
}

/**
 * Compares permissions: a later signature may certify (ISO 32000-2, section 12.8.6), if it is that of a field. What was
 * there may not change.
 */
export async function comparePermissions(
  { before, after, isSame }: Comparison,
  newSignatures: readonly number[],
): Promise<readonly ChangeKind[]> {
  const read = async ({ document, catalogue }: Outline): Promise<PdfDict> =>
    (await document.resolveDict(catalogue.entries.get('Perms'))) ?? emptyDict;
  const [first, second] = [await read(before), await read(after)];
  for (const key of new Set([...first.entries.keys(), ...second.entries.keys()])) {
    const value = second.entries.get(key);
    const number = as(value, 'ref')?.number;
    const isNew = key === 'DocMDP' && !first.entries.has(key) && number !== undefined && newSignatures.includes(number);
    if (!isNew && !(await isSame(first.entries.get(key), value, 'linked'))) return ['other'];
  }
  return [];
}

/** Compares the metadata of the document, without the dates and names of programs in it. */
export async function compareMetadata({ before, after, isSame }: Comparison): Promise<readonly ChangeKind[]> {
  const [first, second] = [before.catalogue.entries.get('Metadata'), after.catalogue.entries.get('Metadata')];
  if (await isSame(first, second, 'linked')) return [];
  const [old, current] = [await readXmp(before), await readXmp(after)];
  return old !== undefined && old === current ? [] : ['metadata'];
}

/** Properties that a program writes about itself (ISO 16684-1), as elements or as attributes. */
const propertiesOfProgram = [
  'xmp:ModifyDate',
  'xmp:MetadataDate',
  'xmp:CreatorTool',
  'xmpMM:InstanceID',
  'pdf:Producer',
];

function withoutProgram(text: string): string {
  return propertiesOfProgram.reduce((rest, name) => {
    const elements = removeBetween(rest, `<${name}>`, `</${name}>`);
    return removeBetween(elements, `${name}="`, '"');
  }, text);
}

/** What begins and does not end stays. */
function removeBetween(text: string, begin: string, end: string): string {
  const [first = '', ...parts] = text.split(begin);
  const kept = parts.map((part) => {
    const at = part.indexOf(end);
    return at < 0 ? begin + part : part.slice(at + end.length);
  });
  return first + kept.join('');
}

async function readXmp({ document, catalogue }: Outline): Promise<string | undefined> {
  const stream = await document.resolveStream(catalogue.entries.get('Metadata'));
  const bytes = stream && (await readOr(undefined, () => decodeStream(stream, document.budget)));
  return bytes && withoutProgram(new TextDecoder('latin1').decode(bytes)).split(/\s+/).join(' ');
}
