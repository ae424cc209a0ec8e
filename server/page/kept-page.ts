import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** An answer ready to be sent: every encoding of its body, each with a validator of its own. */
export type KeptPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** At least `identity`. */
  readonly encodings: { readonly [encoding in Encoding]?: EncodedBody } & { readonly identity: EncodedBody };
  /** Whether it may be sent to whoever asks after the first. */
  readonly isLasting: boolean;
  /** Bytes of all bodies together. */
  readonly size: number;
};

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

export type EncodedBody = {
  readonly body: Buffer;
  readonly etag: string;
  /** Every header of the answer, names and values in turn, as Node takes them without looking twice or writing to them. */
  readonly head: string[];
  /** The same without the body's length, for who has the body already. */
  readonly headAlone: string[];
};

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A visitor waits for the first encoding: a fortieth of the highest's time, for a seventh more bytes. */
const quickQuality = 5;

/** Larger bodies are pictures in base64, which take seconds and give nothing. Bytes. */
const worthTheTime = 1_048_576;

/** Shorter bodies go in one packet as they are. Bytes. */
const worthSaving = 1_000;

/** Encodes a body for all who will ask for it. */
export async function encodePage(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  isLasting = status === 200,
): Promise<KeptPage> {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url').slice(0, 22);
  const describe = (encoded: Buffer, suffix: string, encoding: Encoding): EncodedBody => {
    const etag = `"${hash}${suffix}"`;
    const own = { ...headers, vary: 'Accept-Encoding', ...(isLasting ? { etag } : {}) };
    const named = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    return toEncodedBody(encoded, etag, Object.entries({ ...own, ...named }).flat());
  };
  const identity = describe(body, '', 'identity');
  if (body.length < worthSaving) return { status, headers, encodings: { identity }, isLasting, size: body.length };
  const [br, gz] = await Promise.all([compress(body, quickQuality), deflate(body)]);
  return {
    status,
    headers,
    encodings: { br: describe(br, '-b', 'br'), gzip: describe(gz, '-gz', 'gzip'), identity },
    isLasting,
    size: body.length + br.length + gz.length,
  };
}

/** The same page at brotli's highest level, once there is time for it. Other bytes, so another validator. */
export async function compressBest(page: KeptPage): Promise<KeptPage> {
  const { identity, br: quick } = page.encodings;
  if (!quick || identity.body.length > worthTheTime) return page;
  const body = await compress(identity.body, constants.BROTLI_MAX_QUALITY);
  const etag = identity.etag.replace(/"$/, '-br"');
  const head = quick.headAlone.map((part) => (part === quick.etag ? etag : part));
  const br = toEncodedBody(body, etag, head);
  return { ...page, encodings: { ...page.encodings, br }, size: page.size - quick.body.length + body.length };
}

function toEncodedBody(body: Buffer, etag: string, headAlone: string[]): EncodedBody {
  return { body, etag, headAlone, head: [...headAlone, 'content-length', String(body.length)] };
}

function compress(body: Buffer, quality: number): Promise<Buffer> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // As far as the body reaches: the encoder takes memory for what it may look back upon.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length)))),
    },
  });
}
