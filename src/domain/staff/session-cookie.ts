/**
 * The prefix binds it to this host and HTTPS, without a path (RFC 6265bis, section 4.1.3). Localhost counts as secure.
 */
export const sessionCookie = '__Host-desk';

/** The token of the session in a `Cookie` header; blank without one. */
export function readSessionCookie(header: string | null = ''): string {
  const cookies = header?.split('; ') ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${sessionCookie}=`))?.slice(sessionCookie.length + 1) ?? '';
}
