import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { clientErrorStatuses, createErrorBody, formatError, isApiTarget } from '#server/http/error-response.ts';

type ClientError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** What one client may take of the process. */
const defaultLimits = {
  /** Requests of one connection that are answered at the same time. Browsers do not pipeline (RFC 9112, section 9.3.2). */
  concurrentPerConnection: 1,
  /** Further requests of a connection that wait; one more closes it. */
  waitingPerConnection: 8,
  /** Requests that wait on all connections together; one more closes its connection. */
  waiting: 1_000,
  /** Open connections; a further one takes the place of one that is idle. */
  connections: 2_000,
  /** Headers of a request; further ones are dropped. */
  headers: 100,
  /** Characters of a request target. */
  target: 4_096,
  /** The slowest transfer of a response that is not aborted. Bytes a second. */
  slowestTransfer: 500,
  /** How often transfers are checked. Milliseconds. */
  transferCheckInterval: 15_000,
  /** How long connections without a request in progress stay open while the server closes. Milliseconds. */
  drain: 500,
};

/** A connection without traffic is closed. Milliseconds. */
const idleTimeout = 60_000;

export type GuardedServerOptions = {
  /** Headers of every error that is answered here. */
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds within which a whole request must have arrived. */
  readonly requestTimeout: number;
  readonly limits?: Partial<typeof defaultLimits>;
};

type Connection = { readonly active: Set<ServerResponse>; readonly waiting: (() => void)[] };

/**
 * Creates the HTTP server in front of Fastify. It answers what never reaches a route (requests that cannot be parsed, targets
 * that are not a path of this site) and limits connections, requests of a connection and slow transfers.
 */
export function createGuardedServer(handle: RequestListener, options: GuardedServerOptions): Server {
  const { headers, requestTimeout } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const connections = new Map<Socket, Connection>();
  let waiting = 0;

  const answer = (response: ServerResponse, target: string, status: number): void => {
    const { contentType, body } = createErrorBody(status, target);
    response.writeHead(status, {
      ...headers,
      'content-type': contentType,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      ...(status === 405 && pageMethods),
      connection: 'close',
    });
    response.end(body);
  };

  const start = (connection: Connection, request: IncomingMessage, response: ServerResponse): void => {
    connection.active.add(response);
    response.once('close', () => {
      connection.active.delete(response);
      // While the server closes, a connection ends with its last response, also where the headers promised another one.
      if (!server.listening && connection.waiting.length === 0) setImmediate(() => request.socket.destroySoon());
      // Do not start queued requests of a closed connection.
      const next = request.socket.destroyed ? undefined : connection.waiting.shift();
      if (next) waiting -= 1;
      next?.();
    });
    // What follows an upgrade in the same packet is not parsed as a request.
    if (request.headers.upgrade !== undefined || !server.listening) response.shouldKeepAlive = false;
    const status = validateTarget(request, limits.target) ?? validateBody(request);
    if (status) {
      stopParsing(request.socket);
      answer(response, request.url ?? '', status);
    } else handle(request, response);
  };

  /** Closes the oldest connection without a request in progress; false where there is none. */
  const closeIdle = (): boolean => {
    for (const [socket, { active }] of connections) {
      if (active.size > 0) continue;
      connections.delete(socket);
      socket.destroy();
      return true;
    }
    return false;
  };

  const server = createServer(
    {
      requestTimeout,
      // Headers are small: a client that is slow to send them is not a browser. A body may be a resume on a slow line.
      headersTimeout: Math.min(20_000, requestTimeout),
      // How often the timeouts of requests are looked at.
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 72_000,
      // `validateTarget` answers a request without one.
      requireHostHeader: false,
    },
    (request, response) => {
      const connection = connections.get(request.socket);
      if (!connection) request.socket.destroy();
      else if (connection.active.size < limits.concurrentPerConnection) start(connection, request, response);
      else if (
        connection.waiting.length >= limits.waitingPerConnection ||
        waiting >= limits.waiting ||
        hasBody(request)
      ) {
        // The body of a request that waits would be buffered in as many parts as it arrives in.
        request.socket.destroy();
      } else {
        waiting += 1;
        connection.waiting.push(() => start(connection, request, response));
      }
    },
  );
  server.maxHeadersCount = limits.headers;
  server.on('connection', (socket: Socket) => {
    if (connections.size >= limits.connections && !closeIdle()) socket.destroy();
    connections.set(socket, { active: new Set(), waiting: [] });
    socket.once('close', () => {
      waiting -= connections.get(socket)?.waiting.length ?? 0;
      connections.delete(socket);
    });
  });
  server.setTimeout(idleTimeout);
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    answer(response, request.url ?? '', 417);
  });
  /** Answers on the bare socket, where there is no response object. */
  const answerSocket = (socket: Socket, text: string): void => {
    // Once a response has begun, this answer would be read as part of it.
    const hasBegun = [...(connections.get(socket)?.active ?? [])].some(({ headersSent }) => headersSent);
    if (!socket.writable || hasBegun) socket.destroy();
    else socket.end(text, () => socket.destroySoon());
  };
  // What Node's parser rejected.
  server.on('clientError', (error: ClientError, socket: Socket) => {
    if (error.code === 'ECONNRESET') return socket.destroy();
    const [, target = ''] = /^[A-Za-z]{1,20} (\S{1,5})/.exec(error.rawPacket?.toString('latin1', 0, 30) ?? '') ?? [];
    answerSocket(socket, formatError(clientErrorStatuses[error.code ?? ''] ?? 400, target, headers));
  });
  // Without a listener a tunnel would be closed without an answer; this site makes none.
  server.on('connect', ({ url = '' }: IncomingMessage, socket: Socket) => {
    answerSocket(socket, formatError(405, url, { ...headers, ...pageMethods }));
  });
  server.once('close', abortSlowTransfers(connections, limits));
  const closeAtOnce = server.close.bind(server);
  // Node closes idle connections at once. A proxy may have sent a request on one of them that has not been read yet, and must
  // not repeat it if it is a POST. So each is closed with the response to its next request, and without one after a while.
  server.close = (callback) => {
    NetServer.prototype.close.call(server, callback);
    for (const { active } of connections.values()) for (const response of active) response.shouldKeepAlive = false;
    setTimeout(closeAtOnce, limits.drain).unref();
    return server;
  };
  return server;
}

