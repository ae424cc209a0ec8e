import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** An answer ready to be sent: every encoding of its body, each with a validator of its own. */
export type KeptPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly encodings: { readonly [encoding in Encoding]: EncodedBody };
  /** Bytes of all bodies together. */
  readonly size: number;
};

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

export type EncodedBody = { readonly body: Buffer; readonly etag: string };

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Encodes a body once for all who will ask for it. */
export async function encodePage(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Promise<KeptPage> {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url').slice(0, 22);
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    deflate(body, { level: 9 }),
  ]);
  return {
    status,
    headers,
    encodings: {
      br: { body: br, etag: `"${hash}-br"` },
      gzip: { body: gz, etag: `"${hash}-gz"` },
      identity: { body, etag: `"${hash}"` },
    },
    size: body.length + br.length + gz.length,
  };
}
