import { generateKeyPairSync, hash, randomBytes, randomUUIDv7, sign } from 'node:crypto';
import type { Store } from '#database/connect.ts';
import { insertPasskey, insertStaff } from '#database/staff/staff-store.ts';
import type { Actor, Role } from '#domain/staff/staff.ts';
import { isOwnLink } from '#server/own-links.ts';
import type { DeskContext } from '#services/desk/desk.ts';
import { createAssertion } from '#services/desk/passkeys.ts';

const care = {
  readRepository: async () => ({ hasOwnFiles: false, files: [], unserved: [] }),
  checkSite: async () => [],
  isMailConfigured: true,
  backup: { folder: '/nonexistent', maxAgeHours: 26 },
  retention: { enquiryDays: 730, applicationDays: 365 },
};

/** The dependencies of the operations of the desk, with the clock of this machine. */
export function createDeskContext({ db }: Pick<Store, 'db'>, clock = () => new Date()): DeskContext {
  return { db, clock, deskUrl: 'http://localhost:3001', name: 'Mohar desk', isOwnLink, ...care };
}

/** A member of staff without a passkey. */
export async function addStaff({ db }: Pick<Store, 'db'>, name: string, role: Role = 'leads'): Promise<Actor> {
  const member = { id: randomUUIDv7(), name, role, createdAt: '2026-11-20T04:00:00.000Z', revokedAt: '' };
  await insertStaff(db, member);
  return { id: member.id, name, role };
}

/** The head of an ES256 key in COSE (RFC 9053, section 7.1.1), before each coordinate: EC2, ES256, P-256, x, y. */
const coseHead = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')] as const;

/** Enrols a passkey in software. Returns a function that answers a challenge (WebAuthn, section 6.3.3). */
export async function addPasskey({ db }: Pick<Store, 'db'>, { id: staffId }: Actor) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const [headX, headY] = coseHead;
  const cose = Buffer.concat([headX, Buffer.from(x, 'base64url'), headY, Buffer.from(y, 'base64url')]);
  const id = randomBytes(16).toString('base64url');
  const createdAt = '2026-11-20T04:00:00.000Z';
  await insertPasskey(db, { id, staffId, publicKey: cose, counter: 0, transports: '[]', createdAt });
  return async (context: DeskContext, purpose: Parameters<typeof createAssertion>[1]): Promise<string> => {
    const { challenge, rpId = '' } = await createAssertion(context, purpose, staffId);
    const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin: context.deskUrl }));
    // Present and verified; a counter of 0 for an authenticator that has none.
    const data = Buffer.concat([hash('sha256', rpId, 'buffer'), Buffer.from('0500000000', 'hex')]);
    const signature = sign('sha256', Buffer.concat([data, hash('sha256', client, 'buffer')]), privateKey);
    const encode = (bytes: Buffer): string => bytes.toString('base64url');
    const response = {
      clientDataJSON: encode(client),
      authenticatorData: encode(data),
      signature: encode(signature),
    };
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  };
}
