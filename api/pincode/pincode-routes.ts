import type { FastifyInstance } from 'fastify';
import { sendProblem } from '#api/problem.ts';
import { apiPaths } from '#contract/paths.ts';
import { type City, isPincode, type Place, type State } from '#domain/pincode/place.ts';

/** The directory of PIN codes, in memory. */
export type FindPincode = {
  listStates(): readonly State[];
  listCities(stateId: number): readonly City[];
  findPlace(pincode: string): Place;
};

/** `GetAllStateList`, `GetAllCityByStateId` and `GetStateAndCityNameByPincode` (R7.1 to R7.3). */
export function registerPincodeRoutes(api: FastifyInstance, pincodes: FindPincode): void {
  api.get(apiPaths.stateList, async () => pincodes.listStates());

  api.get<{ Querystring: { stateId?: unknown } }>(apiPaths.cityList, async (request, reply) => {
    const { stateId } = request.query;
    if (typeof stateId !== 'string' || !/^[0-9]{1,9}$/.test(stateId)) {
      return sendProblem(reply, 400, 'stateId must be a whole number.');
    }
    return pincodes.listCities(Number(stateId));
  });

  api.get<{ Querystring: { pinCode?: unknown } }>(apiPaths.place, async (request, reply) =>
    typeof request.query.pinCode === 'string' && isPincode(request.query.pinCode)
      ? pincodes.findPlace(request.query.pinCode)
      : sendProblem(reply, 400, pinCodeFault),
  );

  api.get<{ Params: { pinCode: string } }>(`${apiPaths.place}/:pinCode`, async (request, reply) =>
    isPincode(request.params.pinCode)
      ? pincodes.findPlace(request.params.pinCode)
      : sendProblem(reply, 400, pinCodeFault),
  );
}

const pinCodeFault = 'pinCode must be six digits, the first not 0.';
