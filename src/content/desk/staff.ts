import type { Role } from '#domain/staff/staff.ts';

export const roleWords = {
  owner: 'Owner',
  editor: 'Editor',
  leads: 'Leads',
} satisfies Record<Role, string>;

/** What a role may do, for whoever invites. */
export const roleHints = {
  owner: 'does everything, and invites and revokes staff.',
  editor: 'publishes on the website.',
  leads: 'answers leads, exports and erases them.',
} satisfies Record<Role, string>;

export const staffWords = {
  title: 'Staff and sessions',
  inviteTitle: 'Invite somebody',
  name: 'Name',
  nameHint: 'As it appears in replies.',
  role: 'Role',
  formatRole: (role: string, hint: string) => `${role}: ${hint}`,
  invite: 'Create the link',
  link: 'Send this link to the person alone. It works once, within 30 minutes, and is not shown again.',
  list: 'Staff',
  passkeys: 'Passkeys',
  access: 'Access',
  hasAccess: 'active',
  invited: 'invited, no passkey yet',
  formatRevoked: (day: string) => `revoked on ${day}`,
  newLink: 'New link',
  newLinkHint:
    'For an invitation that has expired, or a passkey that is lost. Using the link revokes existing passkeys.',
  formatNewLink: (name: string) => `Create a new link for ${name}`,
  revoke: 'Revoke access',
  formatRevoke: (name: string) => `Revoke the access of ${name}`,
  revokeHint: 'Their sessions end at once. What they did stays in the audit log.',
  sessions: 'Sessions',
  device: 'Browser',
  since: 'Signed in',
  seen: 'Last used',
  thisSession: 'this session',
  end: 'End session',
  own: 'Your passkeys',
  ownHint: 'A second passkey on another device keeps you from being locked out.',
  addFirst: 'Add a passkey',
  addSecond: 'Create the new passkey',
  added: 'The passkey was added.',
};
