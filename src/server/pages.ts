import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentSource } from '#contract/content-source.ts';
import { findRoute, isResourcePath } from '#contract/routes.ts';
import { MoharError } from '#domain/errors.ts';
import { watchReads } from '#server/failed-reads.ts';
import { findClientNetwork } from '#server/http/client-networks.ts';
import { type EncodedResponse, encodeResponse } from '#server/http/encoded-response.ts';
import { createErrorBody } from '#server/http/error-response.ts';
import type { RenderedResponse } from '#server/http/rendered-response.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';
import { sendEncoded } from '#server/http/send-response.ts';
import { createWorkQueue } from '#server/http/work-queue.ts';
import { cachedMissing, missingPage, type PageAddress, resolvePageAddress } from '#server/page-address.ts';

type PagesContext = {
  /** The website's request handler, from the server build or from Vite. */
  readonly website: (request: Request) => Promise<Response>;
  readonly cache: ResponseCache;
  /** Quotes have their own cache: there are as many as choices, and they must not evict pages. */
  readonly quotes: ResponseCache;
  readonly hasPost: ContentSource['hasPost'];
  readonly securityHeaders: Readonly<Record<string, string>>;
  readonly siteUrl: string;
  /** The new address of one that is not found: of the authority's former site. */
  readonly findRedirect: (target: string) => string | undefined;
  /** Whether another host has the content. */
  readonly isRemote: boolean;
  /** Development has routes that the route table does not have, and caches nothing. */
  readonly isDevelopment: boolean;
};

/**
 * Rendering is CPU-bound: more at once would take more memory and be no faster. With `API_HOST` it also waits for the
 * other host.
 */
const renderLimits = {
  local: { concurrent: 1, waiting: 200, waitingPerNetwork: 20 },
  remote: { concurrent: 16, waiting: 200, waitingPerNetwork: 50 },
};

/** Registers the catch-all route of the website's pages. `countWaiting` counts the pages that wait for a render. */
export function registerPages(app: FastifyInstance, context: PagesContext): { readonly countWaiting: () => number } {
  const { website, cache, quotes, hasPost, findRedirect, securityHeaders, siteUrl, isRemote, isDevelopment } = context;
  const { run: enqueuePage, countWaiting } = createWorkQueue(isRemote ? renderLimits.remote : renderLimits.local);
  // A worker thread draws quotes, so that pages do not wait for one.
  const { run: enqueueQuote } = createWorkQueue(renderLimits.local);

  /** Renders and compresses in one task, because compression takes memory too. */
  const render = (
    { address, isQuote }: PageAddress,
    network?: string,
    isWanted = () => true,
  ): Promise<EncodedResponse> =>
    (isQuote ? enqueueQuote : enqueuePage)(async () => {
      if (!isWanted()) throw new MoharError('busy', 'the client is gone');
      const [response, failed] = await watchReads(() => website(new Request(new URL(address, siteUrl))));
      if (failed.has('store')) requireComplete(response, address);
      if (failed.has('host')) requireAnswer(address);
      const rendered = await readResponse(response, address);
      // An incomplete page must not be cached: "Try again" requests the same address.
      if (failed.size === 0) return encodeResponse(rendered);
      return encodeResponse({
        ...rendered,
        isCacheable: false,
        headers: { ...rendered.headers, 'cache-control': 'no-store' },
      });
    }, network);

  const readResponse = async (response: Response, address: string): Promise<RenderedResponse> => {
    const { 'content-length': _, ...own } = Object.fromEntries(response.headers);
    return {
      status: response.status,
      // Without Cache-Control a shared cache decides by itself (RFC 9111, section 4.2.2).
      headers: { ...securityHeaders, 'cache-control': 'no-cache', ...own },
      body: Buffer.from(await response.arrayBuffer()),
      isCacheable: response.status === 200 || cachedMissing.has(address),
    };
  };

  /**
   * An incomplete page is better than none, but a cached response is better still. Programs would take an empty feed or
   * sitemap for the real one, and browsers a redirect. Throws `store-unavailable`.
   */
  const requireComplete = ({ status }: Response, address: string): void => {
    const isRedirect = status >= 300 && status < 400;
    if (cache.has(address) || isRedirect || isResourcePath(new URL(address, siteUrl).pathname)) {
      throw new MoharError('store-unavailable', `the store could not be read for ${address}`);
    }
  };

  /**
   * Programs would take an empty feed, sitemap or file for the real one. A page says what it lacks, and the search
   * still finds local content. A cached response is better here too. Throws `store-unavailable`.
   */
  const requireAnswer = (address: string): void => {
    const { name } = findRoute(new URL(address, siteUrl).pathname) ?? {};
    if (cache.has(address) || name === 'feed' || name === 'sitemap' || name === 'noticeFile') {
      throw new MoharError('store-unavailable', `the other host could not be read for ${address}`);
    }
  };

  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const page = resolvePageAddress(request.url);
    const found = page.postId === undefined ? page : await findExisting(page, page.postId);
    if (isDevelopment) return send(request, reply, await render({ ...found, address: request.url }));
    // An uncached response is rendered only while its client waits.
    const findNetwork = () => findClientNetwork(request);
    const response = found.isCached
      ? (found.isQuote ? quotes : cache).get(found.address, (waiting) => render(found, waiting), findNetwork)
      : render(found, findNetwork(), () => !reply.raw.destroyed);
    return send(request, reply, await response);
  };

  /** Sends a response; an address of the former site is redirected instead of not found. */
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    response: EncodedResponse,
  ): Promise<FastifyReply> => {
    const location = response.status === 404 ? findRedirect(request.url) : undefined;
    if (location === undefined) return sendEncoded(request, reply, response);
    const headers = { ...securityHeaders, 'cache-control': 'public, max-age=3600' };
    return reply.headers(headers).redirect(location, 301);
  };

  /** All posts that do not exist share one 404 page. */
  const findExisting = async (page: PageAddress, id: number): Promise<PageAddress> => {
    if (cache.has(page.address) || (await hasPost(id))) return page;
    return missingPage('post');
  };

  app.get('/*', { config: { hasOwnHeaders: true } }, handle);
  // File routes call this too, when a file is missing.
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return handle(request, reply);
    const { contentType, body } = createErrorBody(405, request.url);
    return reply.code(405).headers({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).type(contentType).send(body);
  });
  return { countWaiting };
}
