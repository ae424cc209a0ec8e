import { redirect } from 'react-router';
import { sessionCookie } from '#domain/staff/session-cookie.ts';

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** Redirects with the cookie of a new session. The cookie lasts until the browser is closed. */
export function redirectWithSession(path: string, token: string): Response {
  return redirect(path, { headers: { 'Set-Cookie': `${sessionCookie}=${token}; ${attributes}` } });
}

export function redirectWithoutSession(path: string): Response {
  return redirect(path, { headers: { 'Set-Cookie': `${sessionCookie}=; Max-Age=0; ${attributes}` } });
}

/** Validates the path to return to after the sign-in: a path of the desk, otherwise `/`. */
export function readReturnPath(value: string): string {
  return /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(value) ? value : '/';
}
