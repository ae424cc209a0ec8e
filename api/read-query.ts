import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { sendProblem } from '#api/problem.ts';

/** Reads a query by its shape. What is wrong is answered with 400, by name, and `undefined` is returned. */
export function readQuery<Shape extends z.ZodObject>(
  shape: Shape,
  request: FastifyRequest,
  reply: FastifyReply,
): z.output<Shape> | undefined {
  const read = shape.safeParse(request.query);
  if (read.success) return read.data;
  const name = String(read.error.issues[0]?.path[0] ?? '');
  const wanted = shape.shape[name]?.meta()?.description;
  sendProblem(reply, 400, `${name} is missing or wrong.${wanted ? ` ${wanted}` : ''}`);
  return undefined;
}
