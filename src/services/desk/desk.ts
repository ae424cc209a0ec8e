import { hash, randomBytes } from 'node:crypto';
import type { Executor } from '#database/connect.ts';
import { MoharError } from '#domain/errors.ts';
import type { Finding } from '#domain/finding.ts';
import type { RepositoryState } from '#domain/repository/repository-state.ts';
import { type Actor, hasRight, type Right } from '#domain/staff/staff.ts';

/** Dependencies of the desk's operations. */
export type DeskContext = {
  readonly db: Executor;
  readonly clock: () => Date;
  /** The desk's public origin; passkeys are bound to its host name (WebAuthn, section 5.1.2: the RP ID). */
  readonly deskUrl: string;
  /** The name that authenticators show. */
  readonly name: string;
  /** Whether a path leads to a page or a file of this site. */
  readonly isOwnLink: (path: string) => boolean;
  /** The folder of backups, and the age in hours above which the last one is too old. */
  readonly backup: { readonly folder: string; readonly maxAgeHours: number };
  /** Days after which `npm run retention` erases. */
  readonly retention: { readonly enquiryDays: number; readonly applicationDays: number };
  /** The site's current certificates and CRLs. */
  readonly readRepository: () => Promise<
    { readonly hasOwnFiles: boolean } & Pick<RepositoryState, 'files' | 'unserved'>
  >;
  /** Whether a mail server is configured; without one mail waits in the outbox. */
  readonly isMailConfigured: boolean;
  /** What `npm run doctor` finds, except in the store itself. */
  readonly checkSite: () => Promise<readonly Finding[]>;
};

/** Throws `not-allowed` unless the role of the member of staff has the right. */
export function requireRight(actor: Actor, right: Right): void {
  if (!hasRight(actor.role, right)) throw new MoharError('not-allowed', `${actor.role} may not use ${right}`);
}

/** A secret for a link or a cookie: 256 random bits in base64url. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The SHA-256 in hex: tokens and challenges are stored only as hashes. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}

/** The moment plus `milliseconds`; UTC, ISO 8601. */
export function addTime(moment: Date, milliseconds: number): string {
  return new Date(moment.getTime() + milliseconds).toISOString();
}
