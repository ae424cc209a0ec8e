import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createPolicy, hashInlineScripts } from '#server/security-headers.ts';

/** The website's own request handler, from the server build or from Vite. */
export type RenderWebsite = (request: Request) => Promise<Response>;

export type WebsiteOptions = {
  readonly siteUrl: string;
  /** Origins that pages may call, beside their own. */
  readonly connect: readonly string[];
  readonly inlineStyles: boolean;
};

/** Answers every address that nothing else has taken with a page of the website. */
export function registerWebsite(app: FastifyInstance, render: RenderWebsite, options: WebsiteOptions): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('Allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('Method not allowed.');
    }
    return sendPage(reply, await render(toWebRequest(request, options.siteUrl)), options);
  });
}

/** Pages are the same for everybody: nothing of the visitor but the address goes into their making. */
function toWebRequest(request: FastifyRequest, siteUrl: string): Request {
  const url = new URL(siteUrl);
  const [path = '/', query = ''] = splitAddress(request.url);
  url.pathname = path;
  url.search = query;
  return new Request(url, { method: 'GET' });
}

function splitAddress(address: string): [string, string] {
  const mark = address.indexOf('?');
  return mark === -1 ? [address, ''] : [address.slice(0, mark), address.slice(mark)];
}

async function sendPage(reply: FastifyReply, response: Response, options: WebsiteOptions): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'content-length') reply.header(name, value);
  }
  const body = Buffer.from(await response.arrayBuffer());
  if (response.headers.get('Content-Type')?.startsWith('text/html')) {
    const { connect, inlineStyles } = options;
    reply.header('Content-Type', 'text/html; charset=utf-8');
    reply.header(
      'Content-Security-Policy',
      createPolicy({
        scripts: hashInlineScripts(body.toString('utf8')),
        connect,
        embeddedPictures: connect.length > 0,
        inlineStyles,
      }),
    );
    reply.header('Cache-Control', 'no-cache');
  }
  return reply.send(body);
}
