import type { Migration } from 'kysely/migration';
import * as enquiry from '#database/migrations/0001-enquiry.ts';
import * as application from '#database/migrations/0002-application.ts';
import * as consent from '#database/migrations/0003-consent.ts';
import * as outbox from '#database/migrations/0004-outbox.ts';
import * as rateLimit from '#database/migrations/0005-rate-limit.ts';
import * as publishing from '#database/migrations/0006-publishing.ts';
import * as repository from '#database/migrations/0007-repository.ts';
import * as renameColumns from '#database/migrations/0008-rename-columns.ts';
import * as outboxKind from '#database/migrations/0009-outbox-kind.ts';
import * as unloggedRateLimit from '#database/migrations/0010-unlogged-rate-limit.ts';
import * as repositoryCopy from '#database/migrations/0011-repository-copy.ts';
import * as submissionReference from '#database/migrations/0012-submission-reference.ts';
import * as submissionStatus from '#database/migrations/0013-submission-status.ts';
import * as desk from '#database/migrations/0014-desk.ts';
import * as postText from '#database/migrations/0015-post-text.ts';
import * as pdfParts from '#database/migrations/0016-pdf-parts.ts';
import * as postList from '#database/migrations/0017-post-list.ts';
import * as emailKey from '#database/migrations/0018-email-key.ts';
import * as noStatistics from '#database/migrations/0019-no-statistics.ts';
import * as outboxLease from '#database/migrations/0020-outbox-lease.ts';
import * as orphans from '#database/migrations/0021-orphans.ts';
import * as wholePdfs from '#database/migrations/0022-whole-pdfs.ts';
import * as inbox from '#database/migrations/0023-inbox.ts';
import * as keptText from '#database/migrations/0024-kept-text.ts';
import * as wordIndex from '#database/migrations/0025-word-index.ts';

/** Every migration by its name, in the order in which they run. A released one is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-enquiry': enquiry,
  '0002-application': application,
  '0003-consent': consent,
  '0004-outbox': outbox,
  '0005-rate-limit': rateLimit,
  '0006-publishing': publishing,
  '0007-repository': repository,
  '0008-rename-columns': renameColumns,
  '0009-outbox-kind': outboxKind,
  '0010-unlogged-rate-limit': unloggedRateLimit,
  '0011-repository-copy': repositoryCopy,
  '0012-submission-reference': submissionReference,
  '0013-submission-status': submissionStatus,
  '0014-desk': desk,
  '0015-post-text': postText,
  '0016-pdf-parts': pdfParts,
  '0017-post-list': postList,
  '0018-email-key': emailKey,
  '0019-no-statistics': noStatistics,
  '0020-outbox-lease': outboxLease,
  '0021-orphans': orphans,
  '0022-whole-pdfs': wholePdfs,
  '0023-inbox': inbox,
  '0024-kept-text': keptText,
  '0025-word-index': wordIndex,
};
