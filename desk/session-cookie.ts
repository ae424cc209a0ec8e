import { redirect } from 'react-router';

/** The prefix binds it to this host, to HTTPS and to no path (RFC 6265bis, section 4.1.3). Browsers take localhost for secure. */
const name = '__Host-desk';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** The token of the session in a `Cookie` header; blank without one. */
export function readSessionCookie(header: string | null = ''): string {
  const cookies = header?.split('; ') ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/** To a page, with a new session: until the browser is closed, or the session has ended. */
export function redirectWithSession(path: string, token: string): Response {
  return redirect(path, { headers: { 'Set-Cookie': `${name}=${token}; ${attributes}` } });
}

export function redirectWithoutSession(path: string): Response {
  return redirect(path, { headers: { 'Set-Cookie': `${name}=; Max-Age=0; ${attributes}` } });
}

/** Where the visitor wanted to go: a path of the desk. */
export function readReturnPath(value: string): string {
  return /^\/(?![/\\])/.test(value) ? value : '/';
}
