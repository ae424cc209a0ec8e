import { deskContext } from '#desk/context.ts';
import type { Route } from './+types/challenge';

/**
 * Options for a passkey to sign in. A press of the button requests them, and not the page: whoever asks for the page alone saves
 * no challenge, and is not counted.
 */
export async function action({ context }: Route.ActionArgs) {
  const { operations, desk } = context.get(deskContext);
  return Response.json(await operations.createAssertion(desk, 'sign-in'));
}
