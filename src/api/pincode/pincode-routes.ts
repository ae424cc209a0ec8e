import type { FastifyInstance, FastifyReply } from 'fastify';
import { registerRead } from '#api/register-read.ts';
import { calls } from '#contract/calls.ts';
import { stateOnlyHeader } from '#contract/paths.ts';
import type { PincodeDirectory, PincodePlace } from '#domain/pincode/pincode.ts';

export type PincodeRouteContext = { readonly pincodes: PincodeDirectory };

/** `GetAllStateList`, `GetAllCityByStateId` and `GetStateAndCityNameByPincode` (R7.1 to R7.3). */
export function registerPincodeRoutes(api: FastifyInstance, { pincodes }: PincodeRouteContext): void {
  registerRead(api, calls.stateList, () => pincodes.listStates());
  registerRead(api, calls.cityList, ({ stateId }) => pincodes.listCities(stateId));
  const findPlace = ({ pinCode }: { pinCode: string }, reply: FastifyReply): PincodePlace => {
    const place = pincodes.findPincodePlace(pinCode);
    if (place.state !== null && place.district === null) reply.header(stateOnlyHeader, 'yes');
    return place;
  };
  registerRead(api, calls.pincodePlace, findPlace);
  registerRead(api, calls.pincodePlaceByPath, findPlace);
}
