import { listUndelivered, retryUndelivered } from '#database/outbox/outbox-store.ts';
import { channelOf, type OutboxMessage } from '#domain/outbox/outbox.ts';
import { readOptions, runCommand, withStore } from '#scripts/command.ts';
import { formatTable } from '#scripts/format-table.ts';
import type { Config } from '#server/config.ts';

// `npm run outbox` prints the messages that are not delivered, oldest first; `-- --retry` makes all of them due now, those
// that were given up included.
const columns = ['createdAt', 'message', 'subjectId', 'attempts', 'state', 'dueAt', 'lastError'] as const;

await runCommand(async () => {
  const { retry = false } = readOptions({ retry: { type: 'boolean' } }, '[--retry]');
  await withStore(async (db, config) => {
    if (retry) console.log(`Due now: ${await retryUndelivered(db, new Date())}.`);
    const entries = await listUndelivered(db);
    if (!retry) process.stdout.write(formatEntries(entries));
    for (const line of explainWaiting(entries, config)) console.error(line);
  });
});

function formatEntries(entries: readonly OutboxMessage[]): string {
  if (entries.length === 0) return 'Nothing is waiting.\n';
  return formatTable(
    columns,
    entries.map((entry) => ({ ...entry, attempts: String(entry.attempts) })),
  );
}

/** Why messages wait whose sender is not configured here. */
function explainWaiting(entries: readonly OutboxMessage[], { mail, webhook }: Config): string[] {
  const waits = (channel: string): boolean =>
    entries.some(({ state, message }) => state === 'waiting' && channelOf(message) === channel);
  const lines = [
    waits('mail') && mail.smtpUrl === '' && 'Mail is waiting because SMTP_URL is not set.',
    waits('webhook') && webhook.url === '' && 'Webhook messages are waiting because LEAD_WEBHOOK_URL is not set.',
  ];
  return lines.filter((line) => line !== false);
}
