import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendProblem, sendRateLimited } from '#api/problem.ts';
import { readMetadata, sendStored } from '#api/submission.ts';
import { enquiryMessages } from '#content/enquiry/messages.ts';
import { enquiryBodies, toWireName } from '#contract/enquiry.ts';
import { apiPaths } from '#contract/paths.ts';
import type { FieldErrors } from '#contract/problem.ts';
import { enquiryStoredText, honeypotField } from '#contract/submission.ts';
import {
  type Enquiry,
  type EnquiryEntries,
  type EnquiryErrorCode,
  type EnquiryKind,
  listEnquiryFields,
} from '#domain/enquiry/enquiry.ts';
import { validateEnquiry } from '#domain/enquiry/validate-enquiry.ts';
import type { FormKind } from '#domain/submission/submission.ts';
import type { SubmissionResult, Submitter } from '#services/save-submission.ts';

export type EnquiryRouteContext = {
  /** Bytes of the largest JSON body. */
  readonly bodyLimit: number;
  /** `services/submit-enquiry.ts`. */
  readonly submitEnquiry: (enquiry: Enquiry, submitter: Submitter) => Promise<SubmissionResult>;
};

/** `SubmitContactDetails` (R7.4), for the contact and the partner form. */
export function registerEnquiryRoutes(api: FastifyInstance, { bodyLimit, submitEnquiry }: EnquiryRouteContext): void {
  api.post(apiPaths.submitEnquiry, { bodyLimit }, async (request, reply) => {
    const headers = readMetadata(request);
    const parsed = parseEnquiry(request.body, headers.form);
    if ('errors' in parsed) return sendProblem(reply, 422, 'Some fields are missing or wrong.', parsed.errors);
    const metadata = { ...headers, honeypot: parsed.honeypot };
    const result = await submitEnquiry(parsed.enquiry, { metadata, networks: request.networks });
    if (result.outcome === 'rate-limited') return sendRateLimited(reply, result.retryAfterSeconds);
    // Duplicates and robots get the same answer, so that neither learns that it was detected.
    return sendStored(reply, result.id, enquiryStoredText);
  });
}

type ParsedEnquiry = { readonly enquiry: Enquiry; readonly honeypot: string } | { readonly errors: FieldErrors };

/** Parses a JSON body by its form. A field of an invalid type counts as blank for the rules of the others. */
function parseEnquiry(body: unknown, form?: FormKind): ParsedEnquiry {
  const kind = form === 'contact' || form === 'partner' ? form : findKind(body);
  // A body that is no object has none of the fields.
  const sent = z.record(z.string(), z.unknown()).catch({}).parse(body);
  const { error } = enquiryBodies[kind].safeParse(sent);
  const mistyped = new Set(error?.issues.map(({ path: [field] }) => String(field)));
  const parsed = enquiryBodies[kind].parse({
    ...sent,
    ...Object.fromEntries([...mistyped].map((name) => [name, null])),
  });
  const texts = listEnquiryFields('partner').map((field) => [field, parsed[toWireName(field)] ?? ''] as const);
  const invalid = Object.entries(validateEnquiry(Object.fromEntries(texts) as EnquiryEntries, kind));
  const errors = {
    ...describe(invalid.map(([field, code]) => [toWireName(field), code])),
    ...describe([...mistyped].map((name) => [name, name === 'pincode' ? 'pincode-type-wrong' : 'type-wrong'])),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const trimmed = Object.fromEntries(texts.map(([field, text]) => [field, text.trim()])) as EnquiryEntries;
  return { enquiry: { ...trimmed, kind }, honeypot: parsed[honeypotField] ?? '' };
}

/** A company name marks a partner where the caller does not name the form. */
function findKind(body: unknown): EnquiryKind {
  const companyName: unknown = Object(body).companyName ?? '';
  return typeof companyName === 'string' && companyName.trim() === '' ? 'contact' : 'partner';
}

function describe(invalid: readonly (readonly [field: string, code: EnquiryErrorCode])[]): FieldErrors {
  return Object.fromEntries(invalid.map(([field, code]) => [field, { code, message: enquiryMessages[code] }]));
}
