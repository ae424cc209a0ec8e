import { z } from 'zod';

/** The query of `GetAllCityByStateId` (R7.2). */
export const cityListQuery = z.object({
  stateId: z
    .string()
    .regex(/^[0-9]{1,9}$/)
    .transform(Number),
});

/** The PIN code of `GetStateAndCityNameByPincode`, in the query or in the path (R7.3). */
export const placeQuery = z.object({ pinCode: z.string().regex(/^[0-9]{6}$/) });

export const stateSchema = z.object({ stateId: z.int(), stateName: z.string() });
export const citySchema = z.object({ cityId: z.int(), cityName: z.string(), stateId: z.int() });
export const placeSchema = z.object({ district: z.string().nullable(), state: z.string().nullable() });
