import { md5 } from '@noble/hashes/legacy.js';
import { failPdf, RefusalError } from '../../budget.ts';
import { type Bytes, joinBytes } from '../../bytes.ts';
import { asType, nameOf, naturalOf, type PdfDict, type PdfStream, type PdfValue } from '../objects.ts';
import { decryptAes } from './aes.ts';
import { deriveFileKey, readKeyParameters } from './file-key.ts';
import { rc4 } from './rc4.ts';

type Method = 'none' | 'rc4' | 'aes-128' | 'aes-256';
type ObjectId = { readonly number: number; readonly generation: number };

/** Decrypts the strings and the stream of an object (ISO 32000-2, section 7.6.3). */
export type Decryption = {
  readonly decryptString: (data: Bytes, id: ObjectId) => Promise<Bytes>;
  readonly decryptStream: (stream: PdfStream, id: ObjectId) => Promise<Bytes>;
};

/**
 * Opens the standard security handler with the empty password, then with each of the given ones. Throws a
 * `RefusalError`.
 */
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
  const isAes256 = version === 5;
  if (!isKnown || isAes256 !== revision >= 5) return rejectMethod();
  const findMethod = (filter: string): Method => (version < 4 ? 'rc4' : readMethod(dict, filter));
  const stringMethod = findMethod(nameOf(entries.get('StrF')));
  if (stringMethod === 'none' && findMethod(nameOf(entries.get('StmF'))) === 'none') return onlyAttachmentsEncrypted;
  const key = await findKey(dict, documentId, passwords);
  return {
    decryptString: (data, id) => decryptData(stringMethod, key, data, id),
    decryptStream({ dict: stream, bytes }, id) {
      return decryptData(findMethod(findCryptFilter(stream, dict)), key, bytes, id);
    },
  };
}

/** Such a file opens without a password (ISO 32000-2, section 7.6.6), and the check reads no attached file. */
const onlyAttachmentsEncrypted: Decryption = {
  decryptString: async (data) => data,
  decryptStream: async ({ bytes }) => bytes,
};

async function findKey(dict: PdfDict, documentId: Bytes, passwords: readonly string[]): Promise<Bytes> {
  const parameters = readKeyParameters(dict, documentId) ?? rejectMethod();
  for (const password of ['', ...passwords]) {
    const key = await deriveFileKey(parameters, password);
    if (key) return key;
  }
  throw new RefusalError({ code: passwords.length > 0 ? 'password-wrong' : 'password-needed' });
}

function rejectMethod(): never {
  throw new RefusalError({ code: 'not-supported', found: 'pdf-encryption' });
}

/**
 * The crypt filter of a stream, blank for none: its own one (ISO 32000-2, section 7.4.10), none for metadata in clear
 * text (table 21), or else the one of all streams or of attached files (table 20).
 */
function findCryptFilter({ entries }: PdfDict, encryption: PdfDict): string {
  const first = (value: PdfValue | undefined) => asType(value, 'array')?.items[0] ?? value;
  if (nameOf(first(entries.get('Filter'))) === 'Crypt') {
    return nameOf(asType(first(entries.get('DecodeParms')), 'dict')?.entries.get('Name'));
  }
  const type = nameOf(entries.get('Type'));
  if (type === 'Metadata' && encryption.entries.get('EncryptMetadata') === false) return '';
  const attached = type === 'EmbeddedFile' ? nameOf(encryption.entries.get('EFF')) : '';
  return attached || nameOf(encryption.entries.get('StmF'));
}

/** The method of a crypt filter (ISO 32000-2, section 7.6.6); blank means `Identity`. */
function readMethod({ entries }: PdfDict, name: string): Method {
  if (name === '' || name === 'Identity') return 'none';
  const filter = asType(asType(entries.get('CF'), 'dict')?.entries.get(name), 'dict');
  const methods: { readonly [name: string]: Method } = { V2: 'rc4', AESV2: 'aes-128', AESV3: 'aes-256', None: 'none' };
  return methods[nameOf(filter?.entries.get('CFM'))] ?? rejectMethod();
}

/** Decrypts with the key of an object (ISO 32000-2, algorithm 1) or, by AES of 256 bits, of the file (algorithm 1.A). */
async function decryptData(method: Method, key: Bytes, data: Bytes, { number, generation }: ObjectId): Promise<Bytes> {
  if (method === 'none' || data.length === 0) return data;
  if (method === 'aes-256') return (await decryptAes(key, data)) ?? failPdf('stream-invalid');
  const id = [number, number >> 8, number >> 16, generation, generation >> 8].map((octet) => octet & 0xff);
  const salt = method === 'aes-128' ? new TextEncoder().encode('sAlT') : [];
  const objectKey = md5(joinBytes([key, Uint8Array.from([...id, ...salt])])).slice(0, Math.min(key.length + 5, 16));
  if (method === 'rc4') return rc4(objectKey, data);
  return (await decryptAes(objectKey, data)) ?? failPdf('stream-invalid');
}

/** A value with its strings decrypted. The value of a signature is not encrypted (ISO 32000-2, section 7.6.2). */
export async function decryptStrings(value: PdfValue, decryption: Decryption, id: ObjectId): Promise<PdfValue> {
  if (typeof value !== 'object' || value === null) return value;
  const again = (inner: PdfValue): Promise<PdfValue> => decryptStrings(inner, decryption, id);
  if (value.type === 'string') return { ...value, bytes: await decryption.decryptString(value.bytes, id) };
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
