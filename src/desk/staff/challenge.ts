import { deskContext } from '#desk/context.ts';
import type { Route } from './+types/challenge';

/**
 * Options for a passkey to sign in, with a new challenge. The button requests them, not the page: a request for the page saves
 * no challenge and is not counted.
 */
export async function action({ context }: Route.ActionArgs) {
  const { operations, desk } = context.get(deskContext);
  return Response.json(await operations.createAssertion(desk, 'sign-in'));
}
