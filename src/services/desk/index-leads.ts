import { setImmediate } from 'node:timers/promises';
import { insertWords, listUnindexed } from '#database/lead/lead-store.ts';
import { fillEmailKeys } from '#database/submission/submission-store.ts';
import { listSearchWords } from '#domain/lead/lead.ts';
import { toReference } from '#domain/submission/submission.ts';
import type { DeskContext } from '#services/desk/desk.ts';

/** Leads indexed per transaction: small, so that submissions do not wait long for the write lock. */
const indexBatch = 200;

/** Fills the missing email keys of leads from earlier releases, for the search by person. */
export async function indexEmails({ db }: Pick<DeskContext, 'db'>): Promise<void> {
  for (const table of ['enquiry', 'application'] as const) {
    while ((await db.transaction().execute((trx) => fillEmailKeys(trx, table, indexBatch))) > 0) await setImmediate();
  }
}

/** Indexes the search words of new leads. */
export async function indexLeads({ db }: Pick<DeskContext, 'db'>): Promise<void> {
  for (const table of ['enquiry', 'application'] as const) {
    for (;;) {
      const leads = await listUnindexed(db, table, indexBatch);
      if (leads.length === 0) break;
      const words = leads.map(({ id, texts }) => [id, listSearchWords([...texts, toReference(id)])] as const);
      await db.transaction().execute((trx) => insertWords(trx, table, new Map(words)));
    }
  }
}
