import type { UpdateClass } from '../../report/pdf-report.ts';

/** The roles of an object, by the ways from the trailer to it; `other` for an object without a role. */
export type Role =
  | 'trailer'
  | 'catalogue'
  | 'pages'
  | 'page'
  | 'annotations'
  | 'annotation'
  | 'form'
  | 'fields'
  | 'field'
  | 'signature'
  | 'appearance'
  | 'resources'
  | 'store'
  | 'permissions'
  | 'metadata'
  | 'information'
  | 'other';

/** The class of a change of an entry; `compare` compares the values by the rules of their own role. */
type Rule = { readonly as: UpdateClass | 'compare' | 'default'; readonly role: Role };

const compare = (role: Role): Rule => ({ as: 'compare', role });
const allow = (as: UpdateClass, role: Role = 'other'): Rule => ({ as, role });

/**
 * The entries that an update may touch, by role (ISO 32000-2, tables 15, 29, 31, 224, 226, 234 and 261); a change
 * of any other is another change.
 */
const rules: { readonly [Name in Role]?: { readonly [key: string]: Rule } } = {
  trailer: {
    Root: compare('catalogue'),
    Info: allow('nothing', 'information'),
    // Of the table and of the file itself.
    Size: allow('nothing'),
    Prev: allow('nothing'),
    XRefStm: allow('nothing'),
    ID: allow('nothing'),
    Type: allow('nothing'),
    W: allow('nothing'),
    Index: allow('nothing'),
    Length: allow('nothing'),
    Filter: allow('nothing'),
    DecodeParms: allow('nothing'),
    DocChecksum: allow('nothing'),
  },
  catalogue: {
    Pages: compare('pages'),
    AcroForm: compare('form'),
    DSS: allow('validation-data', 'store'),
    Extensions: allow('validation-data', 'store'),
    Version: allow('validation-data'),
    Metadata: allow('nothing', 'metadata'),
    Perms: compare('permissions'),
  },
  permissions: { DocMDP: allow('signatures', 'signature') },
  // A string of iText’s trial edition.
  pages: { ITXT: allow('nothing'), Kids: { as: 'other', role: 'pages' }, Parent: { as: 'other', role: 'pages' } },
  page: {
    Annots: compare('annotations'),
    Parent: { as: 'other', role: 'pages' },
    Rotate: { as: 'default', role: 'other' },
    CropBox: { as: 'default', role: 'other' },
    Group: { as: 'default', role: 'other' },
    Tabs: allow('signatures'),
  },
  form: {
    Fields: compare('fields'),
    SigFlags: allow('signatures'),
    DR: compare('resources'),
    DA: { as: 'default', role: 'other' },
  },
  annotation: { Parent: { as: 'other', role: 'field' }, P: { as: 'other', role: 'page' } },
  field: {
    Kids: compare('fields'),
    Parent: { as: 'other', role: 'field' },
    P: { as: 'other', role: 'page' },
    V: { as: 'other', role: 'signature' },
    AP: { as: 'other', role: 'appearance' },
  },
};

/** Whether a change of an object of this role can be anything but another change. */
export function hasRules(role: Role): boolean {
  return rules[role] !== undefined;
}

/** The rule of an entry. A name of JavaScript's own, such as `constructor`, has none. */
export function findRule(role: Role, key: string): Rule | undefined {
  const table = rules[role];
  if (table && Object.hasOwn(table, key)) return table[key];
  // The standard's keys of a trailer are in the table. A program may add its own.
  return role === 'trailer' && key !== 'Encrypt' ? allow('nothing') : undefined;
}

/** Entries of a field that signing fills in. */
export const filledKeys: ReadonlySet<string> = new Set('AP AS BS Border DA F H Lock M MK P SV V'.split(' '));

/** Entries of a new field. Actions are not among them. */
export const signingKeys: ReadonlySet<string> = new Set(
  'AP AS BS Border Contents DA DR F FT Ff H Kids Lock M MK NM P Parent Q Rect SV StructParent Subtype T TM TU Type V'.split(
    ' ',
  ),
);

/** From least to most. */
const order: readonly UpdateClass[] = ['nothing', 'validation-data', 'signatures', 'other'];

export function worse(one: UpdateClass, other: UpdateClass): UpdateClass {
  return order.indexOf(one) > order.indexOf(other) ? one : other;
}
