import { z } from 'zod';
import { honeypotField } from '#contract/submission.ts';
import { describeText } from '#contract/valid-text.ts';
import { type EnquiryField, type EnquiryKind, enquiryForm, listEnquiryFields } from '#domain/enquiry/enquiry.ts';
import type { TextField } from '#domain/text.ts';

/** The name of a field on the wire: the API calls the email `mail` (R7.11). */
export function toWireName(field: string): string {
  return field === 'email' ? 'mail' : field;
}

/** Absent and `null` mean blank: callers in other languages send either. */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** A PIN code as a whole number or as digits. */
const pincode = z
  .union([z.string(), z.int()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value)));

/**
 * The body of `SubmitContactDetails` (R7.4), for each form. Fields that the form does not have are ignored; `domain/enquiry`
 * has the rules.
 */
export const enquiryBodies = { contact: createBody('contact'), partner: createBody('partner') } as const;

function createBody(kind: EnquiryKind) {
  const fields = listEnquiryFields(kind).map((field) => [toWireName(field), field === 'pincode' ? pincode : text]);
  return z.object(Object.fromEntries([...fields, [honeypotField, text]]) as { [name: string]: typeof text });
}

const properties = listEnquiryFields('partner').map((field) => [toWireName(field), describeField(field)]);

/**
 * A valid body, for the OpenAPI description. `enquiryBodies` are more lenient, so that `domain/enquiry` gives every
 * invalid field its own code and message.
 */
export const validEnquiryBody = z
  .object(Object.fromEntries(properties) as { [name: string]: z.ZodType })
  .meta({ id: 'Enquiry', description: 'Space around a text is removed before its length is counted, in code points.' });

function describeField(field: EnquiryField): z.ZodType {
  const definition: TextField = enquiryForm[field];
  const valid = describeText(definition);
  if (field === 'pincode') return z.union([valid, z.int().min(100_000).max(999_999)]);
  const isRequired = definition.codes.required !== undefined;
  const isPartnerOnly = 'isPartnerOnly' in definition;
  if (isRequired && !isPartnerOnly) return valid;
  const own = (definition.min > 0 ? z.union([z.literal(''), valid]) : valid).nullish();
  if (field === 'companyName')
    return own.meta({ description: 'Makes it a partner enquiry, unless it is blank or absent.' });
  if (!isPartnerOnly) return own;
  return own.meta({ description: isRequired ? 'Of a partner enquiry, which requires it.' : 'Of a partner enquiry.' });
}
