import { requireSession } from '#desk/context.ts';
import type { Route } from './+types/confirm';

/** Options for a passkey to confirm one step. Every press of a button requests its own, because an answer is accepted once. */
export async function action(args: Route.ActionArgs) {
  const { operations, desk, actor } = requireSession(args);
  return Response.json(await operations.createAssertion(desk, `confirm:${actor.id}`, actor.id));
}
