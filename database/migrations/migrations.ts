import type { Migration } from 'kysely/migration';
import { enquiryMigration } from '#database/migrations/0001-enquiry.ts';

/** Every migration by its name, in the order in which they run. A released one is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-enquiry': enquiryMigration,
};
