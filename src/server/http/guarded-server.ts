import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { createConnections } from '#server/http/connections.ts';
import { countSent } from '#server/http/count-sent.ts';
import { clientErrorStatuses, createErrorBody, formatError } from '#server/http/error-response.ts';
import { toOriginForm, validateRequest } from '#server/http/validate-request.ts';

type ClientError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

const defaultLimits = {
  // Described in `ConnectionLimits`.
  concurrentPerConnection: 1,
  waitingPerConnection: 8,
  waiting: 1_000,
  connections: 2_000,
  openedAtOnce: 10,
  /** Bytes of all headers of a request. A browser sends less than 2,000; the site sets no cookies. */
  headerBytes: 8_192,
  /** Headers of a request; the parser drops further ones. */
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
  /** The path under which requests have bodies; by default the API's. */
  readonly bodies?: string | undefined;
  /** The public origin. A request may name it in its target, whatever its `Host` is. */
  readonly origin?: string;
};

/**
 * Creates the HTTP server in front of Fastify. It answers malformed requests and targets that are not a path of this
 * site, and limits connections, requests per connection and slow transfers.
 */
export function createGuardedServer(handle: RequestListener, options: GuardedServerOptions): Server {
  const { headers, requestTimeout } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const connections = createConnections(limits, () => server.listening);

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

  const start = (request: IncomingMessage, response: ServerResponse): void => {
    // Node does not parse requests after an upgrade in the same packet.
    if (request.headers.upgrade !== undefined || !server.listening) response.shouldKeepAlive = false;
    toOriginForm(request, options.origin);
    const status = validateRequest(request, limits.target, options.bodies);
    if (status) {
      stopParsing(request.socket);
      answer(response, request.url ?? '', status);
    } else if (!connections.isFlooded()) handle(request, response);
    // Node reads the end of a connection one event loop iteration after its request. Clients that disconnected get no
    // response: 2,000 a second that requested a PDF and left delayed other connections by a second.
    else setImmediate(() => setImmediate(() => request.socket.writable && handle(request, response)));
  };

  const schedule = (request: IncomingMessage, response: ServerResponse): void =>
    connections.schedule(request, response, () => start(request, response));

  const server = createServer(
    {
      requestTimeout,
      // Headers are small: a client that is slow to send them is not a browser. A body may be a resume on a slow line.
      headersTimeout: Math.min(20_000, requestTimeout),
      maxHeaderSize: limits.headerBytes,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 72_000,
      // `validateTarget` answers a request without one.
      requireHostHeader: false,
    },
    schedule,
  );
  server.maxHeadersCount = limits.headers;
  server.on('connection', connections.add);
  server.setTimeout(idleTimeout);
  // Queued like any other request: answered at once, the requests of one packet would have no limit.
  server.on('checkExpectation', schedule);
  /** Answers on the bare socket, where there is no response object. */
  const answerSocket = (socket: Socket, text: string): void => {
    // Once a response has begun, the client would read this answer as part of it.
    const hasBegun = connections.listActive(socket).some(({ headersSent }) => headersSent);
    if (!socket.writable || hasBegun) socket.destroy();
    else socket.end(text, () => socket.destroySoon());
  };
  server.on('clientError', (error: ClientError, socket: Socket) => {
    if (error.code === 'ECONNRESET') return socket.destroy();
    const start = error.rawPacket?.toString('latin1', 0, 300) ?? '';
    const [, target = ''] = /^[A-Za-z]{1,20} (?:https?:\/\/[^\s/]{1,255})?(\S{1,5})/i.exec(start) ?? [];
    answerSocket(socket, formatError(clientErrorStatuses[error.code ?? ''] ?? 400, target, headers));
  });
  // Without a listener Node closes a tunnel request without an answer; this site makes no tunnels.
  server.on('connect', ({ url = '' }: IncomingMessage, socket: Socket) => {
    answerSocket(socket, formatError(405, url, { ...headers, ...pageMethods }));
  });
  server.once('close', abortSlowTransfers(connections.sockets, limits));
  const closeAtOnce = server.close.bind(server);
  // Node closes idle connections at once. A proxy may have just sent a request on one, and must not repeat a POST. So
  // each closes with the response to its next request, or without one after `drain`.
  server.close = (callback) => {
    NetServer.prototype.close.call(server, callback);
    for (const response of connections.listActive()) response.shouldKeepAlive = false;
    setTimeout(closeAtOnce, limits.drain).unref();
    return server;
  };
  return server;
}

/** Allowed methods of pages. */
const pageMethods = { allow: 'GET, HEAD' };

/**
 * Stops parsing a rejected request; its connection closes with the answer. The parser would call JavaScript for each
 * chunk of a body, ten thousand times for a packet of 64 kB. Twenty such packets blocked the event loop for 0.3 s and
 * more, with the parser paused for 0.02 s. Node has no public API for it.
 */
function stopParsing(socket: Socket & { readonly parser?: { pause(): void } | null }): void {
  socket.parser?.pause();
}

/** Aborts transfers slower than `slowestTransfer`. Returns a function that stops the checks. */
function abortSlowTransfers(
  sockets: () => Iterable<Socket>,
  { slowestTransfer, transferCheckInterval }: typeof defaultLimits,
): () => void {
  let sent = new WeakMap<Socket, number>();
  const timer = setInterval(() => {
    const now = new WeakMap<Socket, number>();
    for (const socket of sockets()) {
      const before = sent.get(socket);
      const total = countSent(socket);
      const least = (slowestTransfer * transferCheckInterval) / 1_000;
      if (before !== undefined && socket.writableLength > 0 && total - before < least) socket.destroy();
      now.set(socket, total);
    }
    sent = now;
  }, transferCheckInterval).unref();
  return () => clearInterval(timer);
}
