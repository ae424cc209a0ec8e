import { type Bytes, joinBytes } from '../../bytes.ts';

/** Decrypts AES-CBC: the first block is the initialisation vector. `undefined` for an invalid length or padding. */
export async function decryptAes(key: Bytes, data: Bytes): Promise<Bytes | undefined> {
  if (data.length < 32 || data.length % 16 !== 0) return undefined;
  try {
    return await decrypt(key, data.slice(0, 16), data.slice(16));
  } catch (error) {
    // WebCrypto throws an OperationError for wrong padding.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** Decrypts whole blocks of AES-CBC without padding, which WebCrypto lacks: a block of padding is appended for it. */
export async function decryptAesBlocks(key: Bytes, iv: Bytes, data: Bytes): Promise<Bytes> {
  const last = data.slice(-16);
  const padding = (await encryptAesBlocks(key, last, new Uint8Array(16).fill(16))).slice(0, 16);
  return decrypt(key, iv, joinBytes([data, padding]));
}

/** Encrypts whole blocks of AES-CBC without padding: the block that WebCrypto adds is cut off. */
export async function encryptAesBlocks(key: Bytes, iv: Bytes, data: Bytes): Promise<Bytes> {
  const imported = await crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt']);
  const encrypted = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, imported, data));
  return encrypted.slice(0, data.length);
}

async function decrypt(key: Bytes, iv: Bytes, data: Bytes): Promise<Bytes> {
  const imported = await crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['decrypt']);
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, imported, data));
}
