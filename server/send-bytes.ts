import type { FastifyReply, FastifyRequest } from 'fastify';

/** Something that is sent as it stands, to whoever asks. */
export type Representation = {
  readonly bytes: Buffer;
  readonly type: string;
  /** Under which a browser saves it. */
  readonly fileName: string;
  /** A strong validator with its quotes: other bytes, another tag. */
  readonly etag: string;
  /** Whole seconds. */
  readonly lastModified: Date;
};

/** Answers GET or HEAD with a representation: with conditions (RFC 9110, section 13) and a single range (section 14). */
export function sendBytes(request: FastifyRequest, reply: FastifyReply, file: Representation): FastifyReply {
  const { bytes, type, fileName, etag, lastModified } = file;
  reply
    .header('ETag', etag)
    .header('Last-Modified', lastModified.toUTCString())
    .header('Accept-Ranges', 'bytes')
    .header('Cache-Control', 'public, no-cache, no-transform');

  const status = judgeConditions(request, file);
  if (status) return reply.code(status).send();

  reply.type(type).header('Content-Disposition', `inline; filename="${fileName}"`);
  const range =
    request.method === 'GET' && isRangeCurrent(request, file) ? readRange(request, bytes.length) : undefined;
  if (range === 'unsatisfiable') {
    return reply.code(416).header('Content-Range', `bytes */${bytes.length}`).send();
  }
  if (!range) return reply.send(bytes);
  const [first, last] = range;
  reply.code(206).header('Content-Range', `bytes ${first}-${last}/${bytes.length}`);
  return reply.send(bytes.subarray(first, last + 1));
}

/** The order of RFC 9110, section 13.2.2: a date counts only where no tag is given. */
function judgeConditions({ headers }: FastifyRequest, { etag, lastModified }: Representation): 304 | 412 | undefined {
  const match = headers['if-match'];
  const unmodifiedSince = readDate(headers['if-unmodified-since']);
  if (match !== undefined) {
    if (!listTags(match).some((tag) => tag === '*' || tag === etag)) return 412;
  } else if (unmodifiedSince && lastModified > unmodifiedSince) return 412;

  const noneMatch = headers['if-none-match'];
  const modifiedSince = readDate(headers['if-modified-since']);
  if (noneMatch !== undefined) {
    return listTags(noneMatch).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag) ? 304 : undefined;
  }
  return modifiedSince && lastModified <= modifiedSince ? 304 : undefined;
}

function listTags(header: string): readonly string[] {
  return header.match(/(?:W\/)?"[^"]*"|\*/g) ?? [];
}

function readDate(header: string | undefined): Date | undefined {
  const date = new Date(header ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Whether what the client has a part of is still what we have. */
function isRangeCurrent({ headers }: FastifyRequest, { etag, lastModified }: Representation): boolean {
  const condition = headers['if-range'];
  if (condition === undefined) return true;
  return String(condition) === etag || readDate(String(condition))?.getTime() === lastModified.getTime();
}

/** The first and last byte of a single range; several, and units that we do not know, get everything. */
function readRange(
  { headers: { range } }: FastifyRequest,
  length: number,
): readonly [number, number] | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return first > last ? 'unsatisfiable' : [first, last];
}
