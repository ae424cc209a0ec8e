import type { FastifyInstance } from 'fastify';
import { readEnquiry } from '#api/enquiry/read-enquiry.ts';
import { sendProblem } from '#api/problem.ts';
import { holdTurn } from '#api/submission/hold-turn.ts';
import { readSigns, toNote } from '#api/submission/read-note.ts';
import { enquiryStoredText } from '#contract/enquiry/submission.ts';
import { apiPaths } from '#contract/paths.ts';
import type { Enquiry } from '#domain/enquiry/enquiry.ts';
import type { ConsumeRateLimit, SubmissionNote } from '#domain/submission/submission.ts';

/** What the enquiry routes need. */
export type EnquiryServices = {
  /** Bytes of the largest JSON body. */
  readonly bodyLimit: number;
  /** Keeps an enquiry, or knows it again; resolves only when it is durable. */
  readonly keepEnquiry: (enquiry: Enquiry, note: SubmissionNote) => Promise<unknown>;
  readonly takeEnquiryTurn: ConsumeRateLimit;
};

/** `SubmitContactDetails` (R7.4), for the contact and the partner form. */
export function registerEnquiryRoutes(api: FastifyInstance, services: EnquiryServices): void {
  const options = { bodyLimit: services.bodyLimit, onRequest: holdTurn(services.takeEnquiryTurn) };
  api.post(apiPaths.submitEnquiry, options, async (request, reply) => {
    const signs = readSigns(request.headers);
    const read = readEnquiry(request.body, signs.form);
    if (!read.ok) return sendProblem(reply, 422, 'Some fields are missing or wrong.', read.errors);
    // A repeat and a robot are answered like everybody: neither is told that it was noticed.
    await services.keepEnquiry(read.enquiry, toNote(signs, read.honeypot));
    return reply.type('text/plain; charset=utf-8').send(enquiryStoredText);
  });
}
