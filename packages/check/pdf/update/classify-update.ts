import type { UpdateClass } from '../../report/pdf-report.ts';
import { endsWell } from '../byte-range.ts';
import type { PdfDocument } from '../document.ts';
import { type Field, isPlaceholder, listFields } from '../fields.ts';
import { asType, emptyDict, nameOf, type PdfDict, type PdfValue, textOf } from '../objects.ts';
import { isVisible } from './mark.ts';
import { repeatsDefault } from './page-defaults.ts';
import { listPages, type Page } from './pages.ts';
import { findRoles, type Reached, roleOf, roleUnder } from './roles.ts';
import { isSameThrough, isSameValue } from './same-value.ts';
import { filledKeys, type Role, rules, signingKeys, worse } from './update-rules.ts';

export type Revision = {
  readonly document: PdfDocument;
  readonly allFields: readonly Field[];
  /** The fields that are objects of their own, by number. */
  readonly fields: ReadonlyMap<number, Field>;
};

/** The whole file, with the roles of its objects. */
export type WholeFile = Revision & Reached & { readonly pages: readonly Page[] };

/** The update after a revision. */
export type Update = {
  readonly class: UpdateClass;
  /** The objects of the signatures that it added. */
  readonly signatures: ReadonlySet<number>;
  /** Of something else: the entries that made it so, as `page/Contents`. */
  readonly entries: ReadonlySet<string>;
};

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

/**
 * Classifies the update after a signed revision by structure: the entries that differ, by the role of their object in
 * the whole file. Their appearance is not verified. An object that nothing reaches changes nothing. A change of an
 * entry without a rule is something else.
 *
 * One walk through the whole file is enough for all revisions: if a changed object was something else in a revision
 * only, an entry on the way to it changed too, and no rule names that entry.
 */
