import { z } from 'zod';
import { honeypotField } from '#contract/submission.ts';

/** Absent and `null` stand for "left empty": callers in other languages send either. */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** A PIN code as a whole number or as digits. */
const pincode = z
  .union([z.string(), z.int()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value)));

/** The body of `SubmitContactDetails` (R7.4). Unknown fields are dropped; the rules are `domain/enquiry`'s. */
export const enquiryBody = z.object({
  name: text,
  companyName: text,
  mail: text,
  phone: text,
  address: text,
  pincode,
  cityName: text,
  stateName: text,
  message: text,
  [honeypotField]: text,
});
