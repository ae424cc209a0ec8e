/** A state or union territory. `stateId` is its GST state code (1 to 38, with gaps), so that it never changes. */
export type State = { readonly stateId: number; readonly stateName: string };

/** A district, which serves as the city of an address. `cityId` is `stateId * 1000 + n` and is never reused. */
export type City = { readonly cityId: number; readonly cityName: string; readonly stateId: number };

/** Where a PIN code delivers. Both are `null` for a PIN that does not exist. */
export type PincodePlace = { readonly district: string | null; readonly state: string | null };

/**
 * Six digits, the first from 1 to 9: India Post numbers its nine postal regions from 1, so no PIN begins with 0
 * (and a PIN sent as a JSON number loses no digit).
 */
export function isPincode(value: string): boolean {
  return /^[1-9][0-9]{5}$/.test(value);
}
