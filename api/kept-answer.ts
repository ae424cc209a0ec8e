import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { describeProblem } from '#api/problem.ts';
import { readQuery } from '#api/read-query.ts';

/** An answer as it is sent. */
export type MadeAnswer = {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** Whether the same query gets it again while the content stays as it is. */
  readonly isLasting: boolean;
};

/** Makes the answer to a query, which is JSON of what the call's shape has read. */
export type MakeAnswer = (query: string) => Promise<MadeAnswer>;

/** Answers kept in memory until the content changes; the server hands them in. */
export type KeptAnswers = {
  /** Says how the answers of a call are made; answers how they are sent. */
  open(
    path: string,
    make: MakeAnswer,
  ): (request: FastifyRequest, reply: FastifyReply, query: string) => FastifyReply | Promise<FastifyReply>;
};

const mostRead = 500;

/** What a call answers to a query: a value that `isLasting` unless it says otherwise, or nothing (404). */
export type FindAnswer<Query> = (query: Query) => Promise<{ value: unknown; isLasting?: boolean } | undefined>;

/**
 * A GET call whose answer changes only with the content: whatever way a query is written, it is answered from memory
 * (R7.15). What is wrong or missing is not kept: robots that invent queries fill nothing.
 */
export function registerKeptAnswer<Shape extends z.ZodObject>(
  api: FastifyInstance,
  { path, shape, missing = 'There is nothing here.' }: { path: string; shape: Shape; missing?: string },
  kept: KeptAnswers,
  find: FindAnswer<z.output<Shape>>,
): void {
  const send = kept.open(path, async (query) => {
    const found = await find(JSON.parse(query));
    if (!found) return { ...describeProblem(404, missing), isLasting: false };
    const { value, isLasting = true } = found;
    return { status: 200, type: 'application/json; charset=utf-8', body: JSON.stringify(value), isLasting };
  });
  /** What addresses were read as; the store of addresses that robots invent is emptied before it grows. */
  const read = new Map<string, string>();
  api.get(path, (request, reply) => {
    const known = read.get(request.url);
    if (known !== undefined) return send(request, reply, known);
    const query = readQuery(shape, request, reply);
    if (!query) return reply;
    const canonical = JSON.stringify(query);
    if (read.size >= mostRead) read.clear();
    read.set(request.url, canonical);
    return send(request, reply, canonical);
  });
}
