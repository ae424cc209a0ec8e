import { deskContext } from '#desk/session.ts';
import type { Route } from './+types/challenge';

/**
 * Options to sign in with a passkey, with a new challenge. The button requests them, so that requests for the page save
 * no challenge and do not count.
 */
export async function action({ context }: Route.ActionArgs) {
  const { operations, desk } = context.get(deskContext);
  return Response.json(await operations.createAssertion(desk, 'sign-in'));
}