export async function classifyUpdate(signed: Revision, whole: WholeFile): Promise<Update> {
  const before = signed.document;
  const after = whole.document;
  const { budget } = after;
  const signatures = new Set<number>();
  const signedFields = new Set<number>();
  /** Changes that are allowed if the update has signed these fields, or has these signatures; decided at the end. */
  const conditional: {
    readonly of: ReadonlySet<number>;
    readonly among: ReadonlySet<number>;
    readonly entry: string;
  }[] = [];
  const entries = new Set<string>();
  let found: UpdateClass = 'nothing';
  const note = (as: UpdateClass, entry: string): void => {
    found = worse(found, as);
    if (as === 'other') entries.add(entry);
  };

  /** The values of an entry by the rules of a role. */
  const compareAs = async (role: Role, first: PdfValue, second: PdfValue, entry: string): Promise<void> => {
    const one = asType(first, 'ref');
    const other = asType(second, 'ref');
    if (one && other && one.number === other.number && one.generation === other.generation) return;
    const old = await before.resolve(first);
    const now = await after.resolve(second);
    if (isSameValue(old, now)) return;
    if (role === 'fields' || role === 'annotations') return compareLists(old, now, entry);
    const dict = asType(now, 'dict');
    if (!dict || (old !== null && !asType(old, 'dict'))) return note('other', entry);
    if (dict.hasDuplicates) return note('other', entry);
    if (role === 'resources') return await compareResources(asType(old, 'dict') ?? emptyDict, dict, entry);
    await compareDicts(roleOf(role, dict), asType(old, 'dict') ?? emptyDict, dict);
  };

  const compareDicts = async (role: Role, old: PdfDict, now: PdfDict): Promise<void> => {
    for (const key of new Set([...old.entries.keys(), ...now.entries.keys()])) {
      budget.count(1);
      const first = old.entries.get(key) ?? null;
      const second = now.entries.get(key) ?? null;
      if (isSameValue(first, second)) continue;
      const rule = role === 'trailer' ? (rules.trailer?.[key] ?? trailerRule(key)) : rules[role]?.[key];
      const entry = `${role}/${key}`;
      if (role === 'permissions') {
        conditional.push({ of: new Set([asType(second, 'ref')?.number ?? -1]), among: signatures, entry });
      }
      if (rule?.as === 'compare') await compareAs(roleUnder(role, key), first, second, entry);
      else if (rule?.as === 'default')
        note((await repeatsDefault(key, old, second, before, after)) ? 'nothing' : 'other', entry);
      else if (rule || !(await isSameThrough(first, second, before, after))) note(rule?.as ?? 'other', entry);
    }
  };

  /** Lists of fields and annotations: existing items must stay in order, and new items must be signed fields. */
  const compareLists = async (old: PdfValue, now: PdfValue, entry: string): Promise<void> => {
    const items = asType(now, 'array')?.items;
    if (!items || (old !== null && !asType(old, 'array'))) return note('other', entry);
    const pending = [...(asType(old, 'array')?.items ?? [])];
    for (const item of items) {
      budget.count(1);
      if (pending[0] !== undefined && isSameValue(pending[0], item)) pending.shift();
      else await noteSigned(asType(item, 'ref')?.number, entry);
    }
    if (pending.length > 0) note('other', entry);
  };

  /** A field that is new, or was empty, and has a signature now. */
  const noteSigned = async (number: number | undefined, entry: string): Promise<void> => {
    const field = number === undefined ? undefined : whole.fields.get(number);
    if (!field || number === undefined) return note('other', entry);
    const signature = asType(field.value, 'ref')?.number;
    const dict = await after.resolveDict(field.value);
    const wasSigned = signature !== undefined && (await before.load(signature)) !== null;
    const isNew = (await before.load(number)) === null;
    const isEmpty = !dict || isPlaceholder(await after.resolve(dict.entries.get('Contents')));
    if (field.type !== 'Sig' || isEmpty || signature === undefined || wasSigned) return note('other', entry);
    if (isNew && [...field.dict.entries.keys()].some((key) => !signingKeys.has(key))) return note('other', entry);
    if (field.dict.hasDuplicates) return note('other', entry);
    signatures.add(signature);
    signedFields.add(number);
    const isTimestamp = nameOf(await after.resolve(dict.entries.get('SubFilter'))) === 'ETSI.RFC3161';
    note(isTimestamp && !(await isVisible(field, after)) ? 'validation-data' : 'signatures', entry);
  };

  const compareFieldObjects = async (number: number, old: PdfValue, now: PdfValue): Promise<void> => {
    const first = asType(old, 'dict');
    const second = asType(now, 'dict');
    if (!first || !second) return note('other', 'field');
    const keys = [...new Set([...first.entries.keys(), ...second.entries.keys()])].filter(
      (key) => !isSameValue(first.entries.get(key) ?? null, second.entries.get(key) ?? null),
    );
    const others = keys.filter((key) => key !== 'Kids');
    if (keys.includes('Kids')) {
      await compareAs('fields', first.entries.get('Kids') ?? null, second.entries.get('Kids') ?? null, 'field/Kids');
    }
    if (others.length === 0) return;
    const before = signed.fields.get(number);
    const wasEmpty = before !== undefined && !(await isSigned(before, signed.document));
    const isForm = others.every((key) => filledKeys.has(key)) && !second.hasDuplicates;
    if (wasEmpty && isForm) await noteSigned(number, `field/${others[0]}`);
    else note('other', `field/${others[0]}`);
  };

  await compareDicts('trailer', before.trailer, after.trailer);
  for (const number of listChanged(before, after)) {
    budget.count(1);
    const old = await before.load(number);
    const now = await after.load(number);
    const roles = whole.roles.get(number);
    if (!roles || isSameValue(old, now)) continue;
    // Without an entry in the revision it is new, and compared where an entry that changed leads to it.
    if (old === null && !(await isDangling(number, before, whole))) continue;
    for (const role of roles) {
      if (role === 'field') await compareFieldObjects(number, old, now);
      else if (role === 'annotations' || role === 'fields') await compareLists(old, now, role);
      else if (role === 'store') note('validation-data', role);
      else if (role === 'metadata' || role === 'information') note('nothing', role);
      else if (role === 'appearance')
        conditional.push({ of: whole.shownBy.get(number) ?? new Set(), among: signedFields, entry: role });
      else if (role === 'resources')
        await compareResources(asType(old, 'dict') ?? emptyDict, asType(now, 'dict') ?? emptyDict, role);
      else if (rules[role] && asType(old, 'dict') && asType(now, 'dict'))
        await compareDicts(role, asType(old, 'dict') ?? emptyDict, asType(now, 'dict') ?? emptyDict);
      else note('other', role);
    }
  }
  for (const { of, among, entry } of conditional) if (!of.isSubsetOf(among)) note('other', entry);
  if (!endsWell(after)) note('other', 'bytes after the end');
  return { class: found, signatures, entries };

  /**
   * Compares the form's fonts and encodings by name: an existing one stays, and a new one has no name that a field
   * already uses. Fields draw with nothing else of it (ISO 32000-2, section 12.7.4.3), so that other categories may
   * change.
   */
  async function compareResources(old: PdfDict, now: PdfDict, entry: string): Promise<void> {
    for (const category of new Set([...old.entries.keys(), ...now.entries.keys()])) {
      if (category !== 'Font' && category !== 'Encoding') {
        if (!isSameValue(old.entries.get(category) ?? null, now.entries.get(category) ?? null))
          note('signatures', entry);
        continue;
      }
      const first = (await before.resolveDict(old.entries.get(category)))?.entries ?? emptyDict.entries;
      const second = await after.resolveDict(now.entries.get(category));
      for (const name of new Set([...first.keys(), ...(second?.entries.keys() ?? [])])) {
        const one = first.get(name) ?? null;
        const other = second?.entries.get(name) ?? null;
        const isNew = one === null && !isMissingFont(name, signed);
        if (!isNew && !isSameValue(one, other)) note('other', `${entry}/${category}/${name}`);
      }
    }
  }
}

