import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { type FieldErrors, type Problem, problemMediaType } from '#contract/problem.ts';
import { MoharError } from '#domain/errors.ts';

/** Sends a problem (RFC 9457); a 5xx names the request, so that support finds it in the log. */
export function sendProblem(reply: FastifyReply, status: number, detail: string, errors?: FieldErrors): FastifyReply {
  const requestId = status >= 500 ? reply.request.id : undefined;
  const body = JSON.stringify(createProblem(status, detail, { errors, requestId }));
  return reply.code(status).type(problemContentType).send(body);
}

/** 429 with the seconds to wait (RFC 6585, section 4). */
export function sendRateLimited(reply: FastifyReply, seconds: number): FastifyReply {
  return sendProblem(
    reply.header('Retry-After', String(seconds)),
    429,
    `Too many attempts. Try again in ${seconds} seconds.`,
  );
}

export const problemContentType = `${problemMediaType}; charset=utf-8`;

export function createProblem(
  status: number,
  detail: string,
  more: Pick<Problem, 'errors' | 'requestId'> = {},
): Problem {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, ...more };
}

/** Whether a request failed because too many wait or the store is unavailable. Both are 503. */
export function isUnavailable(error: unknown): error is MoharError {
  return error instanceof MoharError && (error.code === 'busy' || error.code === 'store-unavailable');
}

/** `Retry-After` of a 503, in seconds. */
export function toRetryAfter({ code }: MoharError): string {
  return code === 'busy' ? '5' : '60';
}

/** Whether the client closed the connection before the request was complete: not a server error. */
export function isClientGone({ request }: FastifyReply): boolean {
  return request.raw.destroyed && !request.raw.complete;
}

/** The `detail` for a request that Fastify could not parse, by status. */
const parseErrors: { readonly [status: number]: string } = {
  400: 'The body is not well-formed.',
  413: 'The body is too large.',
  415: 'This address does not take that content type.',
};

/** Error codes of the multipart parser's limits. */
const multipartErrors = /^FST_(?:PARTS|FILES|FIELDS)_LIMIT$/;

/** Maps every error of the API to a problem: invalid requests with their reason, anything else to a logged 500. */
export function mapErrors(api: FastifyInstance): void {
  api.setErrorHandler((error: FastifyError, _request, reply): FastifyReply => {
    if (isUnavailable(error)) {
      if (error.code !== 'busy') reply.log.error({ err: error }, 'the store is unavailable');
      const detail = error.code === 'busy' ? 'Too many requests are waiting.' : 'The store is unavailable.';
      return sendProblem(reply.header('Retry-After', toRetryAfter(error)), 503, `${detail} Try again soon.`);
    }
    const isInvalidRequest =
      error.code?.startsWith('FST_ERR_CTP_') || multipartErrors.test(error.code) || error.statusCode === 400;
    const detail = isInvalidRequest ? parseErrors[error.statusCode ?? 0] : undefined;
    if (error.statusCode !== undefined && detail !== undefined) return sendProblem(reply, error.statusCode, detail);
    if (isClientGone(reply)) return reply.code(400).send();
    reply.log.error({ err: error }, 'an API call failed');
    return sendProblem(reply, 500, 'Something went wrong on our side.');
  });
}
