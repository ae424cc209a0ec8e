import type { FastifyInstance } from 'fastify';
import { registerRead } from '#api/register-read.ts';
import { calls } from '#contract/calls.ts';
import type { City, Place, State } from '#domain/pincode/place.ts';

export type PincodeRouteContext = {
  /** The directory of PIN codes, in memory. */
  readonly pincodes: {
    listStates(): readonly State[];
    listCities(stateId: number): readonly City[];
    findPlace(pincode: string): Place;
  };
};

/** `GetAllStateList`, `GetAllCityByStateId` and `GetStateAndCityNameByPincode` (R7.1 to R7.3). */
export function registerPincodeRoutes(api: FastifyInstance, { pincodes }: PincodeRouteContext): void {
  registerRead(api, calls.stateList, () => pincodes.listStates());
  registerRead(api, calls.cityList, ({ stateId }) => pincodes.listCities(stateId));
  registerRead(api, calls.place, ({ pinCode }) => pincodes.findPlace(pinCode));
  registerRead(api, calls.placeByPath, ({ pinCode }) => pincodes.findPlace(pinCode));
}
