/** Roles of staff: all rights, publishing, or answering leads. */
export const roles = ['owner', 'editor', 'leads'] as const;
export type Role = (typeof roles)[number];

/** Parts of the desk, each with the roles that may use it. */
const rights = {
  leads: ['owner', 'leads'],
  publishing: ['owner', 'editor'],
  staff: ['owner'],
} as const satisfies { readonly [part: string]: readonly Role[] };
export type Right = keyof typeof rights;

export function hasRight(role: Role, right: Right): boolean {
  return rights[right].some((allowed) => allowed === role);
}

/** A member of staff; never deleted, because the audit log refers to them. */
export type StaffMember = {
  /** UUID version 7. */
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** UTC, ISO 8601. */
  readonly createdAt: string;
  /** UTC, ISO 8601; blank while access is not revoked. */
  readonly revokedAt: string;
};

/** A passkey (WebAuthn credential) of a member of staff. */
export type Passkey = {
  /** The credential id in base64url. */
  readonly id: string;
  readonly staffId: string;
  /** The public key as a COSE key (RFC 9053). */
  readonly publicKey: Uint8Array;
  /** The signature counter of the authenticator; 0 where it has none. */
  readonly counter: number;
  /** A JSON array of the transports, so that the browser finds the authenticator. */
  readonly transports: string;
  readonly createdAt: string;
};

/** The acting member of staff; every operation of the desk checks the role. */
export type Actor = Pick<StaffMember, 'id' | 'name' | 'role'>;

/** The length of a name. Characters. */
export const nameLimits = { min: 2, max: 60 };

/** Validity periods. Milliseconds. */
export const validity = {
  invitation: 30 * 60_000,
  /** From the last request. */
  idleSession: 30 * 60_000,
  /** From the sign-in. */
  session: 12 * 3_600_000,
  /** Between the page that asks for a passkey and the answer. */
  challenge: 5 * 60_000,
};
