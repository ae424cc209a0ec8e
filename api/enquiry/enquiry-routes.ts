import type { FastifyInstance } from 'fastify';
import { readEnquiry } from '#api/enquiry/read-enquiry.ts';
import { sendProblem } from '#api/problem.ts';
import { enquiryStoredText } from '#contract/enquiry/submission.ts';
import { apiPaths } from '#contract/paths.ts';
import type { Enquiry } from '#domain/enquiry/enquiry.ts';

/** Keeps an enquiry; resolves only when it is durable. */
export type KeepEnquiry = (enquiry: Enquiry) => Promise<unknown>;

/** `SubmitContactDetails` (R7.4), for the contact and the partner form. */
export function registerEnquiryRoutes(
  api: FastifyInstance,
  { bodyLimit, keepEnquiry }: { bodyLimit: number; keepEnquiry: KeepEnquiry },
): void {
  api.post(apiPaths.submitEnquiry, { bodyLimit }, async (request, reply) => {
    const read = readEnquiry(request.body);
    if (!read.ok) return sendProblem(reply, 422, 'Some fields are missing or wrong.', read.errors);
    await keepEnquiry(read.enquiry);
    return reply.type('text/plain; charset=utf-8').send(enquiryStoredText);
  });
}
