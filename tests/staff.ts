import { randomUUIDv7 } from 'node:crypto';
import { isPagePath } from '#contract/routes.ts';
import type { Store } from '#database/connect.ts';
import { insertStaff } from '#database/staff/staff-store.ts';
import type { Actor, Role } from '#domain/staff/staff.ts';
import type { DeskContext } from '#services/desk/desk.ts';

const care = {
  readRepository: async () => ({ hasOwnFiles: false, files: [], unserved: [] }),
  checkSite: async () => [],
  backup: { folder: '/nonexistent', maxAgeHours: 26 },
  retention: { enquiryDays: 730, applicationDays: 365 },
};

/** What the operations of the desk are given, at the time of this machine. */
export function createDeskContext({ db }: Pick<Store, 'db'>, clock = () => new Date()): DeskContext {
  return { db, clock, deskUrl: 'http://localhost:3001', name: 'Mohar desk', isPagePath, ...care };
}

/** A member of staff without a passkey. */
export async function addStaff({ db }: Pick<Store, 'db'>, name: string, role: Role = 'leads'): Promise<Actor> {
  const member = { id: randomUUIDv7(), name, role, createdAt: '2026-11-20T04:00:00.000Z', revokedAt: '' };
  await insertStaff(db, member);
  return { id: member.id, name, role };
}
