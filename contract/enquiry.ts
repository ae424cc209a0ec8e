import { z } from 'zod';
import { honeypotField } from '#contract/submission.ts';
import { describePattern, describeText } from '#contract/valid-text.ts';
import { emailLimits, emailPattern } from '#domain/email.ts';
import { companyPattern, enquiryLimits as limits } from '#domain/enquiry/enquiry.ts';
import { phonePattern } from '#domain/phone.ts';
import { pincodePattern } from '#domain/pincode/pincode.ts';
import { lettersPattern, storablePattern } from '#domain/text.ts';

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

const placeName = describeText({ min: 0, ...limits.placeName }, storablePattern).nullish();

/**
 * A valid body, for the description. `enquiryBody` parses more than this, so that the rules of `domain/enquiry` give every
 * invalid field its own code and message.
 */
export const validEnquiryBody = z
  .object({
    name: describeText(limits.name, lettersPattern),
    companyName: z
      .union([z.literal(''), describeText(limits.companyName, companyPattern)])
      .nullish()
      .meta({ description: 'Makes it a partner enquiry, unless it is blank or absent.' }),
    mail: describeText(emailLimits, emailPattern),
    phone: describePattern(phonePattern, '9876543210'),
    address: describeText(limits.address, storablePattern),
    pincode: z.union([describePattern(pincodePattern, '201301'), z.int().min(100_000).max(999_999)]),
    cityName: placeName,
    stateName: placeName,
    message: describeText(limits.message, storablePattern),
  })
  .meta({ id: 'Enquiry', description: 'Space around a text is removed before its length is counted, in code points.' });
