import type { Migration } from 'kysely/migration';
import { enquiryMigration } from '#database/migrations/0001-enquiry.ts';
import { applicationMigration } from '#database/migrations/0002-application.ts';
import { consentMigration } from '#database/migrations/0003-consent.ts';
import { outboxMigration } from '#database/migrations/0004-outbox.ts';
import { rateLimitMigration } from '#database/migrations/0005-rate-limit.ts';
import { publishingMigration } from '#database/migrations/0006-publishing.ts';
import { repositoryMigration } from '#database/migrations/0007-repository.ts';
import { renameColumnsMigration } from '#database/migrations/0008-rename-columns.ts';
import { outboxKindMigration } from '#database/migrations/0009-outbox-kind.ts';
import { unloggedRateLimitMigration } from '#database/migrations/0010-unlogged-rate-limit.ts';
import { repositoryCopyMigration } from '#database/migrations/0011-repository-copy.ts';
import { submissionReferenceMigration } from '#database/migrations/0012-submission-reference.ts';
import { submissionStatusMigration } from '#database/migrations/0013-submission-status.ts';
import { deskMigration } from '#database/migrations/0014-desk.ts';
import { postTextMigration } from '#database/migrations/0015-post-text.ts';
import { pdfPartsMigration } from '#database/migrations/0016-pdf-parts.ts';
import { postListMigration } from '#database/migrations/0017-post-list.ts';

/** Every migration by its name, in the order in which they run. A released one is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-enquiry': enquiryMigration,
  '0002-application': applicationMigration,
  '0003-consent': consentMigration,
  '0004-outbox': outboxMigration,
  '0005-rate-limit': rateLimitMigration,
  '0006-publishing': publishingMigration,
  '0007-repository': repositoryMigration,
  '0008-rename-columns': renameColumnsMigration,
  '0009-outbox-kind': outboxKindMigration,
  '0010-unlogged-rate-limit': unloggedRateLimitMigration,
  '0011-repository-copy': repositoryCopyMigration,
  '0012-submission-reference': submissionReferenceMigration,
  '0013-submission-status': submissionStatusMigration,
  '0014-desk': deskMigration,
  '0015-post-text': postTextMigration,
  '0016-pdf-parts': pdfPartsMigration,
  '0017-post-list': postListMigration,
};
