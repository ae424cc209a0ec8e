import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { createProblem, problemContentType, sendProblem } from '#api/problem.ts';
import type { Call } from '#contract/calls.ts';

/** The answer of a call: a value, cacheable by default, or the detail of a 404. */
export type Answer = { readonly value: unknown; readonly isCacheable?: boolean } | { readonly notFound: string };

type Input<SomeCall extends Call> = SomeCall extends { readonly input: infer Schema extends z.ZodObject }
  ? z.output<Schema>
  : Record<string, never>;

/**
 * Registers a GET call that depends only on the published content. Equal inputs share one cached response, however
 * their queries are written (R7.15). An invalid input is a 400.
 */
export function registerCachedRead<SomeCall extends Call>(
  api: FastifyInstance,
  call: SomeCall,
  find: (input: Input<SomeCall>) => Promise<Answer>,
): void {
  registerRead(api, call, (input, reply, key) =>
    reply.sendCached(key, async () => {
      const answer = await find(input);
      if ('notFound' in answer) return render(404, problemContentType, createProblem(404, answer.notFound), false);
      return render(200, jsonType, answer.value, answer.isCacheable ?? true);
    }),
  );
}

const jsonType = 'application/json; charset=utf-8';

/** Clients revalidate their cached answer on every call. */
const revalidated = 'private, no-cache';

function render(status: number, type: string, value: unknown, isCacheable: boolean) {
  const headers = { 'content-type': type, 'cache-control': isCacheable ? revalidated : 'no-store' };
  return { status, headers, body: Buffer.from(JSON.stringify(value)), isCacheable };
}

/** Cached parsed addresses per call, and the maximum length of one in characters. */
const parsedLimits = { entries: 200, length: 200 };

/**
 * Registers a GET call: parses its query or path by the call's schema, and answers 400 if it is invalid. Equal inputs
 * have the same `key`.
 */
export function registerRead<SomeCall extends Call>(
  api: FastifyInstance,
  call: SomeCall,
  answer: (input: Input<SomeCall>, reply: FastifyReply, key: string) => unknown,
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
        sendProblem(reply, 400, inputError ?? formatInvalid(schema, result.error));
        return;
      }
      const input = (result?.data ?? {}) as Input<SomeCall>;
      known = { input, key: `${path}?${JSON.stringify(input)}` };
      if (url.length <= parsedLimits.length) parsed.set(url, known);
    }
    return answer(known.input, reply, known.key);
  });
}

function formatInvalid(input: z.ZodObject | undefined, error: z.ZodError): string {
  const name = String(error.issues[0]?.path[0] ?? '');
  const allowed = input?.shape[name]?.meta()?.description;
  return `${name} is missing or wrong.${allowed ? ` ${allowed}` : ''}`;
}
