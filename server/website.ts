import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import limitConcurrency from 'p-limit';
import { inlineStyles } from '#server/page/inline-styles.ts';
import { encodePage, type KeptPage } from '#server/page/kept-page.ts';
import { startScriptsLate } from '#server/page/late-scripts.ts';
import { createPageKeeper, type PageKeeper } from '#server/page/page-keeper.ts';
import { findPageKey, isDataAddress, type PageKey } from '#server/page/page-key.ts';
import { sendPage } from '#server/page/send-page.ts';
import { createPolicy, hashInlineCode, securityHeaders } from '#server/security-headers.ts';

/** The website's own request handler, from the server build or from Vite. */
export type RenderWebsite = (request: Request) => Promise<Response>;

export type WebsiteOptions = {
  readonly siteUrl: string;
  /** Origins that pages may call, beside their own. */
  readonly connect: readonly string[];
  /** Where the build's files are; absent in development, where pages are made anew and stay as they are. */
  readonly clientDir: string | undefined;
};

/** Of what is no page: feeds, redirects. */
const filePolicy = createPolicy();

/** What is kept at most: every page of the site several times over, and no more whatever robots ask for. */
const bounds = { pages: 600, bytes: 64 * 1_048_576 };

/**
 * Rendering is work for the processor alone: more at once would be no faster, and take more memory. Pages of another host's
 * content wait for its answers too.
 */
const rendersAtOnce = { ours: 1, remote: 16 };

/** The pages that are kept. */
export type KeptWebsite = Pick<PageKeeper, 'moveTo'> & {
  /** The page of an address as a client wrote it, where it is there and current. */
  readonly peek: (address: string) => KeptPage | undefined;
};

/**
 * What a page is made of when one comes to it from another: on the way back, or after a pointer came to its link, it is not
 * fetched again. Five minutes is as long as a page that lies open is older than its content anyway.
 */
const keptByBrowsers = 'private, max-age=300';

/** Answers every address that nothing else has taken with a page of the website. */
export function registerWebsite(app: FastifyInstance, render: RenderWebsite, options: WebsiteOptions): KeptWebsite {
  const readAsset = createAssetReader(options.clientDir);

  const inTurn = limitConcurrency(options.connect.length === 0 ? rendersAtOnce.ours : rendersAtOnce.remote);
  const make = (address: string): Promise<KeptPage> =>
    inTurn(async () => prepare(await render(new Request(new URL(address, options.siteUrl))), isDataAddress(address)));

  const prepare = async (response: Response, isData: boolean): Promise<KeptPage> => {
    const { 'content-length': _, ...found } = Object.fromEntries(response.headers);
    const lasting = isData && response.ok ? { 'cache-control': keptByBrowsers } : {};
    const headers = { ...securityHeaders, 'content-security-policy': filePolicy, ...found, ...lasting };
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
    if (!isPage) return encodePage(response.status, headers, Buffer.from(await response.arrayBuffer()));
    const rendered = await response.text();
    const html = options.clientDir ? startScriptsLate(inlineStyles(rendered, readAsset)) : rendered;
    const { connect } = options;
    const policy = createPolicy({
      ...hashInlineCode(html),
      connect,
      embeddedPictures: connect.length > 0,
      inlineStyles: options.clientDir === undefined,
    });
    const own = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
    return encodePage(response.status, { ...headers, ...own, 'cache-control': 'no-cache' }, Buffer.from(html));
  };

  const keeper = createPageKeeper(make, bounds, (error) => app.log.error({ err: error }, 'a page was not renewed'));

  const answer = async (request: FastifyRequest, reply: FastifyReply, key: PageKey): Promise<FastifyReply> =>
    sendPage(request, reply, await (key.isKept && options.clientDir ? keeper.get(key.address) : make(key.address)));

  const handle = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    answer(request, reply, findPageKey(...splitAddress(request.url)));

  app.get('/*', { config: { hasOwnHeaders: true } }, handle);
  // What another route has not found, such as a file, is a page that helps; other methods lead nowhere.
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return handle(request, reply);
    return reply.code(405).header('Allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('Method not allowed.');
  });
  return {
    moveTo: keeper.moveTo,
    peek(address) {
      // Most ask as it is kept, and need no reading.
      const page = keeper.peek(address);
      if (page) return page;
      const key = findPageKey(...splitAddress(address));
      return key.isKept ? keeper.peek(key.address) : undefined;
    },
  };
}

function splitAddress(address: string): [path: string, query: string] {
  const mark = address.indexOf('?');
  return mark === -1 ? [address, ''] : [address.slice(0, mark), address.slice(mark + 1)];
}

/** Reads files of the build once each. */
function createAssetReader(clientDir: string | undefined): (path: string) => string | undefined {
  const read = new Map<string, string>();
  return (path) => {
    if (clientDir === undefined || !/^\/assets\/[\w.-]+\.css$/.test(path)) return undefined;
    const text = read.get(path) ?? readFileSync(join(clientDir, path), 'utf8').trim();
    read.set(path, text);
    return text;
  };
}
