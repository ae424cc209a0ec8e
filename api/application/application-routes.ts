import { readFile } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import limitConcurrency from 'p-limit';
import { detectResumeKind } from '#api/application/detect-resume-kind.ts';
import { bodyLimit, receiveUpload, type Upload } from '#api/application/receive-upload.ts';
import { sendProblem, sendRateLimited } from '#api/problem.ts';
import { listClientNetworks, readMetadata } from '#api/submission/submitter.ts';
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
} from '#domain/application/application.ts';
import { tidyResumeName } from '#domain/application/resume.ts';
import { parseSalary, validateApplication } from '#domain/application/validate-application.ts';
import { MoharError } from '#domain/errors.ts';
import type { SubmissionResult, Submitter } from '#services/save-submission.ts';

export type ApplicationRouteContext = {
  /** A private folder for files while they arrive. */
  readonly uploadsDir: string;
  /** Resumes that may be in memory at the same time. */
  readonly uploadsInMemory: number;
  /** Absent where resumes are not scanned. */
  readonly virusScan?:
    | {
        /** The name of the virus that it finds, if any; rejects without a verdict. */
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

/** Seconds after which a client may send a resume again that could not be scanned. */
const retryScanSeconds = '60';

/** Uploads in progress, all together and of one network: a body that stops halfway keeps its file until the request times out. */
const uploadLimits = { total: 50, network: 10 };

/**
 * `SubmitJobApplication` (R7.10): 200, 413 over 5 MB, 415 for bytes of another kind or with active content, 422 for invalid
 * fields and a resume with a virus, 503 while it cannot be scanned or too many are arriving.
 */
export async function registerApplicationRoutes(api: FastifyInstance, context: ApplicationRouteContext): Promise<void> {
  await api.register(multipart, { throwFileSizeLimit: false });
  const inMemory = limitConcurrency(context.uploadsInMemory);
  const uploads: string[] = [];

  api.post(apiPaths.submitApplication, async (request, reply) => {
    if (!request.isMultipart()) return sendProblem(reply, 415, 'This address takes multipart/form-data.');
    // A body announced to be far too large is not read to its end, as one slightly too large is.
    if (Number(request.headers['content-length']) > bodyLimit) {
      return sendProblem(reply.header('Connection', 'close'), 413, applicationMessages['resume-size']);
    }
    // Nor is one whose length is unknown, when it is refused before its end.
    if (request.headers['content-length'] === undefined) reply.header('Connection', 'close');
    const networks = listClientNetworks(request.ip);
    const result = await receiveAndSave(request, networks);
    if ('status' in result) {
      if (result.status === 503) reply.header('Retry-After', retryScanSeconds);
      return sendProblem(reply, result.status, result.detail, result.errors);
    }
    if (result.outcome === 'rate-limited') return sendRateLimited(reply, result.retryAfterSeconds);
    return reply.type('text/plain; charset=utf-8').send(applicationStoredText);
  });

  const receiveAndSave = async (request: FastifyRequest, networks: Networks): Promise<SubmissionResult | Refusal> => {
    const widest = networks.at(-1) ?? '';
    const isTooMany = uploads.filter((network) => network === widest).length >= uploadLimits.network;
    if (isTooMany || uploads.length >= uploadLimits.total)
      throw new MoharError('busy', 'too many resumes are arriving');
    uploads.push(widest);
    try {
      const upload = await receiveUpload(request, context.uploadsDir);
      return await save(request, networks, upload).finally(upload.discard);
    } finally {
      uploads.splice(uploads.indexOf(widest), 1);
    }
  };

  const save = async (
    request: FastifyRequest,
    networks: Networks,
    { fields, file }: Upload,
  ): Promise<SubmissionResult | Refusal> => {
    if (file?.isTooLarge) return { status: 413, detail: applicationMessages['resume-size'] };
    const parsed = parseApplication(fields, file !== undefined);
    if ('errors' in parsed) return { status: 422, detail: 'Some fields are missing or wrong.', errors: parsed.errors };
    if (!file) throw new TypeError('an application without a resume passed the rules');

    return inMemory(async () => {
      const bytes = await readFile(file.path);
      const detected = await detectResumeKind(bytes);
      if ('refusal' in detected) return { status: 415, detail: applicationMessages[detected.refusal] };
      const refusal = await refuseInfected(request, bytes);
      if (refusal) return refusal;
      const { kind } = detected;
      const resume = { kind, name: tidyResumeName(file.name, kind), bytes };
      const metadata = { ...readMetadata(request), honeypot: fields.get(honeypotField) ?? '' };
      return context.submitApplication(parsed.application, resume, { metadata, networks });
    });
  };

  /** The refusal of a resume that the scanner, where there is one, does not pass. */
  const refuseInfected = async (request: FastifyRequest, bytes: Buffer): Promise<Refusal | undefined> => {
    if (!context.virusScan) return undefined;
    try {
      const virus = await context.virusScan.scan(bytes);
      if (virus === undefined) return undefined;
      request.log.warn({ virus }, 'a resume did not pass the virus scan');
      const resume = { code: 'resume-infected', message: applicationMessages['resume-infected'] };
      return { status: 422, detail: resume.message, errors: { resume } };
    } catch (error) {
      const { acceptsUnscanned } = context.virusScan;
      request.log.error({ err: error, acceptsUnscanned }, 'a resume could not be scanned for viruses');
      return acceptsUnscanned ? undefined : { status: 503, detail: applicationMessages['resume-unscanned'] };
    }
  };
}

type Networks = ReturnType<typeof listClientNetworks>;

/** Why an application is not saved. */
type Refusal = { readonly status: number; readonly detail: string; readonly errors?: FieldErrors };

type ParsedApplication = { readonly application: Application } | { readonly errors: FieldErrors };

/** Parses the text fields of the form by the rules; a missing resume is reported with them. */
export function parseApplication(fields: ReadonlyMap<string, string>, hasResume: boolean): ParsedApplication {
  const trimmed = applicationFields.map((field) => [field, (fields.get(field) ?? '').trim()]);
  const entries: ApplicationEntries = Object.fromEntries(trimmed);
  const errors: { [field: string]: ApplicationErrorCode } = { ...validateApplication(entries) };
  if (!hasResume) errors.resume = 'resume-required';
  const invalid = Object.entries(errors);
  if (invalid.length > 0) {
    const described = invalid.map(([name, code]) => [name, { code, message: applicationMessages[code] }]);
    return { errors: Object.fromEntries(described) };
  }
  const { expSalary, ...rest } = entries;
  return { application: { ...rest, expectedSalary: parseSalary(expSalary) ?? 0 } };
}
