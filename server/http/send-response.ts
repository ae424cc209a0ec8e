import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import negotiator from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { listClientNetworks } from '#api/submission/submitter.ts';
import { MoharError } from '#domain/errors.ts';
import { type EncodedResponse, type Encoding, encodings } from '#server/http/encoded-response.ts';

/** A file that is sent as it is. */
export type FileResponse = {
  readonly bytes: Buffer;
  readonly type: string;
  /** A strong validator with its quotes: other bytes, another tag. */
  readonly etag: string;
  readonly cacheControl: string;
  /** Whole seconds; absent for a file that never changes under its address. */
  readonly lastModified?: Date;
  /** Under which a browser saves it. */
  readonly fileName?: string;
  /** Whether the bytes are in memory anyway, so that sending them takes none. */
  readonly isShared?: boolean;
};

/**
 * Sends an encoded response in the encoding that the client prefers, or 304. The headers were made with the response, so
 * Fastify's own serialisation is skipped.
 */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, response: EncodedResponse): FastifyReply {
  const { headers } = request;
  const body = response.bodies[chooseEncoding(headers['accept-encoding'] ?? '')] ?? response.bodies.identity;
  const status = response.status === 200 ? evaluateConditions(headers, body) : undefined;
  if (!status) reserve(request, reply.raw, body.body);
  reply.hijack();
  if (status) reply.raw.writeHead(status, body.headersWithoutLength).end();
  else reply.raw.writeHead(response.status, body.headers).end(body.body);
  return reply;
}

/**
 * Memory for bodies that are being sent: all together, and those that one network was the first to request. A body below
 * `smallest` is not counted. Bytes.
 */
const sendLimits = { total: 48 * 1_048_576, network: 12 * 1_048_576, smallest: 65_536 };

type Sending = { readonly network: string; responses: number };

const sending = new Map<Buffer, Sending>();

/** Counts a body once until its last response ends. Throws `busy` where clients that read slowly hold too much already. */
function reserve({ ip }: FastifyRequest, response: ServerResponse, body: Buffer): void {
  if (body.length < sendLimits.smallest) return;
  const entry = sending.get(body) ?? { network: listClientNetworks(ip).at(-1) ?? '', responses: 0 };
  if (entry.responses === 0) requireMemory(body.length, entry.network);
  entry.responses++;
  sending.set(body, entry);
  response.once('close', () => {
    entry.responses--;
    if (entry.responses === 0) sending.delete(body);
  });
}

function requireMemory(length: number, network: string): void {
  let [total, own] = [length, length];
  for (const [body, entry] of sending) {
    total += body.length;
    if (entry.network === network) own += body.length;
  }
  const isTooMuch = total > sendLimits.total || own > sendLimits.network;
  if (isTooMuch) throw new MoharError('busy', 'too many bytes are being sent');
}

/** Browsers send one of a few values; negotiating each time would cost more than sending. */
const chosen = new LRUCache<string, Encoding>({ max: 100 });

function chooseEncoding(header: string): Encoding {
  const known = chosen.get(header);
  if (known) return known;
  const preferred = negotiator.negotiate(header || 'identity', [...encodings]);
  const encoding = encodings.find((candidate) => candidate === preferred) ?? 'identity';
  // Node limits all headers of a request to 16 kB; a long value is not worth remembering.
  if (header.length <= 200) chosen.set(header, encoding);
  return encoding;
}

/** Answers GET or HEAD with a file: with conditions (RFC 9110, section 13) and a single range (section 14). */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileResponse): FastifyReply {
  const { bytes, type, fileName, etag, lastModified, cacheControl } = file;
  reply.headers({ ETag: etag, 'Accept-Ranges': 'bytes', 'Cache-Control': cacheControl });
  if (lastModified) reply.header('Last-Modified', lastModified.toUTCString());

  const status = evaluateConditions(request.headers, file);
  if (status) return reply.code(status).send();

  reply.type(type);
  if (fileName) reply.header('Content-Disposition', `inline; filename="${fileName}"`);
  const isRanged = request.method === 'GET' && matchesIfRange(request.headers, file);
  const range = isRanged ? parseRange(request.headers.range, bytes.length) : undefined;
  if (range === 'unsatisfiable') {
    return reply.code(416).header('Content-Range', `bytes */${bytes.length}`).send();
  }
  if (!file.isShared) reserve(request, reply.raw, bytes);
  if (!range) return reply.send(bytes);
  const [first, last] = range;
  reply.code(206).header('Content-Range', `bytes ${first}-${last}/${bytes.length}`);
  return reply.send(bytes.subarray(first, last + 1));
}

type Validators = { readonly etag: string; readonly lastModified?: Date };

/** The status of a request whose conditions are not met, in the order of RFC 9110, section 13.2.2. */
function evaluateConditions(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): 304 | 412 | undefined {
  const match = headers['if-match'];
  const unmodifiedSince = parseDate(headers['if-unmodified-since']);
  if (match !== undefined) {
    if (!listTags(match).some((tag) => tag === '*' || tag === etag)) return 412;
  } else if (lastModified && unmodifiedSince && lastModified > unmodifiedSince) return 412;

  const noneMatch = headers['if-none-match'];
  const modifiedSince = parseDate(headers['if-modified-since']);
  if (noneMatch !== undefined) {
    return listTags(noneMatch).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag) ? 304 : undefined;
  }
  return lastModified && modifiedSince && lastModified <= modifiedSince ? 304 : undefined;
}

function listTags(header: string): readonly string[] {
  return header.match(/(?:W\/)?"[^"]*"|\*/g) ?? [];
}

function parseDate(header: string | undefined): Date | undefined {
  if (header === undefined) return undefined;
  const date = new Date(header);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Whether the part that the client has is of the file as it is now. */
function matchesIfRange(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const condition = headers['if-range'];
  if (condition === undefined) return true;
  return String(condition) === etag || parseDate(String(condition))?.getTime() === lastModified?.getTime();
}

/** The first and last byte of a single range; several ranges, and other units, get the whole file. */
function parseRange(
  header: string | undefined,
  length: number,
): readonly [number, number] | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return first > last ? 'unsatisfiable' : [first, last];
}
