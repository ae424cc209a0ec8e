import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from '#server/http/validate-request.ts';

export type ConnectionLimits = {
  /** Concurrent requests of one connection. Browsers do not pipeline (RFC 9112, section 9.3.2). */
  readonly concurrentPerConnection: number;
  /** Further requests of a connection that wait; one more closes it. */
  readonly waitingPerConnection: number;
  /** Requests that wait on all connections together; one more closes its connection. */
  readonly waiting: number;
  /** Open connections; a further one closes the oldest idle one. */
  readonly connections: number;
  /** Connections opened within `openingWindow`; with more the server counts as flooded. */
  readonly openedAtOnce: number;
};

/** Milliseconds. */
const openingWindow = 100;

type Connection = { readonly active: Set<ServerResponse>; readonly waiting: (() => void)[] };

/** Open connections and their waiting requests. `isListening` returns false while the server closes. */
export function createConnections(limits: ConnectionLimits, isListening: () => boolean) {
  const connections = new Map<Socket, Connection>();
  let waiting = 0;
  let opened = 0;
  let since = 0;

  const begin = (connection: Connection, socket: Socket, response: ServerResponse, start: () => void): void => {
    connection.active.add(response);
    response.once('close', () => {
      connection.active.delete(response);
      // While the server closes, a connection ends with its last response, even if that was keep-alive.
      if (!isListening() && connection.waiting.length === 0) setImmediate(() => socket.destroySoon());
      // Do not start queued requests of a closed connection.
      const next = socket.destroyed ? undefined : connection.waiting.shift();
      if (next) waiting -= 1;
      next?.();
    });
    start();
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

  return {
    sockets: () => connections.keys(),

    /** The responses in progress, of one connection or of all. */
    listActive(socket?: Socket): readonly ServerResponse[] {
      const found = socket ? [connections.get(socket)] : [...connections.values()];
      return found.flatMap((connection) => [...(connection?.active ?? [])]);
    },

    isFlooded: (): boolean => opened > limits.openedAtOnce && performance.now() - since < openingWindow,

    add(socket: Socket): void {
      if (performance.now() - since >= openingWindow) {
        opened = 0;
        since = performance.now();
      }
      opened += 1;
      if (connections.size >= limits.connections && !closeIdle()) socket.destroy();
      connections.set(socket, { active: new Set(), waiting: [] });
      socket.once('close', () => {
        waiting -= connections.get(socket)?.waiting.length ?? 0;
        connections.delete(socket);
      });
    },

    /** Starts a request, after the earlier requests of its connection. Closes the connection beyond the limits. */
    schedule({ socket, headers }: IncomingMessage, response: ServerResponse, start: () => void): void {
      const connection = connections.get(socket);
      if (!connection) socket.destroy();
      else if (connection.active.size < limits.concurrentPerConnection) begin(connection, socket, response, start);
      else if (
        connection.waiting.length >= limits.waitingPerConnection ||
        waiting >= limits.waiting ||
        hasBody({ headers })
      ) {
        // The body of a waiting request would be buffered, in as many chunks as arrive.
        socket.destroy();
      } else {
        waiting += 1;
        connection.waiting.push(() => begin(connection, socket, response, start));
      }
    },
  };
}
