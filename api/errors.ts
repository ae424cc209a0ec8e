import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { sendProblem } from '#api/problem.ts';

/** What a caller is told about a request that Fastify could not read, by status. */
const readingFaults: { readonly [status: number]: string } = {
  400: 'The body is not well-formed JSON.',
  413: 'The body is too large.',
  415: 'This address does not take that content type.',
};

/** Maps every error of the API to a problem: the caller's faults by name, ours as a bare 500 with the request's id. */
export function mapErrors(api: FastifyInstance): void {
  api.setErrorHandler((error: FastifyError, _request, reply): FastifyReply => {
    const fault = error.code?.startsWith('FST_ERR_CTP_') || error.statusCode === 400 ? error.statusCode : undefined;
    const detail = fault === undefined ? undefined : readingFaults[fault];
    if (fault !== undefined && detail !== undefined) return sendProblem(reply, fault, detail);
    reply.log.error({ err: error }, 'the API failed');
    return sendProblem(reply, 500, 'Something went wrong on our side.');
  });
}
