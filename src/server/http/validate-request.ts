import type { IncomingMessage } from 'node:http';
import { isApiTarget } from '#server/http/error-response.ts';

/**
 * Validates a request before routing; returns the status of an error. The target has at most `maxLength` characters.
 * Only paths under `bodies` take a body.
 */
export function validateRequest(
  request: IncomingMessage,
  maxLength: number,
  bodies = '/api/',
): 400 | 405 | 411 | 414 | 417 | undefined {
  return validateTarget(request, maxLength) ?? validateExpectation(request) ?? validateBody(request, bodies);
}

/**
 * Rewrites an absolute-form target of this site, `http://host/path`, to its origin form (RFC 9112, section 3.2.2), so
 * that nothing behind reads another one. Its host replaces `Host`. The host must be in `Host`, in `origin` or the
 * address that the client connected to: this server is no proxy, and `validateRequest` refuses the target of another.
 */
export function toOriginForm(request: IncomingMessage, origin: string | undefined): void {
  const { url = '', headers, socket } = request;
  if (url.startsWith('/')) return;
  const [, scheme, authority = '', rest = ''] = /^(https?:\/\/)([\w.:[\]-]+)([/?#].*)?$/i.exec(url) ?? [];
  if (scheme === undefined) return;
  const readHost = (text: string | undefined) => URL.parse(scheme + text)?.host;
  const host = readHost(authority);
  const address = `${socket.localAddress?.replace(/^::ffff:/, '')}:${socket.localPort}`;
  const own = [readHost(headers.host), origin && URL.parse(origin)?.host, readHost(address)];
  if (host === undefined || !own.includes(host)) return;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  headers.host = authority;
}

export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Requires a path of this site, and exactly one `Host` for HTTP/1.1 (RFC 9112, section 3.2). */
function validateTarget(request: IncomingMessage, maxLength: number): 400 | 414 | undefined {
  const { url = '', httpVersion } = request;
  if (url.length > maxLength) return 414;
  const hosts = countHosts(request);
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return 400;
  // The URL of another site, an authority (`//host`), a fragment, or a backslash, which URL parsers read as a slash.
  if (!url.startsWith('/') || url.startsWith('//') || /[#\\]/.test(url)) return 400;
  if (!url.includes('%')) return undefined;
  // PostgreSQL takes no text with a zero character.
  if (url.includes('%00')) return 400;
  const [path = ''] = url.split('?', 1);
  return isDecodable(path) ? undefined : 400;
}

/** Node itself answers `100-continue` (RFC 9110, section 10.1.1). */
function validateExpectation({ headers: { expect } }: IncomingMessage): 417 | undefined {
  return expect === undefined || expect.toLowerCase() === '100-continue' ? undefined : 417;
}

/** `headers` has the first `Host` only. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/**
 * Requires a path that takes a body, and a known length: a chunked body of a kilobyte may arrive as a thousand chunks,
 * each of them an object.
 */
function validateBody(request: IncomingMessage, bodies: string): 400 | 405 | 411 | undefined {
  const { method = '', url = '', headers } = request;
  // Fastify would look for the body of a QUERY or DELETE before it looks for a route.
  if (!isApiTarget(url) && !['GET', 'HEAD', 'POST'].includes(method)) return 405;
  if (!hasBody(request)) return undefined;
  if (headers['transfer-encoding'] !== undefined) return 411;
  return method === 'POST' && url.startsWith(bodies) ? undefined : 400;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
