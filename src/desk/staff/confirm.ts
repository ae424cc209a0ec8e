import { requireSession } from '#desk/session.ts';
import type { Route } from './+types/confirm';

/** Options to confirm one step with a passkey. Every press requests new ones: an answer is accepted once. */
export async function action(args: Route.ActionArgs) {
  const { operations, desk, actor } = requireSession(args);
  return Response.json(await operations.createAssertion(desk, `confirm:${actor.id}`, actor.id));
}
