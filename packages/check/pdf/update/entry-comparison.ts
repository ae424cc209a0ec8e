import type { UpdateClass } from '../../report/pdf-report.ts';
import { type Field, isPlaceholder } from '../fields.ts';
import { asType, emptyDict, nameOf, type PdfDict, type PdfValue } from '../objects.ts';
import { listNames } from '../parse-value.ts';
import { isVisible } from './mark.ts';
import { repeatsDefault } from './page-defaults.ts';
import type { Revision, WholeFile } from './revision.ts';
import { roleOf, roleUnder } from './roles.ts';
import { isSameThrough, isSameValue } from './same-value.ts';
import { filledKeys, findRule, hasRules, type Role, signingKeys, worse } from './update-rules.ts';

/** A change that is allowed if all these objects are signed by the update. Known after all objects are compared. */
type Condition = {
  readonly objects: ReadonlySet<number>;
  readonly kind: 'signature' | 'field';
  readonly entry: string;
};

/**
 * Compares the entries of a signed revision with those of the whole file by `update-rules.ts`, and collects the class
 * of the update. Old values belong to the signed revision, new values to the whole file.
 */
export class EntryComparison {
  readonly #signed: Revision;
  readonly #whole: WholeFile;
  readonly #signatures = new Set<number>();
  readonly #signedFields = new Set<number>();
  readonly #conditions: Condition[] = [];
  readonly #otherEntries = new Set<string>();
  #class: UpdateClass = 'nothing';

  constructor(signed: Revision, whole: WholeFile) {
    this.#signed = signed;
    this.#whole = whole;
  }

