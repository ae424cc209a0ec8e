import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import negotiator from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { MoharError } from '#domain/errors.ts';
import { findClientNetwork } from '#server/http/client-networks.ts';
import { countSent } from '#server/http/count-sent.ts';
import { type EncodedResponse, type Encoding, encodings } from '#server/http/encoded-response.ts';
import { createFairShare } from '#server/http/fair-share.ts';

type StoredFile = {
  /** Bytes. */
  readonly size: number;
  /** Bytes from `start`, up to `end` at most; `undefined` to stop. */
  readonly read: (start: number, end: number) => Promise<Uint8Array | undefined>;
};

/** A file that is sent without compression. */
export type FileResponse = {
  readonly content: Buffer | StoredFile;
  readonly type: string;
  /** A strong validator with its quotes: other bytes, another tag. */
  readonly etag: string;
  readonly cacheControl: string;
  /** Whole seconds; absent for a file that never changes under its address. */
  readonly lastModified?: Date;
  /** `Content-Disposition`. */
  readonly disposition?: string;
};

/**
 * Sends an encoded response in the client's preferred encoding, or 304. The response has complete headers, so Fastify's
 * serialisation is skipped.
 */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, response: EncodedResponse): FastifyReply {
  const { headers } = request;
  const body = response.bodies[chooseEncoding(headers['accept-encoding'] ?? '')] ?? response.bodies.identity;
  const status = response.status === 200 ? evaluateConditions(headers, body) : undefined;
  const countUnsent = admit(request, reply, status ? 0 : body.body.length);
  reply.hijack();
  if (status) reply.raw.writeHead(status, body.headersWithoutLength).end();
  else reply.raw.writeHead(response.status, body.headers).end(body.body);
  countUnsent();
  return reply;
}

/** Limits of unsent bytes (not yet in the kernel): of small responses (pages), and of large ones (files). */
const shares = {
  small: { total: 20 * 1_048_576, network: 8 * 1_048_576 },
  large: { total: 28 * 1_048_576, network: 14 * 1_048_576 },
};
const unsent = { small: createFairShare(shares.small), large: createFairShare(shares.large) };

function selectShare(size: number): keyof typeof shares {
  return size < streamSize ? 'small' : 'large';
}

/** A large response slower than this after `slowAfterSeconds` may be aborted for another client. Bytes a second. */
const minRate = 20_000;
const slowAfterSeconds = 10;

/**
 * Reserves memory for a response until it has ended. Throws `busy` where there is none or the client's network has too
 * much already: a response is refused before its head, not truncated. When the share is used up, the heaviest network
 * loses its oldest response; a large one only if the client reads it very slowly.
 */
export function reserveMemory(request: FastifyRequest, reply: FastifyReply, size: number): void {
  if (!tryReserve(request, reply, size)) {
    throw new MoharError('busy', 'the client is gone, or its network has too many responses that it has not read');
  }
}

function tryReserve(request: FastifyRequest, { raw }: FastifyReply, size: number): boolean {
  const { socket } = request.raw;
  // The response has closed: its `close` event would never release the memory.
  if (socket.destroyed) return false;
  const share = selectShare(size);
  const beganAt = performance.now();
  const before = countSent(socket);
  const release = unsent[share].take(findClientNetwork(request), size, () => {
    const seconds = (performance.now() - beganAt) / 1_000;
    const sent = countSent(socket) - before;
    const isSlow = seconds > slowAfterSeconds && sent < minRate * seconds;
    if (share === 'large' && !isSlow) return false;
    socket.destroy();
    return true;
  });
  if (release) raw.once('close', release);
  return release !== undefined;
}

/**
 * Reserves memory for a body before its head, or nothing while there is headroom. Then the returned function reserves
 * the rest that the kernel has not taken after sending.
 */
function admit(request: FastifyRequest, reply: FastifyReply, length: number): () => void {
  // A larger body takes the whole share.
  const size = Math.min(length, shares.large.network);
  if (!unsent[selectShare(size)].hasHeadroom(size)) {
    reserveMemory(request, reply, size);
    return () => {};
  }
  return () => {
    const rest = Math.min(size, request.raw.socket?.writableLength ?? 0);
    // With headroom this is refused only if the client is gone.
    if (rest > 0) tryReserve(request, reply, rest);
  };
}

