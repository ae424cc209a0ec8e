import { readFile } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import limitConcurrency from 'p-limit';
import { readApplication } from '#api/application/read-application.ts';
import { receiveUpload, type Upload } from '#api/application/receive-upload.ts';
import { recogniseResume } from '#api/application/recognise-resume.ts';
import { sendProblem } from '#api/problem.ts';
import { holdTurn } from '#api/submission/hold-turn.ts';
import { readSigns, toNote } from '#api/submission/read-note.ts';
import { applicationMessages } from '#content/application/messages.ts';
import { apiPaths } from '#contract/paths.ts';
import type { FieldErrors } from '#contract/problem.ts';
import { honeypotField } from '#contract/submission/headers.ts';
import type { Application, Resume } from '#domain/application/application.ts';
import { applicationLimits } from '#domain/application/application.ts';
import { tidyResumeName } from '#domain/application/resume.ts';
import type { ConsumeRateLimit, SubmissionNote } from '#domain/submission/submission.ts';

/** What the application route needs. */
export type ApplicationServices = {
  /** A private folder for files on their way in. */
  readonly uploadsDir: string;
  /** Resumes that may be in memory at the same time. */
  readonly uploadsInMemory: number;
  /** Keeps an application with its resume, or knows it again; resolves only when both are durable. */
  readonly keepApplication: (application: Application, resume: Resume, note: SubmissionNote) => Promise<unknown>;
  readonly takeApplicationTurn: ConsumeRateLimit;
};

/** `SubmitJobApplication` (R7.10): 200, 413 over 5 MB, 415 for bytes of another kind, 422 for wrong fields. */
export async function registerApplicationRoutes(api: FastifyInstance, services: ApplicationServices): Promise<void> {
  await api.register(multipart, { throwFileSizeLimit: false });
  const inMemory = limitConcurrency(services.uploadsInMemory);
  const onRequest = holdTurn(services.takeApplicationTurn);

  api.post(apiPaths.submitApplication, { onRequest }, async (request, reply) => {
    if (!request.isMultipart()) return sendProblem(reply, 415, 'This address takes multipart/form-data.');
    // What is announced to be far too much is not read to its end, as an honest mistake is.
    if (Number(request.headers['content-length']) > announcedLimit) {
      return sendProblem(reply.header('Connection', 'close'), 413, applicationMessages['resume-size']);
    }
    const upload = await receiveUpload(request, services.uploadsDir);
    const refusal = await keep(request, upload).finally(upload.discard);
    if (refusal) return sendProblem(reply, refusal.status, refusal.detail, refusal.errors);
    return reply.type('text/plain; charset=utf-8').send('Your application has been submitted successfully.');
  });

  const keep = async (request: FastifyRequest, { fields, file }: Upload): Promise<Refusal | undefined> => {
    if (file?.isTooLarge) return { status: 413, detail: applicationMessages['resume-size'] };
    const read = readApplication(fields, file !== undefined);
    if (!read.ok) return { status: 422, detail: 'Some fields are missing or wrong.', errors: read.errors };
    if (!file) throw new TypeError('an application without a resume passed the rules');

    const note = toNote(readSigns(request.headers), fields.get(honeypotField) ?? '');
    return inMemory(async () => {
      const bytes = await readFile(file.path);
      const kind = await recogniseResume(bytes);
      if (!kind) return { status: 415, detail: applicationMessages['resume-format'] };
      await services.keepApplication(read.application, { kind, name: tidyResumeName(file.name, kind), bytes }, note);
      return undefined;
    });
  };
}

/** Bytes of a whole body. */
const announcedLimit = 4 * applicationLimits.resume.maxBytes;

/** Why an application is not kept. */
type Refusal = { readonly status: number; readonly detail: string; readonly errors?: FieldErrors };
