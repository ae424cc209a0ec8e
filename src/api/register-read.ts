import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { createProblem, problemContentType, sendProblem } from '#api/problem.ts';
import type { Call } from '#contract/calls.ts';

/** A response before it is encoded. */
export type RenderedResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Whether it may be cached for everyone until the content changes. */
  readonly isCacheable: boolean;
  /** What is sent in place of the body, read while it is sent; it is not cached. */
  readonly file?: StreamedAnswer;
};

/** JSON that is too large to be made at once. */
export type StreamedAnswer = {
  /** Bytes. */
  readonly size: number;
  /** A strong validator with its quotes. */
  readonly etag: string;
  /** Some bytes from a position on; none where they have been deleted. */
  readonly read: (start: number) => Promise<Uint8Array>;
};

/** Sends the cached response of a key, or renders, caches and sends it. The server passes it in. */
export type SendCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  render: () => Promise<RenderedResponse>,
) => Promise<FastifyReply> | FastifyReply;

/** The answer of a call: a value, cacheable by default, a file of JSON, or the detail of a 404. */
export type Answer =
  | { readonly value: unknown; readonly isCacheable?: boolean }
  | { readonly file: StreamedAnswer }
  | { readonly notFound: string };

type Input<SomeCall extends Call> = SomeCall extends { readonly input: infer Schema extends z.ZodObject }
  ? z.output<Schema>
  : Record<string, never>;

/**
 * Registers a GET call whose answer changes only with the published content: equal inputs share one cached response,
 * however their queries are written (R7.15). An invalid input is a 400.
 */
export function registerCachedRead<SomeCall extends Call>(
  api: FastifyInstance,
  call: SomeCall,
  sendCached: SendCached,
  find: (input: Input<SomeCall>) => Promise<Answer>,
): void {
  registerRead(api, call, (input, request, reply, key) =>
    sendCached(request, reply, key, async () => {
      const answer = await find(input);
      if ('notFound' in answer) return render(404, problemContentType, createProblem(404, answer.notFound), false);
      if ('file' in answer) return { ...render(200, jsonType, '', true), file: answer.file };
      return render(200, jsonType, answer.value, answer.isCacheable ?? true);
    }),
  );
}

export const jsonType = 'application/json; charset=utf-8';

/** Clients ask each time whether what they have is still the answer. */
export const revalidated = 'private, no-cache';

function render(status: number, type: string, value: unknown, isCacheable: boolean): RenderedResponse {
  const headers = { 'content-type': type, 'cache-control': isCacheable ? revalidated : 'no-store' };
  return { status, headers, body: Buffer.from(JSON.stringify(value)), isCacheable };
}

/** How many parsed addresses of a call are kept, and the longest that is, in characters. */
const parsedLimits = { entries: 200, length: 200 };

/**
 * Registers a GET call: parses its query or path by the call's schema and answers 400 where it is invalid. `key` is the same
 * for equal inputs.
 */
export function registerRead<SomeCall extends Call>(
  api: FastifyInstance,
  call: SomeCall,
  answer: (input: Input<SomeCall>, request: FastifyRequest, reply: FastifyReply, key: string) => unknown,
): void {
  const { input: schema, inputError, path } = call as Call;
  const isPath = path.includes('{');
  // Callers repeat a few addresses, and parsing one takes as long as sending a cached response.
  const parsed = new LRUCache<string, { readonly input: Input<SomeCall>; readonly key: string }>({
    max: parsedLimits.entries,
  });
  // Not an async function: a promise per request costs a tenth of a cached response.
  api.get(path.replace(/\{(\w{1,50})\}/, ':$1'), (request, reply) => {
    const { url } = request;
    let known = parsed.get(url);
    if (!known) {
      const result = schema?.safeParse(isPath ? request.params : request.query);
      if (result && !result.success) {
        sendProblem(reply, 400, inputError ?? describeInvalid(schema, result.error));
        return;
      }
      const input = (result?.data ?? {}) as Input<SomeCall>;
      known = { input, key: `${path}?${JSON.stringify(input)}` };
      if (url.length <= parsedLimits.length) parsed.set(url, known);
    }
    return answer(known.input, request, reply, known.key);
  });
}

function describeInvalid(input: z.ZodObject | undefined, error: z.ZodError): string {
  const name = String(error.issues[0]?.path[0] ?? '');
  const allowed = input?.shape[name]?.meta()?.description;
  return `${name} is missing or wrong.${allowed ? ` ${allowed}` : ''}`;
}
