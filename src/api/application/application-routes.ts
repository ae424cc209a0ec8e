import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import limitConcurrency from 'p-limit';
import { bodyLimit, receiveUpload, type Upload } from '#api/application/receive-upload.ts';
import { sendProblem, sendRateLimited } from '#api/problem.ts';
import { readMetadata, sendStored } from '#api/submission.ts';
import { applicationMessages, applicationStoredText } from '#content/application/messages.ts';
import { apiPaths } from '#contract/paths.ts';
import type { FieldErrors } from '#contract/problem.ts';
import { honeypotField } from '#contract/submission.ts';
import {
  type Application,
  type ApplicationEntries,
  type ApplicationErrorCode,
  applicationFields,
  type Resume,
  validateApplication,
} from '#domain/application/application.ts';
import { hasResumeExtension, type ResumeErrorCode, tidyResumeName } from '#domain/application/resume.ts';
import { parseSalary } from '#domain/application/salary.ts';
import type { ConsumeRateLimit } from '#domain/submission/submission.ts';
import { inspectDocument } from '#media/uploads/inspect-document.ts';
import type { SubmissionResult, Submitter } from '#services/save-submission.ts';

export type ApplicationRouteContext = {
  /** A private folder for files while they arrive. */
  readonly uploadsDir: string;
  /** Rate limit of uploads: inspecting a resume takes time, even if it is refused. */
  readonly consumeUploadLimit: ConsumeRateLimit;
  /** Concurrent resumes in memory. */
  readonly uploadsInMemory: number;
  /** Absent where resumes are not scanned. */
  readonly virusScan?:
    | {
        /** Resolves to the name of the virus, if any; rejects without a verdict. */
        readonly scan: (bytes: Buffer) => Promise<string | undefined>;
        /** Whether a resume without a verdict is accepted. */
        readonly acceptsUnscanned: boolean;
      }
    | undefined;
  /** `services/submit-application.ts`. */
  readonly submitApplication: (
    application: Application,
    resume: Resume,
    submitter: Submitter,
  ) => Promise<SubmissionResult>;
};

/** `Retry-After` when a resume could not be scanned. Seconds. */
const retryScanSeconds = '60';

/**
 * `SubmitJobApplication` (R7.10): 200; 413 over 5 MB; 415 for a name or bytes of another kind, a password, or active content; 422
 * for invalid fields and a resume with a virus; 503 while it cannot be scanned or too many are arriving.
 */
export async function registerApplicationRoutes(api: FastifyInstance, context: ApplicationRouteContext): Promise<void> {
  await api.register(multipart, { throwFileSizeLimit: false });
  const inMemory = limitConcurrency(context.uploadsInMemory);

  api.post(apiPaths.submitApplication, async (request, reply) => {
    if (!request.isMultipart()) return sendProblem(reply, 415, 'This address takes multipart/form-data.');
    // A slightly larger body is read to its end; a far larger one is refused at once.
    if (Number(request.headers['content-length']) > bodyLimit) {
      return sendProblem(reply.header('Connection', 'close'), 413, applicationMessages['resume-size']);
    }
    const upload = await receiveUpload(request, context.uploadsDir);
    const result = await save(request, upload).finally(upload.discard);
    if ('status' in result) {
      if (result.status === 503) reply.header('Retry-After', retryScanSeconds);
      return sendProblem(reply, result.status, result.detail, result.errors);
    }
    if (result.outcome === 'rate-limited') return sendRateLimited(reply, result.retryAfterSeconds);
    return sendStored(reply, result.id, applicationStoredText);
  });

  const save = async (request: FastifyRequest, { fields, file }: Upload): Promise<SubmissionResult | Refusal> => {
    if (file?.isTooLarge) return { status: 413, detail: applicationMessages['resume-size'] };
    // A browser sends an input without a file as one without a name.
    const parsed = parseApplication(fields, file?.name || undefined);
    if ('errors' in parsed) return { status: 422, detail: 'Some fields are missing or wrong.', errors: parsed.errors };
    if (!file) throw new TypeError('an application without a resume passed the rules');
    if (!hasResumeExtension(file.name)) return refuseResume(415, 'resume-format');

    const { networks } = request;
    const retryAfterSeconds = await context.consumeUploadLimit(networks);
    if (retryAfterSeconds > 0) return { outcome: 'rate-limited', retryAfterSeconds };
    return inMemory(async () => {
      const bytes = await file.read();
      const inspected = await inspectDocument(bytes);
      if (!inspected) return refuseResume(415, 'resume-format');
      if (inspected.isProtected) return refuseResume(415, 'resume-protected');
      if (inspected.isActive) return refuseResume(415, 'resume-active');
      const refusal = await refuseInfected(request, bytes);
      if (refusal) return refusal;
      const { kind } = inspected;
      const resume = { kind, name: tidyResumeName(file.name, kind), bytes };
      const metadata = { ...readMetadata(request), honeypot: fields.get(honeypotField) ?? '' };
      return context.submitApplication(parsed.application, resume, { metadata, networks });
    });
  };

  /** Scans the bytes if a scanner is configured; returns a refusal for a virus or, unless accepted, a failed scan. */
  const refuseInfected = async (request: FastifyRequest, bytes: Buffer): Promise<Refusal | undefined> => {
    if (!context.virusScan) return undefined;
    try {
      const virus = await context.virusScan.scan(bytes);
      if (virus === undefined) return undefined;
      request.log.warn({ virus }, 'a resume did not pass the virus scan');
      return refuseResume(422, 'resume-infected');
    } catch (error) {
      const { acceptsUnscanned } = context.virusScan;
      request.log.error({ err: error, acceptsUnscanned }, 'a resume could not be scanned for viruses');
      return acceptsUnscanned ? undefined : { status: 503, detail: applicationMessages['resume-unscanned'] };
    }
  };
}

type Refusal = { readonly status: number; readonly detail: string; readonly errors?: FieldErrors };

/** A refusal with an error for the field `resume` (R5.18). */
function refuseResume(status: 415 | 422, code: ResumeErrorCode): Refusal {
  const message = applicationMessages[code];
  return { status, detail: message, errors: { resume: { code, message } } };
}

type ParsedApplication = { readonly application: Application } | { readonly errors: FieldErrors };

/**
 * Validates the text fields. Also reports a missing resume and, beside other errors, a resume of another format, which
 * alone is a 415.
 */
function parseApplication(fields: ReadonlyMap<string, string>, resumeName: string | undefined): ParsedApplication {
  const texts = applicationFields.map((field) => [field, fields.get(field) ?? ''] as const);
  const entries = Object.fromEntries(texts) as ApplicationEntries;
  const errors: { [field: string]: ApplicationErrorCode } = { ...validateApplication(entries) };
  if (resumeName === undefined) errors.resume = 'resume-required';
  else if (Object.keys(errors).length > 0 && !hasResumeExtension(resumeName)) errors.resume = 'resume-format';
  const invalid = Object.entries(errors);
  if (invalid.length > 0) {
    const described = invalid.map(([name, code]) => [name, { code, message: applicationMessages[code] }]);
    return { errors: Object.fromEntries(described) };
  }
  const trimmed = Object.fromEntries(texts.map(([field, text]) => [field, text.trim()])) as ApplicationEntries;
  const { expSalary, ...rest } = trimmed;
  return { application: { ...rest, expectedSalary: parseSalary(expSalary) ?? 0 } };
}
