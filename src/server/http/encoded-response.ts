import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedResponse } from '#server/http/rendered-response.ts';

/** In the server's order of preference. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** A body in one encoding, with its own validator and its complete response headers. */
type EncodedBody = ReturnType<typeof withLength>;

export type EncodedResponse = {
  readonly status: number;
  readonly bodies: { readonly [encoding in Encoding]?: EncodedBody } & { readonly identity: EncodedBody };
  readonly isCacheable: boolean;
  /** Bytes of all bodies together. */
  readonly size: number;
};

const brotli = promisify(brotliCompress);
const gzipBody = promisify(gzip);

/** Quality while a visitor waits: a fortieth of the time of the highest, for a seventh more bytes. */
const fastQuality = 5;

/**
 * No page is larger. A larger body is base64 of pictures: the highest quality takes seconds and saves nothing more than
 * the fast one. Bytes.
 */
const maxRecompressed = 393_216;

/** A larger body is base64 of many pictures, which shrinks by a quarter in a second of a core. Bytes. */
const maxCompressed = 2 * 1_048_576;

/** A smaller body fits in one packet as it is. Bytes. */
const minCompressed = 1_000;

/** Compresses a body once for all its responses. PDFs are compressed already. */
export async function encodeResponse(response: RenderedResponse): Promise<EncodedResponse> {
  const { body, headers } = response;
  const isPdf = headers['content-type'] === 'application/pdf';
  if (isPdf || body.length < minCompressed || body.length > maxCompressed) return toEncodedResponse(response, {});
  const [br, gzip] = await Promise.all([compress(body, fastQuality), gzipBody(body)]);
  return toEncodedResponse(response, { br, gzip }, '-br-fast');
}

/**
 * A response and its body in other encodings. Only a cacheable one gets ETags; `brSuffix` keeps those of two qualities
 * apart.
 */
export function toEncodedResponse(
  { status, headers, body, isCacheable }: RenderedResponse,
  { br, gzip: gz }: { readonly br?: Buffer | undefined; readonly gzip?: Buffer | undefined },
  brSuffix = '-br',
): EncodedResponse {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url').slice(0, 22);
  const encode = (encoded: Buffer, suffix: string, encoding: Encoding) => {
    const etag = `"${hash}${suffix}"`;
    const allHeaders = {
      ...headers,
      vary: headers.vary === undefined ? 'Accept-Encoding' : `${headers.vary}, Accept-Encoding`,
      ...(isCacheable ? { etag } : {}),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    };
    return withLength(encoded, etag, Object.entries(allHeaders).flat());
  };
  const bodies = {
    ...(br ? { br: encode(br, brSuffix, 'br') } : {}),
    ...(gz ? { gzip: encode(gz, '-gz', 'gzip') } : {}),
    identity: encode(body, '', 'identity'),
  };
  const size = body.length + (br?.length ?? 0) + (gz?.length ?? 0);
  return { status, bodies, isCacheable, size };
}

/** The same response at brotli's highest quality: other bytes, so another ETag. */
export async function recompress(response: EncodedResponse): Promise<EncodedResponse> {
  const { identity, br: fast } = response.bodies;
  if (!fast || identity.body.length > maxRecompressed) return response;
  const body = await compress(identity.body, constants.BROTLI_MAX_QUALITY);
  const etag = identity.etag.replace(/"$/, '-br"');
  // No other header equals the ETag.
  const headers = fast.headersWithoutLength.map((part) => (part === fast.etag ? etag : part));
  const bodies = { ...response.bodies, br: withLength(body, etag, headers) };
  return { ...response, bodies, size: response.size - fast.body.length + body.length };
}

/** Headers alternate names and values: `writeHead` takes them without copying. With and without `Content-Length`. */
function withLength(body: Buffer, etag: string, headersWithoutLength: string[]) {
  const headers = [...headersWithoutLength, 'content-length', String(body.length)];
  return { body, etag, headers, headersWithoutLength };
}

function compress(body: Buffer, quality: number): Promise<Buffer> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // The encoder allocates its whole window; one larger than the body is wasted.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length)))),
    },
  });
}
