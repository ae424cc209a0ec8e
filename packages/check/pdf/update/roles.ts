import type { PdfDocument } from '../document.ts';
import { asType, nameOf, type PdfDict, type PdfValue } from '../objects.ts';
import { type Role, rules } from './update-rules.ts';

export type Reached = {
  /** The roles of an object, by its number. Each path from the trailer to the object gives it one. */
  readonly roles: ReadonlyMap<number, ReadonlySet<Role>>;
  /** By number: the objects that refer to it. */
  readonly referrers: ReadonlyMap<number, ReadonlySet<number>>;
  /** By number of a part of an appearance: its fields. */
  readonly shownBy: ReadonlyMap<number, ReadonlySet<number>>;
};

/** The role of a value under a key. An array has the role of its items. */
export function roleUnder(role: Role, key: string): Role {
  // Everything below a store, an appearance or a description is a part of it, unless another way leads to it.
  if (role === 'store' || role === 'appearance' || role === 'metadata' || role === 'information') return role;
  return rules[role]?.[key]?.role ?? 'other';
}

/** The role of a dictionary. It says itself whether it is a page, or an annotation of a field. */
export function roleOf(role: Role, dict: PdfDict): Role {
  if (role === 'pages' && nameOf(dict.entries.get('Type')) === 'Page') return 'page';
  if (role === 'annotations') return nameOf(dict.entries.get('Subtype')) === 'Widget' ? 'field' : 'annotation';
  return role === 'fields' ? 'field' : role;
}

/**
 * Objects with rules of their own: what else leads to one, such as a destination or a structure, adds nothing to them.
 */
const ruled: ReadonlySet<Role> = new Set(['catalogue', 'pages', 'page', 'form', 'field']);
/** Whatever these lead to is as they are. */
const spreading: ReadonlySet<Role> = new Set(['other', 'store', 'appearance', 'metadata', 'information']);

/**
 * Walks through everything that a reader can reach in a document: first what has rules of its own, then the rest up to
 * it.
 */
export async function findRoles(document: PdfDocument): Promise<Reached> {
  const roles = new Map<number, Set<Role>>();
  const referrers = new Map<number, Set<number>>();
  const shownBy = new Map<number, Set<number>>();
  type Step = { readonly value: PdfValue; readonly role: Role; readonly from: number; readonly field?: number };
  const first: Step[] = [{ value: document.trailer, role: 'trailer', from: 0 }];
  const rest: Step[] = [];
  const push = (value: PdfValue, role: Role, from: number, field?: number): void => {
    if (typeof value !== 'object' || value === null || value.type === 'name' || value.type === 'string') return;
    (spreading.has(role) ? rest : first).push({ value, role, from, ...(field === undefined ? {} : { field }) });
  };
  for (let next = first.pop() ?? rest.pop(); next !== undefined; next = first.pop() ?? rest.pop()) {
    const number = asType(next.value, 'ref')?.number;
    const value = number === undefined ? next.value : await document.load(number);
    const dict = asType(value, 'dict') ?? asType(value, 'stream')?.dict;
    const role = dict ? roleOf(next.role, dict) : next.role;
    if (number !== undefined) {
      referrers.set(number, (referrers.get(number) ?? new Set()).add(next.from));
      const known = roles.get(number) ?? new Set();
      const fields = shownBy.get(number) ?? new Set();
      const isOfAnother = role === 'appearance' && next.field !== undefined && !fields.has(next.field);
      if (isOfAnother && known.isDisjointFrom(ruled)) shownBy.set(number, fields.add(next.field ?? -1));
      else if (known.has(role) || (spreading.has(role) && !known.isDisjointFrom(ruled))) continue;
      if (isOfAnother && !known.isDisjointFrom(ruled)) continue;
      roles.set(number, known.add(role));
      document.budget.count(1);
    }
    const from = number ?? next.from;
    for (const item of asType(value, 'array')?.items ?? []) push(item, role, from, next.field);
    for (const [key, entry] of dict?.entries ?? []) {
      const inner = roleUnder(role, key);
      push(entry, inner, from, role === 'field' && inner === 'appearance' ? number : next.field);
    }
  }
  return { roles, referrers, shownBy };
}
