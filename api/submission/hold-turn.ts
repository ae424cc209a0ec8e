import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '#api/problem.ts';
import { findClientNetwork } from '#api/submission/client-network.ts';
import type { ConsumeRateLimit } from '#domain/submission/submission.ts';

/** A hook that refuses, before the body is read, who has sent too much (RFC 6585, section 4). */
export function holdTurn(takeTurn: ConsumeRateLimit) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const seconds = await takeTurn(findClientNetwork(request.ip));
    if (seconds === 0) return undefined;
    reply.header('Retry-After', String(seconds));
    return sendProblem(reply, 429, `Too many attempts. Try again in ${seconds} seconds.`);
  };
}
