import type { FastifyInstance } from 'fastify';
import { sendProblem, sendRateLimited } from '#api/problem.ts';
import { listClientNetworks, readMetadata, sendStored } from '#api/submission/submitter.ts';
import { enquiryMessages } from '#content/enquiry/messages.ts';
import { enquiryStoredText } from '#contract/client.ts';
import { enquiryBody } from '#contract/enquiry.ts';
import { apiPaths } from '#contract/paths.ts';
import type { FieldErrors } from '#contract/problem.ts';
import { honeypotField } from '#contract/submission.ts';
import { type Enquiry, type EnquiryErrorCode, enquiryLimits } from '#domain/enquiry/enquiry.ts';
import { validateEnquiry } from '#domain/enquiry/validate-enquiry.ts';
import type { FormKind } from '#domain/submission/submission.ts';
import { hasLength, isStorable } from '#domain/text.ts';
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
    const result = await submitEnquiry(parsed.enquiry, { metadata, networks: listClientNetworks(request.ip) });
    if (result.outcome === 'rate-limited') return sendRateLimited(reply, result.retryAfterSeconds);
    // A duplicate and a robot are answered like everybody: neither learns that it was detected.
    return sendStored(reply, result.id, enquiryStoredText);
  });
}

type ParsedEnquiry = { readonly enquiry: Enquiry; readonly honeypot: string } | { readonly errors: FieldErrors };

/**
 * Parses a JSON body: first its types, then the rules. A company name marks a partner, and so does the form; the contact form
 * has none, so that what it sends by that name is dropped unread.
 */
export function parseEnquiry(body: unknown, form?: FormKind): ParsedEnquiry {
  const parsed = enquiryBody.safeParse(form === 'contact' ? withoutCompany(body) : body);
  if (!parsed.success) {
    const fields = new Set(parsed.error.issues.map((issue) => String(issue.path[0] ?? '')).filter(Boolean));
    return { errors: describe([...fields].map((field) => [field, 'type-wrong'])) };
  }
  const { [honeypotField]: honeypot, ...fields } = parsed.data;
  const trimmed = Object.entries(fields).map(([field, value]) => [field, value.trim()]);
  // On the wire the email is `mail`, as the specification spells it.
  const { mail: email, ...rest } = Object.fromEntries(trimmed) as typeof fields;
  const entries = { ...rest, email };
  const kind = entries.companyName === '' && form !== 'partner' ? 'contact' : 'partner';
  const errors = { ...validateEnquiry(entries, kind), ...validatePlace(entries) };
  const invalid = Object.entries(errors).map(([field, code]) => [field === 'email' ? 'mail' : field, code] as const);
  return invalid.length > 0 ? { errors: describe(invalid) } : { enquiry: { ...entries, kind }, honeypot };
}

function withoutCompany(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { companyName: _, ...fields }: { readonly companyName?: unknown } = body;
  return fields;
}

function validatePlace(entries: { cityName: string; stateName: string }): { [field: string]: EnquiryErrorCode } {
  const errors: { [field: string]: EnquiryErrorCode } = {};
  for (const field of ['cityName', 'stateName'] as const) {
    if (!hasLength(entries[field], { min: 0, ...enquiryLimits.placeName })) errors[field] = 'place-length';
    else if (!isStorable(entries[field])) errors[field] = 'text-unstorable';
  }
  return errors;
}

function describe(invalid: readonly (readonly [field: string, code: EnquiryErrorCode])[]): FieldErrors {
  return Object.fromEntries(invalid.map(([field, code]) => [field, { code, message: enquiryMessages[code] }]));
}
