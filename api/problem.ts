import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import { type FieldErrors, type Problem, problemMediaType } from '#contract/problem.ts';

/** Answers a problem (RFC 9457). */
export function sendProblem(reply: FastifyReply, status: number, detail: string, errors?: FieldErrors): FastifyReply {
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(errors ? { errors } : {}),
    ...(status >= 500 ? { requestId: reply.request.id } : {}),
  };
  return reply.code(status).type(`${problemMediaType}; charset=utf-8`).send(JSON.stringify(problem));
}
