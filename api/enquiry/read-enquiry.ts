import { enquiryMessages } from '#content/enquiry/messages.ts';
import { enquiryShape } from '#contract/enquiry/enquiry-shape.ts';
import type { FieldErrors } from '#contract/problem.ts';
import { honeypotField } from '#contract/submission/headers.ts';
import type { Enquiry, EnquiryErrorCode } from '#domain/enquiry/enquiry.ts';
import { enquiryLimits } from '#domain/enquiry/enquiry.ts';
import { validateEnquiry } from '#domain/enquiry/validate-enquiry.ts';
import type { FormKind } from '#domain/submission/submission.ts';
import { hasLength, isStorable } from '#domain/text.ts';

/** A body that became an enquiry, or what is wrong with each field. */
export type EnquiryReading =
  | { readonly ok: true; readonly enquiry: Enquiry; readonly honeypot: string }
  | { readonly ok: false; readonly errors: FieldErrors };

/** Reads a parsed JSON body: first its types, then the rules. A company name marks a partner, and so does the form. */
export function readEnquiry(body: unknown, form?: FormKind): EnquiryReading {
  const shaped = enquiryShape.safeParse(body);
  if (!shaped.success) {
    const fields = new Set(shaped.error.issues.map((issue) => String(issue.path[0] ?? '')).filter(Boolean));
    return { ok: false, errors: describe([...fields].map((field) => [field, 'type-wrong'])) };
  }

  const { [honeypotField]: honeypot, ...fields } = shaped.data;
  const entries = trimAll(fields);
  const kind = entries.companyName === '' && form !== 'partner' ? 'contact' : 'partner';
  const errors = { ...validateEnquiry(entries, kind), ...checkPlace(entries) };
  const wrong = Object.entries(errors);
  if (wrong.length > 0) return { ok: false, errors: describe(wrong) };
  return { ok: true, enquiry: { ...entries, kind }, honeypot };
}

function trimAll<Entries extends Record<string, string>>(entries: Entries): Entries {
  const trimmed = Object.entries(entries).map(([field, value]) => [field, value.trim()]);
  return Object.fromEntries(trimmed) as Entries;
}

function checkPlace(entries: { cityName: string; stateName: string }): { [field: string]: EnquiryErrorCode } {
  const errors: { [field: string]: EnquiryErrorCode } = {};
  for (const field of ['cityName', 'stateName'] as const) {
    if (!isStorable(entries[field])) errors[field] = 'text-unstorable';
    else if (!hasLength(entries[field], { min: 0, ...enquiryLimits.placeName })) errors[field] = 'place-length';
  }
  return errors;
}

function describe(wrong: readonly (readonly [field: string, code: EnquiryErrorCode])[]): FieldErrors {
  return Object.fromEntries(wrong.map(([field, code]) => [field, { code, message: enquiryMessages[code] }]));
}
