import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { sendProblem } from '#api/problem.ts';

/** What a caller is told about a request that Fastify could not read, by status. */
const readingFaults: { readonly [status: number]: string } = {
  400: 'The body is not well-formed.',
  413: 'The body is too large.',
  415: 'This address does not take that content type.',
};

/** Codes with which the multipart parser refuses a body. */
const uploadFaults = /^FST_(?:PARTS|FILES|FIELDS)_LIMIT$/;

/** Maps every error of the API to a problem: the caller's faults by name, ours as a bare 500 with the request's id. */
export function mapErrors(api: FastifyInstance): void {
  api.setErrorHandler((error: FastifyError, _request, reply): FastifyReply => {
    const isCallers =
      error.code?.startsWith('FST_ERR_CTP_') || uploadFaults.test(error.code) || error.statusCode === 400;
    const fault = isCallers ? error.statusCode : undefined;
    const detail = fault === undefined ? undefined : readingFaults[fault];
    if (fault !== undefined && detail !== undefined) return sendProblem(reply, fault, detail);
    reply.log.error({ err: error }, 'the API failed');
    return sendProblem(reply, 500, 'Something went wrong on our side.');
  });
}