  /** The class of all changes so far, the signatures that they add and the entries that made the class `other`. */
  finish() {
    for (const { objects, kind, entry } of this.#conditions) {
      if (!objects.isSubsetOf(kind === 'field' ? this.#signedFields : this.#signatures)) this.note('other', entry);
    }
    return { class: this.#class, signatures: this.#signatures, entries: this.#otherEntries };
  }

  note(as: UpdateClass, entry: string): void {
    this.#class = worse(this.#class, as);
    if (as === 'other') this.#otherEntries.add(entry);
  }

  /** Compares an object that both have, by the rules of one of its roles. */
  async compareObject(number: number, role: Role, oldValue: PdfValue, newValue: PdfValue): Promise<void> {
    const oldDict = asType(oldValue, 'dict');
    const newDict = asType(newValue, 'dict');
    if (role === 'field') await this.#compareField(number, oldDict, newDict);
    else if (role === 'annotations' || role === 'fields') await this.#compareLists(oldValue, newValue, role);
    else if (role === 'store') this.note('validation-data', role);
    else if (role === 'metadata' || role === 'information') this.note('nothing', role);
    else if (role === 'appearance') {
      const objects = this.#whole.fieldsOfAppearance.get(number);
      if (objects) this.#conditions.push({ objects, kind: 'field', entry: role });
      else this.note('other', role);
    } else if (role === 'resources') await this.#compareResources(oldDict ?? emptyDict, newDict ?? emptyDict, role);
    else if (hasRules(role) && oldDict && newDict) await this.compareDicts(role, oldDict, newDict);
    else this.note('other', role);
  }

  async compareDicts(role: Role, oldDict: PdfDict, newDict: PdfDict): Promise<void> {
    const before = this.#signed.document;
    const after = this.#whole.document;
    // Readers differ about which of two entries counts.
    if (oldDict !== newDict && newDict.hasDuplicates) this.note('other', role);
    for (const key of listKeys(oldDict, newDict)) {
      after.budget.countUnits(1);
      const oldValue = oldDict.entries.get(key) ?? null;
      const newValue = newDict.entries.get(key) ?? null;
      if (isSameValue(oldValue, newValue)) continue;
      const rule = findRule(role, key);
      const entry = `${role}/${key}`;
      if (role === 'permissions') {
        const objects = new Set([asType(newValue, 'ref')?.number ?? -1]);
        this.#conditions.push({ objects, kind: 'signature', entry });
      }
      if (rule?.as === 'compare') await this.#compareValues(roleUnder(role, key), oldValue, newValue, entry);
      else if (rule?.as === 'default') {
        const isDefault = await repeatsDefault(key, oldDict, newValue, before, after);
        this.note(isDefault ? 'nothing' : 'other', entry);
      } else if (rule) this.note(rule.as, entry);
      else if (!(await isSameThrough(oldValue, newValue, before, after))) this.note('other', entry);
    }
  }

  /** Compares two values of an entry. An object that both refer to is compared by `compareObject`. */
  async #compareValues(role: Role, oldValue: PdfValue, newValue: PdfValue, entry: string): Promise<void> {
    const oldRef = asType(oldValue, 'ref');
    const newRef = asType(newValue, 'ref');
    if (oldRef && oldRef.number === newRef?.number && oldRef.generation === newRef.generation) return;
    const resolvedOld = await this.#signed.document.resolve(oldValue);
    const resolvedNew = await this.#whole.document.resolve(newValue);
    if (isSameValue(resolvedOld, resolvedNew)) return;
    if (role === 'fields' || role === 'annotations') return this.#compareLists(resolvedOld, resolvedNew, entry);
    const oldDict = resolvedOld === null ? emptyDict : asType(resolvedOld, 'dict');
    const newDict = asType(resolvedNew, 'dict');
    if (!oldDict || !newDict || newDict.hasDuplicates) return this.note('other', entry);
    if (role === 'resources') return this.#compareResources(oldDict, newDict, entry);
    return this.compareDicts(roleOf(role, newDict), oldDict, newDict);
  }

  /** Compares lists of fields or annotations: existing items stay in order, and new items are signed fields. */
  async #compareLists(oldList: PdfValue, newList: PdfValue, entry: string): Promise<void> {
    const items = asType(newList, 'array')?.items;
    if (!items || (oldList !== null && !asType(oldList, 'array'))) return this.note('other', entry);
    const expected = [...(asType(oldList, 'array')?.items ?? [])];
    for (const item of items) {
      this.#whole.document.budget.countUnits(1);
      if (expected[0] !== undefined && isSameValue(expected[0], item)) expected.shift();
      else await this.#noteSignedField(asType(item, 'ref')?.number, entry);
    }
    if (expected.length > 0) this.note('other', entry);
  }

  /** Compares a field. One that was empty may be signed; its list of widgets is compared as a list. */
  async #compareField(number: number, oldDict: PdfDict | undefined, newDict: PdfDict | undefined): Promise<void> {
    if (!oldDict || !newDict) return this.note('other', 'field');
    const changed = listKeys(oldDict, newDict).filter(
      (key) => !isSameValue(oldDict.entries.get(key) ?? null, newDict.entries.get(key) ?? null),
    );
    if (changed.includes('Kids')) {
      const oldKids = oldDict.entries.get('Kids') ?? null;
      await this.#compareValues('fields', oldKids, newDict.entries.get('Kids') ?? null, 'field/Kids');
    }
    const [key, ...keys] = changed.filter((name) => name !== 'Kids');
    if (key === undefined) return;
    const oldField = this.#signed.fields.get(number);
    const wasEmpty = oldField !== undefined && !(await isSigned(oldField, this.#signed));
    const isFilled = [key, ...keys].every((name) => filledKeys.has(name)) && !newDict.hasDuplicates;
    if (wasEmpty && isFilled) await this.#noteSignedField(number, `field/${key}`);
    else this.note('other', `field/${key}`);
  }

  /** Notes a field that is new, or was empty, and has a signature now. Any other field is another change. */
  async #noteSignedField(number: number | undefined, entry: string): Promise<void> {
    const before = this.#signed.document;
    const field = number === undefined ? undefined : this.#whole.fields.get(number);
    const signature = asType(field?.value ?? null, 'ref')?.number;
    if (number === undefined || signature === undefined || field?.type !== 'Sig') return this.note('other', entry);
    if (field.dict.hasDuplicates || !(await isSigned(field, this.#whole))) return this.note('other', entry);
    const existed = (await before.load(signature)) !== null;
    const isNew = (await before.load(number)) === null;
    const hasOtherKeys = [...field.dict.entries.keys()].some((key) => !signingKeys.has(key));
    if (existed || (isNew && hasOtherKeys)) return this.note('other', entry);
    this.#signatures.add(signature);
    this.#signedFields.add(number);
    this.note((await this.#isInvisibleTimestamp(field)) ? 'validation-data' : 'signatures', entry);
  }

  async #isInvisibleTimestamp(field: Field): Promise<boolean> {
    const after = this.#whole.document;
    const dict = await after.resolveDict(field.value);
    const isTimestamp = nameOf(await after.resolve(dict?.entries.get('SubFilter'))) === 'ETSI.RFC3161';
    return isTimestamp && !(await isVisible(field, after));
  }

  /**
   * Compares the form's fonts and encodings by name: an existing one stays, and a new one has no name that a field
   * already uses. Fields draw with no other category (ISO 32000-2, section 12.7.4.3), so the others may change.
   */
  async #compareResources(oldDict: PdfDict, newDict: PdfDict, entry: string): Promise<void> {
    const awaited = listAwaitedNames(this.#signed);
    for (const category of listKeys(oldDict, newDict)) {
      const oldValue = oldDict.entries.get(category) ?? null;
      const newValue = newDict.entries.get(category) ?? null;
      if (category !== 'Font' && category !== 'Encoding') {
        if (!isSameValue(oldValue, newValue)) this.note('signatures', entry);
        continue;
      }
      const oldFonts = (await this.#signed.document.resolveDict(oldValue)) ?? emptyDict;
      const newFonts = (await this.#whole.document.resolveDict(newValue)) ?? emptyDict;
      for (const name of listKeys(oldFonts, newFonts)) {
        const oldFont = oldFonts.entries.get(name) ?? null;
        if (oldFont === null && !awaited.has(name)) continue;
        if (isSameValue(oldFont, newFonts.entries.get(name) ?? null)) continue;
        this.note('other', `${entry}/${category}/${name}`);
      }
    }
  }
}

function listKeys(one: PdfDict, other: PdfDict): readonly string[] {
  return [...new Set([...one.entries.keys(), ...other.entries.keys()])];
}

/** The names in the default appearances of fields. The revision may lack a font of such a name. */
function listAwaitedNames({ allFields, document }: Revision): ReadonlySet<string> {
  const appearances = allFields.flatMap(({ type, defaultAppearance }) =>
    type === 'Sig' || !defaultAppearance ? [] : [defaultAppearance],
  );
  // Fields that inherit one share it.
  return new Set([...new Set(appearances)].flatMap(({ bytes }) => [...listNames(bytes, document.budget)]));
}

/** Whether the field has a value that is no placeholder. */
async function isSigned(field: Field, { document }: Revision): Promise<boolean> {
  const dict = await document.resolveDict(field.value);
  return dict !== undefined && !isPlaceholder(await document.resolve(dict.entries.get('Contents')));
}
