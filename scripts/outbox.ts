import { listUndelivered, retryUndelivered } from '#database/outbox/outbox-store.ts';
import { channelOf, type OutboxMessage } from '#domain/outbox/outbox.ts';
import { readOptions, runCommand, withStore } from '#scripts/command/command.ts';
import { formatTable } from '#scripts/command/format-table.ts';
import type { Config } from '#server/config.ts';

// `npm run outbox` prints the undelivered messages, oldest first; `-- --retry` makes all of them due now, also the
// given-up ones.
const columns = ['createdAt', 'kind', 'subjectId', 'attempts', 'state', 'dueAt', 'lastError'] as const;

await runCommand(async () => {
  const { retry = false } = readOptions({
    about: 'Lists undelivered messages and why they wait; --retry makes all of them due now.',
    usage: '[--retry]',
    options: { retry: { type: 'boolean' } },
  });
  await withStore(async (db, config) => {
    if (retry) console.log(`Due now: ${await retryUndelivered(db, new Date())}.`);
    const messages = await listUndelivered(db);
    if (!retry) process.stdout.write(formatMessages(messages));
    for (const line of explainWaiting(messages, config)) console.error(line);
  });
});

function formatMessages(messages: readonly OutboxMessage[]): string {
  if (messages.length === 0) return 'Nothing is waiting.\n';
  return formatTable(
    columns,
    messages.map((message) => ({ ...message, attempts: String(message.attempts) })),
  );
}

/** Reports channels with waiting messages but without configuration. */
function explainWaiting(messages: readonly OutboxMessage[], { mail, webhook }: Config): string[] {
  const waits = (channel: string): boolean =>
    messages.some(({ state, kind }) => state === 'waiting' && channelOf(kind) === channel);
  const lines = [
    waits('mail') && mail.smtpUrl === '' && 'Mail is waiting because SMTP_URL is not set.',
    waits('webhook') && webhook.url === '' && 'Webhook messages are waiting because LEAD_WEBHOOK_URL is not set.',
  ];
  return lines.filter((line) => line !== false);
}
