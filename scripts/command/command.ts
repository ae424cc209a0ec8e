import { basename, resolve } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { z } from 'zod';
import { connect, type Store, type StoreAddress } from '#database/connect.ts';
import { requireStore } from '#database/copy/snapshot.ts';
import { requireCurrentSchema } from '#database/migrate.ts';
import { describeError, findErrorCode, MoharError } from '#domain/errors.ts';
import { toMoment } from '#domain/time.ts';
import { type Config, readConfig } from '#server/config.ts';

/** Exit statuses as shells report them: systemd counts a process that SIGINT ended as a success. */
const interruptStatuses = { SIGINT: 130, SIGTERM: 143 } as const;

/** What a command does and takes, for `--help` and usage errors. */
export type Command<Options extends ParseArgsOptionsConfig> = {
  readonly about: string;
  /** Options and arguments: `FILE… [--dry-run]`. */
  readonly usage: string;
  readonly options: Options;
};

/**
 * Runs a command. Prints an error as one line on standard error, with status 1, or 64 for invalid arguments
 * (`EX_USAGE` of sysexits.h; 2 and 3 are results of `npm run check`). Ctrl-C exits with 130; servers handle signals
 * themselves. Ignores EPIPE: a reader that closes early, as `head` does, must not stop the command's work.
 */
export async function runCommand(work: () => Promise<void>, { isServer = false } = {}): Promise<void> {
  for (const [signal, status] of isServer ? [] : Object.entries(interruptStatuses)) {
    process.once(signal, () => {
      console.error('Interrupted.');
      process.exit(status);
    });
  }
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    await work();
  } catch (error) {
    console.error(error instanceof MoharError ? error.message : formatBug(error));
    process.exitCode = findErrorCode(error) === 'usage-invalid' ? 64 : 1;
  }
}

/** Formats an unexpected error as one line, with its place in the source unless it names a file. */
function formatBug(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('syscall' in error && 'path' in error) return error.message;
  const place = /^ {4}at .*$/m.exec(error.stack ?? '')?.[0].trim() ?? '';
  return `${error.name}: ${error.message.split('\n')[0]} (${place})`;
}

/** Prints the name of the store. Throws `store-unavailable` where there is none: commands create none. */
export async function nameStore(address: StoreAddress): Promise<void> {
  // On standard error: standard output may be a CSV file.
  console.error(`Store: ${await requireStore(address)}`);
}

/** Opens the configured store, which must exist and be of this version, and closes it after the work. */
export async function withStore<Result>(work: (db: Store['db'], config: Config) => Promise<Result>): Promise<Result> {
  const config = readConfig();
  await nameStore(config);
  await using store = await connect(config);
  await requireCurrentSchema(store.db);
  return await work(store.db, config);
}

/** Parses the command's options. Throws `usage-invalid` with one line that lists them. */
export function readOptions<Options extends ParseArgsOptionsConfig>(command: Command<Options>) {
  return readArguments(command, false).values;
}

/**
 * Parses the command's options and positionals. Throws `usage-invalid` with one line that lists the options. With
 * `--help` it prints them and ends the process.
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  { about, usage, options }: Command<Options>,
  allowPositionals = true,
) {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(`${about}\nUse: npm run ${basename(process.argv[1] ?? '', '.ts')} -- ${usage}`);
    process.exit(0);
  }
  try {
    return parseArgs({ options, allowPositionals });
  } catch (error) {
    const reason = describeError(error);
    // Node's message has several sentences and lines; the first names the problem.
    return rejectUsage(`${reason.split(/\.\s/)[0]?.replaceAll(/\s+/g, ' ')}; use ${usage}.`);
  }
}

/** Parses `--since` to UTC, ISO 8601. A day begins at midnight in India; a time without a zone is India's. */
export function readSince(value: string): string {
  const isDay = z.iso.date().safeParse(value).success;
  const [, time = '', zone = '+05:30'] = /^(.*?)(Z|[+-][0-9]{2}:[0-9]{2})?$/.exec(value) ?? [];
  const moment = isDay ? toMoment(value) : new Date(time + zone);
  const isValid = isDay || z.iso.datetime({ local: true }).safeParse(time).success;
  if (!isValid || Number.isNaN(moment.getTime())) {
    return rejectUsage(`--since: "${value}" is not a date; use 2026-11-01 or a full ISO 8601 time.`);
  }
  return moment.toISOString();
}

/** The absolute path in an option such as `--save`, if it is used. */
export function readSaveFolder(option: string, value: string | undefined): string | undefined {
  if (value?.trim() === '') return rejectUsage(`${option}: name a folder.`);
  return value && resolve(value);
}

/** Throws `usage-invalid`, which ends the command with status 64. */
export function rejectUsage(line: string): never {
  throw new MoharError('usage-invalid', line);
}
