import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodings, type KeptPage } from '#server/page/kept-page.ts';

const negotiator = new Negotiator({ supportedValues: [...encodings] });

/** Sends a page as its reader can take it; who has it already is told so (RFC 9110, section 13.1.2). */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  const wanted = negotiator.negotiate(request.headers['accept-encoding'] ?? 'identity');
  const encoding = encodings.find((known) => known === wanted && page.encodings[known]) ?? 'identity';
  const { body, etag } = page.encodings[encoding] ?? page.encodings.identity;
  reply.code(page.status).headers(page.headers).header('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  if (page.status !== 200) return reply.send(body);
  reply.header('ETag', etag);
  return request.headers['if-none-match']?.includes(etag) ? reply.code(304).send() : reply.send(body);
}
