import type { PdfDocument } from '../document.ts';
import { asType, nameOf, type PdfDict, type PdfValue } from '../objects.ts';
import { findRule, type Role } from './update-rules.ts';

/** All maps are by object number. */
export type RolesOfObjects = {
  /** An object has one role for each kind of path from the trailer to it. */
  readonly roles: ReadonlyMap<number, ReadonlySet<Role>>;
  /** The objects that refer to an object. */
  readonly referrers: ReadonlyMap<number, ReadonlySet<number>>;
  /** The fields that draw an object of an appearance. */
  readonly fieldsOfAppearance: ReadonlyMap<number, ReadonlySet<number>>;
};

/**
 * The objects of these roles have their own rules. A reference from elsewhere, as from a destination, adds no role, but
 * one by `drawnKeys` does.
 */
const definiteRoles: ReadonlySet<Role> = new Set(['catalogue', 'pages', 'page', 'form', 'field']);

/**
 * Keys of what a reader draws: contents, resources with their categories (ISO 32000-2, table 34), glyphs and
 * appearances. Through them even the catalogue can be a part of a page, as a dictionary of its pictures.
 */
const drawnKeys: ReadonlySet<string> = new Set(
  'Contents Resources XObject Font ExtGState Pattern Shading ColorSpace Properties CharProcs Colorants AP'.split(' '),
);

/** All objects below one of these roles inherit it, unless another path leads to them. */
const inheritedRoles: ReadonlySet<Role> = new Set(['other', 'store', 'appearance', 'metadata', 'information']);

/** The role of a value under a key. An array has the role of its items. */
export function roleUnder(role: Role, key: string): Role {
  return inheritedRoles.has(role) ? role : (findRule(role, key)?.role ?? 'other');
}

/** The role of a dictionary: its own entries tell pages from page trees, and widgets from other annotations. */
export function roleOf(role: Role, dict: PdfDict): Role {
  if (role === 'pages' && nameOf(dict.entries.get('Type')) === 'Page') return 'page';
  if (role === 'annotations') return nameOf(dict.entries.get('Subtype')) === 'Widget' ? 'field' : 'annotation';
  return role === 'fields' ? 'field' : role;
}

type Step = {
  readonly value: PdfValue;
  readonly role: Role;
  /** The number of the object that has the value. */
  readonly referrer: number;
  /** The number of the field that draws the value, -1 for one that is no object of its own. */
  readonly field: number | undefined;
  /** Whether the value stands under one of `drawnKeys`, or in an array or a state of an appearance there. */
  readonly isDrawn: boolean;
};

/**
 * Walks through all objects that a reader can reach from the trailer. Inherited roles come last, because they do not
 * pass an object with a definite role.
 */
export async function findRoles(document: PdfDocument): Promise<RolesOfObjects> {
  const roles = new Map<number, Set<Role>>();
  const referrers = new Map<number, Set<number>>();
  const fieldsOfAppearance = new Map<number, Set<number>>();
  const first: Step[] = [{ value: document.trailer, role: 'trailer', referrer: 0, field: undefined, isDrawn: false }];
  const last: Step[] = [];

  const push = (step: Step): void => {
    const { value, role } = step;
    if (typeof value !== 'object' || value === null || value.type === 'name' || value.type === 'string') return;
    (inheritedRoles.has(role) ? last : first).push(step);
  };

  /** Whether the object had not been reached in this role, or not as a part of this field's appearance. */
  const addRole = (number: number, role: Role, { field, isDrawn }: Step): boolean => {
    const known = roles.get(number) ?? new Set();
    if (inheritedRoles.has(role) && !isDrawn && !known.isDisjointFrom(definiteRoles)) return false;
    const fields = fieldsOfAppearance.get(number) ?? new Set();
    const isNewField = role === 'appearance' && field !== undefined && !fields.has(field);
    if (known.has(role) && !isNewField) return false;
    if (isNewField) fieldsOfAppearance.set(number, fields.add(field));
    roles.set(number, known.add(role));
    return true;
  };

  for (let step = first.pop() ?? last.pop(); step !== undefined; step = first.pop() ?? last.pop()) {
    const number = asType(step.value, 'ref')?.number;
    const value = number === undefined ? step.value : await document.load(number);
    const dict = asType(value, 'dict') ?? asType(value, 'stream')?.dict;
    const role = dict ? roleOf(step.role, dict) : step.role;
    if (number !== undefined) {
      referrers.set(number, (referrers.get(number) ?? new Set()).add(step.referrer));
      if (!addRole(number, role, step)) continue;
      document.budget.countUnits(1);
    }
    const referrer = number ?? step.referrer;
    for (const item of asType(value, 'array')?.items ?? []) push({ ...step, value: item, role, referrer });
    for (const [key, entry] of dict?.entries ?? []) {
      const inner = roleUnder(role, key);
      const field = role === 'field' && inner === 'appearance' ? (number ?? -1) : step.field;
      const isState = step.isDrawn && /^[NRD]$/.test(key);
      push({ value: entry, role: inner, referrer, field, isDrawn: drawnKeys.has(key) || isState });
    }
  }
  return { roles, referrers, fieldsOfAppearance };
}
