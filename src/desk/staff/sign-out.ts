import { redirect } from 'react-router';
import { deskContext } from '#desk/session.ts';
import { redirectWithoutSession } from '#desk/session-cookie.ts';
import type { Route } from './+types/sign-out';

export function loader() {
  return redirect('/');
}

export async function action({ context }: Route.ActionArgs) {
  const { operations, desk, token } = context.get(deskContext);
  if (token !== '') await operations.signOut(desk, token);
  return redirectWithoutSession('/sign-in');
}