/** The status of a target that is not a path of this site, or of a request without one `Host` (RFC 9112, section 3.2). */
function validateTarget(request: IncomingMessage, longest: number): 400 | 414 | undefined {
  const { url = '', httpVersion } = request;
  if (url.length > longest) return 414;
  const hosts = countHosts(request);
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return 400;
  // An absolute URL, an authority (`//host`), a fragment, or a backslash, which URL parsers read as a slash.
  if (!url.startsWith('/') || url.startsWith('//') || /[#\\]/.test(url)) return 400;
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  if (!path.includes('%')) return undefined;
  return /%00/.test(path) || !isDecodable(path) ? 400 : undefined;
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

/** What a page takes. */
const pageMethods = { allow: 'GET, HEAD' };

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * The status of a body that is not read: only calls of the API take one, and its length must be known. A chunked body of a
 * kilobyte may come in a thousand parts, each of which is an object.
 */
function validateBody(request: IncomingMessage): 400 | 405 | 411 | undefined {
  const { method = '', url = '', headers } = request;
  // Fastify would look for the body of a QUERY or DELETE before it looks for a route.
  if (!isApiTarget(url) && !['GET', 'HEAD', 'POST'].includes(method)) return 405;
  if (!hasBody(request)) return undefined;
  if (headers['transfer-encoding'] !== undefined) return 411;
  return method === 'POST' && url.startsWith('/api/') ? undefined : 400;
}

/**
 * Leaves the rest of a rejected request unparsed; its connection closes with the answer. The parser would call JavaScript for
 * each chunk of a body, ten thousand times for a packet of 64 kB. Node has no public way: twenty such packets blocked the
 * event loop for 0.3 s and more, with the parser paused for 0.02 s.
 */
function stopParsing(socket: Socket & { readonly parser?: { pause(): void } | null }): void {
  socket.parser?.pause();
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Aborts transfers slower than `slowestTransfer`. Returns a function that ends the checks. */
function abortSlowTransfers(
  connections: ReadonlyMap<Socket, unknown>,
  { slowestTransfer, transferCheckInterval }: typeof defaultLimits,
): () => void {
  let sent = new WeakMap<Socket, number>();
  const timer = setInterval(() => {
    const now = new WeakMap<Socket, number>();
    for (const socket of connections.keys()) {
      const before = sent.get(socket);
      // Bytes that are still in memory have not been sent, although the socket counts them as written.
      const total = socket.bytesWritten - socket.writableLength;
      const least = (slowestTransfer * transferCheckInterval) / 1_000;
      if (before !== undefined && socket.writableLength > 0 && total - before < least) socket.destroy();
      now.set(socket, total);
    }
    sent = now;
  }, transferCheckInterval).unref();
  return () => clearInterval(timer);
}
