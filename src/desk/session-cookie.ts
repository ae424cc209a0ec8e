import { redirect } from 'react-router';
import { sessionCookie } from '#domain/staff/session-cookie.ts';

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** To a page, with a new session: until the browser is closed, or the session has ended. */
export function redirectWithSession(path: string, token: string): Response {
  return redirect(path, { headers: { 'Set-Cookie': `${sessionCookie}=${token}; ${attributes}` } });
}

export function redirectWithoutSession(path: string): Response {
  return redirect(path, { headers: { 'Set-Cookie': `${sessionCookie}=; Max-Age=0; ${attributes}` } });
}

/** Where the visitor wanted to go: a path of the desk. */
export function readReturnPath(value: string): string {
  return /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(value) ? value : '/';
}
