import type { PriceTable } from '#domain/price/calculate-price.ts';
import {
  categories,
  certificateTypes,
  hasTypes,
  isCategoryOffered,
  listAddOn,
  regions,
  validities,
} from '#domain/price/choice.ts';
import { type AddOn, type AddOnIds, addOns, type Category, type Choice, firstChoice, type Region } from './choice.ts';

/** A part of a choice, by the name it has in addresses. */
export type ChoicePart = 'region' | 'category' | 'type' | 'validity' | AddOn;

/** What an address asked for and does not get. */
export type Correction = {
  readonly part: ChoicePart;
  /** The value, where it exists and only cannot be had here; `undefined` for one that nobody knows. */
  readonly asked: string | undefined;
};

/** The query of an address that stands for a choice, without its question mark. */
export function writeChoice(choice: Choice): string {
  const query = new URLSearchParams({ region: choice.region, category: choice.category });
  if (choice.certificateType) query.set('type', choice.certificateType);
  query.set('validity', String(choice.validity));
  for (const addOn of addOns) {
    const id = choice[addOn];
    if (id) query.set(addOn, id);
  }
  return query.toString();
}

/**
 * The possible choice that is nearest to what an address asks for, and what had to be changed (R2.72). What it does not
 * speak of is as in the first choice and no correction; what is none of the calculator's is left alone.
 */
export function readChoice(address: string, table: PriceTable): { choice: Choice; corrections: readonly Correction[] } {
  const query = new URLSearchParams(address);
  const corrections: Correction[] = [];
  /** The asked value if it is a possible one; a value out of `known` that is not possible is named in the correction. */
  const read = <Value extends string>(
    part: ChoicePart,
    possible: readonly Value[],
    known: readonly string[] = possible,
  ): Value | undefined => {
    const asked = query.get(part)?.trim().toLowerCase();
    if (!asked) return undefined;
    const value = possible.find((one) => one === asked);
    if (value === undefined) corrections.push({ part, asked: known.find((one) => one === asked) });
    return value;
  };

  const region: Region = read('region', regions) ?? firstChoice.region;
  const category: Category =
    read(
      'category',
      categories.filter((one) => isCategoryOffered(region, one)),
      categories,
    ) ?? firstChoice.category;
  const type = read('type', hasTypes(category) ? certificateTypes : [], certificateTypes);
  const years = read('validity', validities.map(String), []);
  const readAddOn = <Name extends AddOn>(addOn: Name): AddOnIds[Name] | undefined => {
    const ids = regions.map((one) => listAddOn(table, one, addOn).map(({ id }) => id));
    return read(
      addOn,
      listAddOn(table, region, addOn).map(({ id }) => id),
      ids.flat(),
    );
  };
  return {
    choice: {
      region,
      category,
      certificateType: hasTypes(category) ? (type ?? firstChoice.certificateType) : undefined,
      validity: validities.find((one) => String(one) === years) ?? firstChoice.validity,
      token: readAddOn('token'),
      assistance: readAddOn('assistance'),
      shipping: readAddOn('shipping'),
    },
    corrections,
  };
}
