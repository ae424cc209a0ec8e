import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import { type FieldErrors, type Problem, problemMediaType } from '#contract/problem.ts';

/** Answers a problem (RFC 9457). */
export function sendProblem(reply: FastifyReply, status: number, detail: string, errors?: FieldErrors): FastifyReply {
  const more = { ...(errors ? { errors } : {}), ...(status >= 500 ? { requestId: reply.request.id } : {}) };
  const { type, body } = describeProblem(status, detail, more);
  return reply.code(status).type(type).send(body);
}

/** A problem as it is sent. */
export function describeProblem(
  status: number,
  detail: string,
  more: Pick<Problem, 'errors' | 'requestId'> = {},
): { status: number; type: string; body: string } {
  const problem: Problem = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, ...more };
  return { status, type: `${problemMediaType}; charset=utf-8`, body: JSON.stringify(problem) };
}