/** Negotiated encodings by header: browsers send a few values, and negotiating costs more than sending. */
const chosen = new LRUCache<string, Encoding>({ max: 100 });

function chooseEncoding(header: string): Encoding {
  const known = chosen.get(header);
  if (known) return known;
  const accepted = header.toLowerCase();
  // The negotiator lets `*` accept an encoding that the header excludes.
  const excluded = listExcluded(accepted);
  const allowed = encodings.filter((encoding) => !excluded.includes(encoding));
  const preferred = negotiator.negotiate(accepted || 'identity', allowed);
  const encoding = allowed.find((candidate) => candidate === preferred) ?? 'identity';
  // All headers of a request may have 8 kB; a long value is not worth remembering.
  if (header.length <= 200) chosen.set(header, encoding);
  return encoding;
}

/** The encodings with a quality of zero (RFC 9110, section 12.4.2). */
function listExcluded(header: string): readonly string[] {
  return header.split(',').flatMap((part) => {
    const [encoding = '', ...parameters] = part.split(';').map((text) => text.trim());
    return parameters.some((parameter) => /^q=0(?:\.0{1,3})?$/.test(parameter)) ? [encoding] : [];
  });
}

/** Answers GET or HEAD with a file: with conditions (RFC 9110, section 13) and a single range (section 14). */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileResponse): FastifyReply {
  const { content, type, disposition, etag, lastModified, cacheControl } = file;
  const size = Buffer.isBuffer(content) ? content.length : content.size;
  const status = evaluateConditions(request.headers, file);
  const isRanged = request.method === 'GET' && matchesIfRange(request.headers, file);
  const range = isRanged ? parseRange(request.headers.range, size) : undefined;
  const hasBody = !status && range !== 'unsatisfiable';
  const [start, last] = range && range !== 'unsatisfiable' ? range : [0, size - 1];
  const length = hasBody ? last + 1 - start : 0;
  // Before the headers: a refusal must have none of the file's.
  const countUnsent = Buffer.isBuffer(content) ? admit(request, reply, length) : undefined;
  if (hasBody && !countUnsent) reserveMemory(request, reply, streamSize);

  reply.headers({ ETag: etag, 'Accept-Ranges': 'bytes', 'Cache-Control': cacheControl });
  if (lastModified) reply.header('Last-Modified', lastModified.toUTCString());
  if (status) return reply.code(status).send();
  reply.type(type);
  if (disposition) reply.header('Content-Disposition', disposition);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('Content-Range', `bytes */${size}`).send();
  }
  if (range) reply.code(206).header('Content-Range', `bytes ${range[0]}-${range[1]}/${size}`);
  if (Buffer.isBuffer(content)) {
    reply.send(content.subarray(start, start + length));
    countUnsent?.();
    return reply;
  }
  const parts = request.method === 'HEAD' ? [] : readParts(content, start, start + length);
  return reply.header('Content-Length', length).send(Readable.from(parts, { highWaterMark: 1 }));
}

/** Memory of a streamed file: its buffers and its descriptor. Bytes. */
export const streamSize = 393_216;

/** Reads parts of a third of `streamSize`: one is sent, one waits, and one is read. */
async function* readParts({ read }: StoredFile, start: number, end: number): AsyncGenerator<Uint8Array> {
  for (let position = start; position < end; ) {
    const part = await read(position, Math.min(position + streamSize / 3, end));
    if (!part) return;
    if (part.length === 0) throw new Error('A stored file is shorter than it was.');
    yield part.subarray(0, end - position);
    position += part.length;
  }
}

type Validators = { readonly etag: string; readonly lastModified?: Date };

/** Evaluates preconditions in the order of RFC 9110, section 13.2.2; `undefined` if the request goes on. */
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

/**
 * Whether the client's part is of the current file (RFC 9110, section 13.1.5). Only strong validators count: a tag
 * without `W/`, or exactly the date that the part came with.
 */
function matchesIfRange(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const condition = headers['if-range'];
  return condition === undefined || condition === etag || condition === lastModified?.toUTCString();
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
