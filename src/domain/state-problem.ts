import type { CertificateErrorCode } from '#domain/certificate/certificate.ts';
import type { OutboxChannel, OutboxMessage } from '#domain/outbox/outbox.ts';
import { isList, lacksSubCaList, type RepositoryFile, type UnservedFile } from '#domain/repository/repository-state.ts';

/** What is wrong with the installation, for its owner. */
export type StateProblem =
  /** No mail server is configured; so many messages wait. */
  | { readonly kind: 'no-mail-server'; readonly waiting: number }
  /** Messages of a channel wait for too long, the oldest since `since`: UTC, ISO 8601. */
  | {
      readonly kind: 'stuck';
      readonly channel: OutboxChannel;
      readonly waiting: number;
      readonly since: string;
      readonly attempts: number;
      readonly lastError: string;
    }
  | { readonly kind: 'crl-out-of-date' | 'file-invalid'; readonly path: string; readonly fault: CertificateErrorCode }
  | { readonly kind: 'no-sub-ca-list' }
  | { readonly kind: 'file-unserved'; readonly path: string; readonly place: string; readonly reason: string }
  | { readonly kind: 'no-files' }
  | { readonly kind: 'no-backup' }
  | { readonly kind: 'old-backup'; readonly last: string; readonly hours: number }
  | { readonly kind: 'given-up'; readonly count: number };

/** The state that problems are found in. */
export type InstallationState = {
  readonly isMailConfigured: boolean;
  readonly waiting: { readonly [channel in OutboxChannel]: WaitingMessages };
  /** Without acknowledgements: nobody needs to send those again. */
  readonly givenUp: number;
  /** `last` is UTC, ISO 8601; blank for none. */
  readonly backup: { readonly last: string; readonly isOld: boolean };
  readonly repository: { readonly files: readonly RepositoryFile[]; readonly unserved: readonly UnservedFile[] };
};

export type WaitingMessages = { readonly count: number; readonly oldest: OutboxMessage | undefined };

/** A message that waits longer is reported: the outbox is polled every few seconds. Milliseconds. */
export const maxWaiting = 10 * 60_000;

/** Lists what is wrong, in this order: mail, certificates and lists, the backup, single messages. */
export function listProblems(state: InstallationState, now: Date): readonly StateProblem[] {
  const { isMailConfigured, waiting, givenUp, backup, repository } = state;
  return [
    ...(isMailConfigured
      ? findStuck('mail', waiting.mail, now)
      : [{ kind: 'no-mail-server' as const, waiting: waiting.mail.count }]),
    ...findStuck('webhook', waiting.webhook, now),
    ...repository.files.flatMap(findInvalid),
    ...(lacksSubCaList(repository.files) ? [{ kind: 'no-sub-ca-list' as const }] : []),
    ...repository.unserved.map((file) => ({ kind: 'file-unserved' as const, ...file })),
    ...(repository.files.length === 0 && repository.unserved.length === 0 ? [{ kind: 'no-files' as const }] : []),
    ...findOldBackup(backup, now),
    ...(givenUp > 0 ? [{ kind: 'given-up' as const, count: givenUp }] : []),
  ];
}

function findStuck(channel: OutboxChannel, { count, oldest }: WaitingMessages, now: Date): readonly StateProblem[] {
  if (!oldest || now.getTime() - Date.parse(oldest.createdAt) <= maxWaiting) return [];
  const { createdAt: since, attempts, lastError } = oldest;
  return [{ kind: 'stuck', channel, waiting: count, since, attempts, lastError }];
}

function findInvalid({ name, path, verdict }: RepositoryFile): readonly StateProblem[] {
  if (verdict.status === 'verified') return [];
  const isOutOfDate = verdict.status === 'out-of-date' && isList(name);
  return [{ kind: isOutOfDate ? 'crl-out-of-date' : 'file-invalid', path, fault: verdict.fault }];
}

function findOldBackup({ last, isOld }: InstallationState['backup'], now: Date): readonly StateProblem[] {
  if (last === '') return [{ kind: 'no-backup' }];
  const hours = Math.floor((now.getTime() - Date.parse(last)) / 3_600_000);
  return isOld ? [{ kind: 'old-backup', last, hours }] : [];
}
