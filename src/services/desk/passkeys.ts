import { randomBytes } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import {
  findPasskey,
  findStaff,
  insertChallenge,
  listPasskeys,
  takeChallenge,
  updateCounter,
} from '#database/staff/staff-store.ts';
import { describeError, MoharError } from '#domain/errors.ts';
import { type Passkey, type StaffMember, validity } from '#domain/staff/staff.ts';
import { addTime, type DeskContext, hashToken } from '#services/desk/desk.ts';

/** The purpose of a challenge; it is valid for no other one. Confirmations and enrolments name the member of staff. */
type ChallengePurpose = 'sign-in' | `confirm:${string}` | `enrol:${string}`;

/** Options for the browser to create a passkey, and to use one. */
export type PasskeyCreation = Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>;
export type PasskeyUse = Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'>;

/** Options for the browser to create a discoverable passkey with user verification. */
export async function createEnrolment(context: DeskContext, member: StaffMember): Promise<PasskeyCreation> {
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: context.name,
    rpID: new URL(context.deskUrl).hostname,
    userName: member.name,
    userID: Buffer.from(member.id),
    challenge: await createChallenge(context, `enrol:${member.id}`),
    timeout: validity.challenge,
    attestationType: 'none',
    excludeCredentials: (await listPasskeys(context.db, member.id)).map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return options;
}

/** Verifies the response to `createEnrolment`. Throws `passkey-refused`. */
export async function verifyEnrolment(context: DeskContext, staffId: string, answer: string): Promise<Passkey> {
  const { response, challenge } = readAnswer<RegistrationResponseJSON>(answer);
  await answerChallenge(context, challenge, `enrol:${staffId}`);
  const { registrationInfo } = await refuseErrors(() =>
    verifyRegistrationResponse({ response, ...expect(context, challenge) }),
  );
  if (!registrationInfo) throw new MoharError('passkey-refused', 'the passkey could not be verified');
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const createdAt = context.clock().toISOString();
  return { id, staffId, publicKey, counter, transports: JSON.stringify(transports), createdAt };
}

/** Options for the browser to use a passkey: any without `staffId`, otherwise one of this member of staff. */
export async function createAssertion(
  context: DeskContext,
  purpose: ChallengePurpose,
  staffId?: string,
): Promise<PasskeyUse> {
  const { extensions: _, ...options } = await generateAuthenticationOptions({
    rpID: new URL(context.deskUrl).hostname,
    challenge: await createChallenge(context, purpose),
    timeout: validity.challenge,
    userVerification: 'required',
    allowCredentials: staffId === undefined ? [] : (await listPasskeys(context.db, staffId)).map(toDescriptor),
  });
  return options;
}

/** Verifies the response to `createAssertion` and returns the member of staff. Throws `passkey-refused`. */
export async function verifyAssertion(
  context: DeskContext,
  purpose: ChallengePurpose,
  answer: string,
): Promise<StaffMember> {
  const { response, challenge } = readAnswer<AuthenticationResponseJSON>(answer);
  await answerChallenge(context, challenge, purpose);
  const passkey = await findPasskey(context.db, response.id);
  const member = passkey && (await findStaff(context.db, passkey.staffId));
  if (!passkey || !member || member.revokedAt !== '') throw new MoharError('passkey-refused', 'the passkey is unknown');
  // A colleague's passkey at the same screen does not confirm.
  if (purpose !== 'sign-in' && purpose !== `confirm:${member.id}`) {
    throw new MoharError('passkey-refused', 'the passkey is of another member of staff');
  }
  const credential = { ...passkey, publicKey: Uint8Array.from(passkey.publicKey), transports: readTransports(passkey) };
  const { verified, authenticationInfo } = await refuseErrors(() =>
    verifyAuthenticationResponse({ response, credential, ...expect(context, challenge) }),
  );
  if (!verified) throw new MoharError('passkey-refused', 'the signature does not match');
  await updateCounter(context.db, passkey.id, authenticationInfo.newCounter);
  return member;
}

function expect({ deskUrl }: DeskContext, challenge: string) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: deskUrl,
    expectedRPID: new URL(deskUrl).hostname,
    requireUserVerification: true,
  };
}

/** Creates a single-use challenge. */
async function createChallenge(
  { db, clock }: DeskContext,
  purpose: ChallengePurpose,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = Uint8Array.from(randomBytes(32));
  const expiresAt = addTime(clock(), validity.challenge);
  await insertChallenge(db, { hash: hashToken(Buffer.from(challenge).toString('base64url')), purpose, expiresAt });
  return challenge;
}

/** Consumes a challenge, even if the verification fails later. Throws `passkey-refused`. */
async function answerChallenge({ db, clock }: DeskContext, answered: string, purpose: ChallengePurpose): Promise<void> {
  if (await takeChallenge(db, hashToken(answered), purpose, clock().toISOString())) return;
  throw new MoharError('passkey-refused', 'the challenge has been answered or has expired');
}

const answerSchema = z.object({ id: z.string(), response: z.object({ clientDataJSON: z.string() }) });
const clientDataSchema = z.object({ challenge: z.string() });

/** Parses the browser's response and its challenge. Throws `passkey-refused`. */
function readAnswer<Ceremony>(answer: string): { response: Ceremony; challenge: string } {
  try {
    const response = JSON.parse(answer);
    const { clientDataJSON } = answerSchema.parse(response).response;
    const { challenge } = clientDataSchema.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()));
    return { response, challenge };
  } catch (error) {
    throw new MoharError('passkey-refused', 'the answer has another form', { cause: error });
  }
}

function toDescriptor(passkey: Passkey) {
  return { id: passkey.id, transports: readTransports(passkey) };
}

function readTransports({ transports }: Passkey): string[] {
  return JSON.parse(transports);
}

/** Maps every error of the library to `passkey-refused`. */
async function refuseErrors<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch (error) {
    throw new MoharError('passkey-refused', describeError(error), { cause: error });
  }
}