/**
 * The numbers of objects that an update has, with those in an object stream that it has: their entries stay as they
 * are.
 */
function listChanged(before: PdfDocument, after: PdfDocument): ReadonlySet<number> {
  const added = after.sections.slice(0, after.sections.length - before.sections.length);
  const changed = new Set(added.flatMap(({ entries }) => [...entries.keys()]));
  for (const { entries } of [before, after]) {
    for (const [number, entry] of entries) {
      if (entry.kind === 'compressed' && changed.has(entry.stream)) changed.add(number);
    }
  }
  return changed;
}

/** Whether the default appearance of a field names a font. */
function isMissingFont(name: string, { fields }: Revision): boolean {
  return [...fields.values()].some(
    ({ type, appearance }) => type !== 'Sig' && textOf(appearance).includes(`/${name} `),
  );
}

/** Whether an object of the revision refers to a number that had no object. */
async function isDangling(
  number: number,
  before: PdfDocument,
  { referrers }: Pick<WholeFile, 'referrers'>,
): Promise<boolean> {
  for (const referrer of referrers.get(number) ?? []) {
    if (listReferences(await before.load(referrer)).includes(number)) return true;
  }
  return false;
}

function listReferences(value: PdfValue): readonly number[] {
  const numbers: number[] = [];
  const pending = [value];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    if (next.type === 'ref') numbers.push(next.number);
    else if (next.type === 'array') pending.push(...next.items);
    else if (next.type === 'dict') pending.push(...next.entries.values());
    else if (next.type === 'stream') pending.push(next.dict);
  }
  return numbers;
}

/** Entries of a trailer that no table of the standard names are a program's own. */
function trailerRule(key: string) {
  return key === 'Encrypt' ? undefined : ({ as: 'nothing', role: 'other' } as const);
}

/** Whether the field has a value that is no placeholder. */
async function isSigned(field: Field, document: PdfDocument): Promise<boolean> {
  const dict = await document.resolveDict(field.value);
  return dict !== undefined && !isPlaceholder(await document.resolve(dict.entries.get('Contents')));
}
