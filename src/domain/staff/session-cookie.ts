/** The prefix binds it to this host, to HTTPS and to no path (RFC 6265bis, section 4.1.3). Browsers take localhost for secure. */
export const sessionCookie = '__Host-desk';

/** The token of the session in a `Cookie` header; blank without one. */
export function readSessionCookie(header: string | null = ''): string {
  const cookies = header?.split('; ') ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${sessionCookie}=`))?.slice(sessionCookie.length + 1) ?? '';
}
