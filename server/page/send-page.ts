import type { IncomingMessage, ServerResponse } from 'node:http';
import negotiator from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodings, type KeptPage } from '#server/page/kept-page.ts';

/** Sends a page in place of Fastify: every header was made with the page, so nothing is left for it to do. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  reply.hijack();
  writePage(request.raw, reply.raw, page);
  return reply;
}

/** Writes a page as its reader can take it; who has it already is told so (RFC 9110, section 13.1.2). */
export function writePage({ headers }: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  const wanted = chooseEncoding(headers['accept-encoding'] ?? '');
  const { body, etag, head, headAlone } = page.encodings[wanted] ?? page.encodings.identity;
  if (page.status === 200 && headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, headAlone).end();
  } else {
    response.writeHead(page.status, head).end(body);
  }
}

/** What browsers send is one of a few texts; what robots invent is not remembered for long. */
const chosen = new Map<string, Encoding>();

function chooseEncoding(header: string): Encoding {
  const known = chosen.get(header);
  if (known) return known;
  if (chosen.size >= 100) chosen.clear();
  const wanted = negotiator.negotiate(header || 'identity', [...encodings]);
  const choice = encodings.find((encoding) => encoding === wanted) ?? 'identity';
  chosen.set(header, choice);
  return choice;
}
