import { ReadableStream as NodeStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { MoharError, wrapError } from '#domain/errors.ts';

/** The first bytes of the age format: https://age-encryption.org/v1 */
export const ageHeader = 'age-encryption.org/v1';

/** Generates a key pair: `recipient` encrypts, `identity` decrypts. */
export async function makeKey(): Promise<{ readonly identity: string; readonly recipient: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Throws `config-invalid` for an invalid recipient; its checksum detects a changed letter. */
export function createEncrypter(recipient: string): Encrypter {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
    return encrypter;
  } catch (error) {
    const line = `BACKUP_RECIPIENT: "${recipient}" is no recipient; "npm run backup -- --make-key" makes one.`;
    throw new MoharError('config-invalid', line, { cause: error });
  }
}

/** Wraps chunks in a web `ReadableStream` (pull-based). The cast: Node's type differs from the DOM's. */
export function toWebStream(source: AsyncIterable<Uint8Array>) {
  return NodeStream.from(source) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Encrypts chunks as they come. */
export async function* encrypt(encrypter: Encrypter, source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  yield* await encrypter.encrypt(toWebStream(source));
}

/**
 * Decrypts chunks as they come; each is authenticated before it is returned. `identities` is the text of a key file,
 * with comments as in `age-keygen`. Throws `config-invalid` for a text without an identity, `backup-refused` if none
 * matches.
 */
export async function decrypt(
  identities: string,
  source: AsyncIterable<Uint8Array>,
): Promise<AsyncIterable<Uint8Array>> {
  const decrypter = new Decrypter();
  const lines = identities.split('\n').map((line) => line.trim());
  // Earlier versions wrote the recipient below the identity, and npm without --silent its own lines above.
  const keys = lines.filter((line) => line !== '' && !/^(?:#|>|BACKUP_RECIPIENT=)/.test(line));
  try {
    for (const key of keys) decrypter.addIdentity(key);
  } catch {
    // Without a cause: a secret key must not be logged.
    throw new MoharError('config-invalid', '--identity: a line of the file is no identity (AGE-SECRET-KEY-1…).');
  }
  if (keys.length === 0) throw new MoharError('config-invalid', '--identity: the file has no identity.');
  try {
    return await decrypter.decrypt(toWebStream(source));
  } catch (error) {
    throw wrapError('backup-refused', error, (reason) => `the backup cannot be decrypted (${reason}).`);
  }
}
