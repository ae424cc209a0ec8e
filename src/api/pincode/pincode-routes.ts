import type { FastifyInstance } from 'fastify';
import { registerRead } from '#api/register-read.ts';
import { calls } from '#contract/calls.ts';
import type { PincodeDirectory } from '#domain/pincode/pincode.ts';

export type PincodeRouteContext = { readonly pincodes: PincodeDirectory };

/** `GetAllStateList`, `GetAllCityByStateId` and `GetStateAndCityNameByPincode` (R7.1 to R7.3). */
export function registerPincodeRoutes(api: FastifyInstance, { pincodes }: PincodeRouteContext): void {
  registerRead(api, calls.stateList, () => pincodes.listStates());
  registerRead(api, calls.cityList, ({ stateId }) => pincodes.listCities(stateId));
  registerRead(api, calls.pincodePlace, ({ pinCode }) => pincodes.findPincodePlace(pinCode));
  registerRead(api, calls.pincodePlaceByPath, ({ pinCode }) => pincodes.findPincodePlace(pinCode));
}
