import { createServer, type Server } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { KeptPage } from '#server/page/kept-page.ts';
import { writePage } from '#server/page/send-page.ts';

/** The page that is kept for an address as a client wrote it, where it is there and current. */
export type FindReadyPage = (address: string) => KeptPage | undefined;

/** Sends what is ready before Fastify looks for a route; everything else is Fastify's. */
export type ReadyLane = {
  readonly serverFactory: FastifyServerFactory;
  /** Lets it begin. */
  open(find: FindReadyPage): void;
  /** From now on Fastify tells every client that the server is about to end. */
  close(): void;
};

/** The lane is closed until it is opened. */
export function createReadyLane(): ReadyLane {
  let find: FindReadyPage | undefined;
  return {
    serverFactory(handle, options): Server {
      const server = createServer((request, response) => {
        const page = request.method === 'GET' ? find?.(request.url ?? '') : undefined;
        if (page) writePage(request, response, page);
        else handle(request, response);
      });
      // As Fastify sets them on a server of its own.
      const { keepAliveTimeout, requestTimeout, connectionTimeout } = options as Timeouts;
      server.keepAliveTimeout = keepAliveTimeout;
      server.requestTimeout = requestTimeout;
      return server.setTimeout(connectionTimeout);
    },
    open(found) {
      find = found;
    },
    close() {
      find = undefined;
    },
  };
}

/** Milliseconds; Fastify has filled in its defaults. */
type Timeouts = {
  readonly keepAliveTimeout: number;
  readonly requestTimeout: number;
  readonly connectionTimeout: number;
};
