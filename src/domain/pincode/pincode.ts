import { joinDigits } from '#domain/digits.ts';

/** A state or union territory. `stateId` is its GST state code (1 to 38, with gaps), so that it never changes. */
export type State = { readonly stateId: number; readonly stateName: string };

/** A district, which serves as the city of an address. `cityId` is `stateId * 1000 + n` and is never reused. */
export type City = { readonly cityId: number; readonly cityName: string; readonly stateId: number };

/** Where a PIN code delivers. Both are `null` for a PIN that does not exist, the district alone if it is not known. */
export type PincodePlace = { readonly district: string | null; readonly state: string | null };

/** The directory of PIN codes. */
export type PincodeDirectory = {
  /** By name. */
  listStates(): readonly State[];
  /** By name; none for an unknown state. */
  listCities(stateId: number): readonly City[];
  /** Both names `null` for a PIN code that does not exist. */
  findPincodePlace(pincode: string): PincodePlace;
};

/** Six digits (R5.10). No PIN begins with 0, but only the directory rejects that: it finds no place. */
export const pincodePattern = /^[0-9]{6}$/;

export function isPincode(value: string): boolean {
  return pincodePattern.test(value);
}

/** Normalises a PIN as people write and copy it, `110 001` or `201-301`; anything but digits is unchanged. For forms. */
export function normalisePincode(entry: string): string {
  const digits = joinDigits(entry);
  return /^[0-9]*$/.test(digits) ? digits : entry;
}
