import type { FastifyInstance, FastifyReply } from 'fastify';
import { findClientNetwork } from '#server/http/client-networks.ts';
import { encodeResponse } from '#server/http/encoded-response.ts';
import type { RenderedResponse } from '#server/http/rendered-response.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';
import { sendEncoded } from '#server/http/send-response.ts';
import { createWorkQueue } from '#server/http/work-queue.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Sends the cached response of a key, or renders, caches and sends it. */
    sendCached(key: string, render: () => Promise<RenderedResponse>): Promise<FastifyReply> | FastifyReply;
  }
}

/** A response with pictures in base64 takes megabytes while it is rendered and compressed. */
const limits = { concurrent: 2, waiting: 100, waitingPerNetwork: 50 };

/** Decorates replies with `sendCached`. Every response gets `headers`; a rendered response may replace them. */
export function decorateSendCached(
  app: FastifyInstance,
  cache: ResponseCache,
  headers: Readonly<Record<string, string>>,
): void {
  const { run: enqueue } = createWorkQueue(limits);
  app.decorateReply('sendCached', function (this: FastifyReply, key, render) {
    const { request } = this;
    const renderAndEncode = async () => {
      const rendered = await render();
      return encodeResponse({ ...rendered, headers: { ...headers, ...rendered.headers } });
    };
    const findNetwork = () => findClientNetwork(request);
    const response = cache.get(key, (waiting) => enqueue(renderAndEncode, waiting), findNetwork);
    // Not an async function: a promise per request costs a tenth of a cached response.
    if (!(response instanceof Promise)) return sendEncoded(request, this, response);
    return response.then((encoded) => sendEncoded(request, this, encoded));
  });
}
