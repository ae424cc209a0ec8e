import { md5 } from '@noble/hashes/legacy.js';
import { failPdf, RefusalError } from '../../budget.ts';
import { type Bytes, joinBytes } from '../../bytes.ts';
import { asType, nameOf, naturalOf, type PdfDict, type PdfValue } from '../objects.ts';
import { decryptAes } from './aes.ts';
import { deriveFileKey, readKeyParameters } from './file-key.ts';
import { rc4 } from './rc4.ts';

type Method = 'none' | 'rc4' | 'aes-128' | 'aes-256';

/** Decrypts strings and streams of an object (ISO 32000-2, section 7.6.3). */
export type Decryption = {
  readonly decryptString: (data: Bytes, number: number, generation: number) => Promise<Bytes>;
  readonly decryptStream: (data: Bytes, number: number, generation: number) => Promise<Bytes>;
};

/** Opens the standard security handler with the empty password, then with each of the given ones. Throws a `RefusalError`. */
export async function openEncryption(
  dict: PdfDict,
  documentId: Bytes,
  passwords: readonly string[],
): Promise<Decryption> {
  const { entries } = dict;
  const version = naturalOf(entries.get('V')) ?? 0;
  const revision = naturalOf(entries.get('R')) ?? 0;
  const isKnown =
    nameOf(entries.get('Filter')) === 'Standard' && [1, 2, 4, 5].includes(version) && revision >= 2 && revision <= 6;
  if (!isKnown || revision >= 5 !== version >= 5) return rejectMethod();
  const parameters = readKeyParameters(dict, documentId) ?? rejectMethod();
  let key: Bytes | undefined;
  for (const password of ['', ...passwords]) key ??= await deriveFileKey(parameters, password);
  if (!key) throw new RefusalError({ code: passwords.length > 0 ? 'password-wrong' : 'password-needed' });
  const decrypt = (method: Method) => (data: Bytes, number: number, generation: number) =>
    decryptData(method, key, data, number, generation);
  if (version < 4) return { decryptString: decrypt('rc4'), decryptStream: decrypt('rc4') };
  return {
    decryptString: decrypt(readMethod(dict, 'StrF')),
    decryptStream: decrypt(readMethod(dict, 'StmF')),
  };
}

function rejectMethod(): never {
  throw new RefusalError({ code: 'not-supported', found: 'pdf-encryption' });
}

/** The method of a crypt filter (ISO 32000-2, section 7.6.6). */
function readMethod({ entries }: PdfDict, use: 'StmF' | 'StrF'): Method {
  const name = nameOf(entries.get(use));
  if (name === '' || name === 'Identity') return 'none';
  const filter = asType(asType(entries.get('CF'), 'dict')?.entries.get(name), 'dict');
  const methods: { readonly [name: string]: Method } = { V2: 'rc4', AESV2: 'aes-128', AESV3: 'aes-256', None: 'none' };
  return methods[nameOf(filter?.entries.get('CFM'))] ?? rejectMethod();
}

/** Algorithms 1 and 1.A. */
async function decryptData(
  method: Method,
  key: Bytes,
  data: Bytes,
  number: number,
  generation: number,
): Promise<Bytes> {
  if (method === 'none' || data.length === 0) return data;
  if (method === 'aes-256') return (await decryptAes(key, data)) ?? failPdf('stream-invalid');
  const place = [number, number >> 8, number >> 16, generation, generation >> 8].map((octet) => octet & 0xff);
  const salt = method === 'aes-128' ? [0x73, 0x41, 0x6c, 0x54] : [];
  const objectKey = md5(joinBytes([key, Uint8Array.from([...place, ...salt])])).slice(0, Math.min(key.length + 5, 16));
  if (method === 'rc4') return rc4(objectKey, data);
  return (await decryptAes(objectKey, data)) ?? failPdf('stream-invalid');
}

/** A value with its strings decrypted. The value of a signature is not encrypted (ISO 32000-2, section 7.6.2). */
export async function decryptStrings(
  value: PdfValue,
  decryption: Decryption,
  number: number,
  generation: number,
): Promise<PdfValue> {
  if (typeof value !== 'object' || value === null) return value;
  const again = (inner: PdfValue): Promise<PdfValue> => decryptStrings(inner, decryption, number, generation);
  if (value.type === 'string')
    return { ...value, bytes: await decryption.decryptString(value.bytes, number, generation) };
  if (value.type === 'array') return { ...value, items: await Promise.all(value.items.map(again)) };
  if (value.type === 'stream') return { ...value, dict: (await again(value.dict)) as PdfDict };
  if (value.type !== 'dict') return value;
  const isSignature = value.entries.has('ByteRange');
  const entries = await Promise.all(
    [...value.entries].map(
      async ([key, inner]) => [key, isSignature && key === 'Contents' ? inner : await again(inner)] as const,
    ),
  );
  return { ...value, entries: new Map(entries) };
}
