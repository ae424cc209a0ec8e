import { listUndelivered, retryUndelivered } from '#database/outbox/outbox-store.ts';
import { channelOf, type OutboxEntry } from '#domain/outbox/outbox.ts';
import { readOptions } from '#scripts/read-options.ts';
import { runCommand, withStore } from '#scripts/run-command.ts';
import { writeTable } from '#scripts/write-table.ts';
import type { Config } from '#server/config.ts';

// `npm run outbox` prints what is not delivered, oldest first; `-- --retry` makes all of it due now, what was given up
// included.
const columns = ['createdAt', 'message', 'subjectId', 'attempts', 'state', 'dueAt', 'lastError'] as const;

await runCommand(async () => {
  const { retry = false } = readOptions({ retry: { type: 'boolean' } }, '[--retry]');
  await withStore(async (db, config) => {
    if (retry) console.log(`Due now: ${await retryUndelivered(db, new Date())}.`);
    const entries = await listUndelivered(db);
    if (!retry) process.stdout.write(writeEntries(entries));
    for (const remark of explainWaiting(entries, config)) console.error(remark);
  });
});

function writeEntries(entries: readonly OutboxEntry[]): string {
  if (entries.length === 0) return 'Nothing waits.\n';
  return writeTable(
    columns,
    entries.map((entry) => ({ ...entry, attempts: String(entry.attempts) })),
  );
}

/** Why messages wait that nothing here would deliver. */
function explainWaiting(entries: readonly OutboxEntry[], { mail, webhook }: Config): string[] {
  const waits = (channel: string): boolean =>
    entries.some(({ state, message }) => state === 'waiting' && channelOf(message) === channel);
  return [
    ...(waits('mail') && mail.smtpUrl === '' ? ['Mail waits because SMTP_URL is not set.'] : []),
    ...(waits('webhook') && webhook.url === '' ? ['Webhook messages wait because LEAD_WEBHOOK_URL is not set.'] : []),
  ];
}
