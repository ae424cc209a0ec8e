import { md5 } from '@noble/hashes/legacy.js';
import { areEqual, type Bytes, digest, joinBytes } from '../../bytes.ts';
import { asType, encodePdfDoc, naturalOf, type PdfDict } from '../objects.ts';
import { decryptAesBlocks, encryptAesBlocks } from './aes.ts';
import { rc4 } from './rc4.ts';

type KeyParameters = {
  /** 2 to 4 with MD5 and RC4, 5 and 6 with SHA-2 and AES. */
  readonly revision: number;
  /** Bytes. */
  readonly keyLength: number;
  readonly owner: Bytes;
  readonly user: Bytes;
  readonly ownerKey: Bytes;
  readonly userKey: Bytes;
  readonly permissions: number;
  readonly documentId: Bytes;
  readonly isMetadataEncrypted: boolean;
};

/**
 * What the encryption dictionary says of keys (ISO 32000-2, table 21); `undefined` where it is not as that table has
 * it.
 */
export function readKeyParameters({ entries }: PdfDict, documentId: Bytes): KeyParameters | undefined {
  const readBytes = (key: string): Bytes => asType(entries.get(key), 'string')?.bytes ?? new Uint8Array();
  const version = entries.get('V');
  const permissions = entries.get('P');
  // Only versions 2 and 3 have a length of their own.
  const bits = { 1: 40, 4: 128, 5: 256 }[naturalOf(version) ?? 0] ?? naturalOf(entries.get('Length')) ?? 40;
  if (typeof permissions !== 'number' || bits % 8 !== 0 || bits < 40 || bits > 256) return undefined;
  return {
    revision: naturalOf(entries.get('R')) ?? 0,
    keyLength: bits / 8,
    owner: readBytes('O'),
    user: readBytes('U'),
    ownerKey: readBytes('OE'),
    userKey: readBytes('UE'),
    permissions,
    documentId,
    isMetadataEncrypted: entries.get('EncryptMetadata') !== false,
  };
}

/** Fills a password up to 32 bytes (ISO 32000-1, algorithm 2). */
const padding = Uint8Array.from([
  0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08, 0x2e, 0x2e, 0x00,
  0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
]);

/** The file's key, if the password is the user's or the owner's. */
export async function deriveFileKey(parameters: KeyParameters, password: string): Promise<Bytes | undefined> {
  if (parameters.revision >= 5) {
    // SASLprep (RFC 4013) normalises with NFKC. Some programs encrypt with the password as it was typed.
    for (const form of new Set([password, password.normalize('NFKC')])) {
      const key = await deriveKeyBySha(parameters, new TextEncoder().encode(form).slice(0, 127));
      if (key) return key;
    }
    return undefined;
  }
  const padded = pad(encodePdfDoc(password));
  return findKeyByMd5(parameters, padded) ?? findKeyByMd5(parameters, recoverUserPassword(parameters, padded));
}

function pad(password: Bytes): Bytes {
  return joinBytes([password, padding]).slice(0, 32);
}

/** Algorithms 2, 4 and 5: derives the key and compares the user entry that it would have made. */
function findKeyByMd5(parameters: KeyParameters, password: Bytes): Bytes | undefined {
  const { revision, keyLength, owner, user, permissions, documentId, isMetadataEncrypted } = parameters;
  const flags = new Uint8Array(4);
  new DataView(flags.buffer).setInt32(0, permissions | 0, true);
  const tail = revision >= 4 && !isMetadataEncrypted ? new Uint8Array(4).fill(0xff) : new Uint8Array();
  let key = md5(joinBytes([password, owner.slice(0, 32), flags, documentId, tail])).slice(0, keyLength);
  if (revision < 3) return areEqual(rc4(key, padding), user.slice(0, 32)) ? key : undefined;
  for (let round = 0; round < 50; round++) key = md5(key).slice(0, keyLength);
  const expected = applyTwentyKeys(key, md5(joinBytes([padding, documentId])), false);
  return areEqual(expected, user.slice(0, 16)) ? key : undefined;
}

/** Algorithm 7: the owner's password decrypts the user's. */
function recoverUserPassword({ revision, keyLength, owner }: KeyParameters, password: Bytes): Bytes {
  let key = md5(password);
  if (revision < 3) return rc4(key.slice(0, keyLength), owner.slice(0, 32));
  for (let round = 0; round < 50; round++) key = md5(key.slice(0, keyLength));
  return applyTwentyKeys(key.slice(0, keyLength), owner.slice(0, 32), true);
}

/** RC4 with twenty keys, each the key with every byte combined with the round's number. */
function applyTwentyKeys(key: Bytes, data: Bytes, isBackwards: boolean): Bytes {
  let result = data;
  for (let step = 0; step < 20; step++) {
    const round = isBackwards ? 19 - step : step;
    result = rc4(
      key.map((octet) => octet ^ round),
      result,
    );
  }
  return result;
}

/** Algorithms 2.A, 11 and 12: both entries have a hash, a salt to validate by, and a salt of the key. */
async function deriveKeyBySha(parameters: KeyParameters, password: Bytes): Promise<Bytes | undefined> {
  const { revision, owner, user, ownerKey, userKey } = parameters;
  if (user.length < 48 || owner.length < 48 || userKey.length !== 32 || ownerKey.length !== 32) return undefined;
  for (const [entry, encryptedKey, userEntry] of [
    [user, userKey, new Uint8Array()],
    [owner, ownerKey, user.slice(0, 48)],
  ] as const) {
    if (!areEqual(await hash(revision, password, entry.slice(32, 40), userEntry), entry.slice(0, 32))) continue;
    const key = await hash(revision, password, entry.slice(40, 48), userEntry);
    return decryptAesBlocks(key, new Uint8Array(16), encryptedKey);
  }
  return undefined;
}

/** Algorithm 2.B; in revision 5, which Adobe had before the standard, its first step alone. */
async function hash(revision: number, password: Bytes, salt: Bytes, userEntry: Bytes): Promise<Bytes> {
  let key = await digest('SHA-256', joinBytes([password, salt, userEntry]));
  if (revision === 5) return key;
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const once = joinBytes([password, key, userEntry]);
    const repeated = joinBytes(Array.from({ length: 64 }, () => once));
    const encrypted = await encryptAesBlocks(key.slice(0, 16), key.slice(16, 32), repeated);
    // The first sixteen bytes as a number modulo 3: 256 is 1 modulo 3.
    const remainder = encrypted.slice(0, 16).reduce((sum, octet) => sum + octet, 0) % 3;
    key = await digest((['SHA-256', 'SHA-384', 'SHA-512'] as const)[remainder] ?? 'SHA-256', encrypted);
    last = encrypted.at(-1) ?? 0;
  }
  return key.slice(0, 32);
}
