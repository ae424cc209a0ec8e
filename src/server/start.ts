import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { connect, requireWritable, type Store } from '#database/connect.ts';
import { requireNoStage } from '#database/copy/staging.ts';
import { lockSite } from '#database/lock-site.ts';
import { listMigrations, migrate } from '#database/migrate.ts';
import { isConnectionFailure } from '#database/postgres.ts';
import { MoharError } from '#domain/errors.ts';
import { createApp } from '#server/app.ts';
import { buildDir, versionText } from '#server/build-folder.ts';
import { type Config, readConfig, setProductionMode } from '#server/config.ts';
import { listen } from '#server/listen.ts';
import { printLine } from '#server/print-line.ts';
import { seedContent } from '#services/publish-content.ts';
import { readSeed } from '#services/read-seed.ts';
import type { CreateWebsite } from '#website/serve.ts';

/** The browser's files of the site. */
export const siteClientDir = join(buildDir, 'client');

/**
 * Starts the built site; it runs until SIGTERM or SIGINT. A known error ends the process with one line and status 1.
 */
export function start(): Promise<void> {
  ignoreLostReader();
  return exitOnError(async () => {
    printLine(`Mohar ${versionText}`);
    const config = readConfig();
    // New files are readable by this user only.
    process.umask(0o077);
    setProductionMode();
    const { createWebsite } = await loadBuild();
    const store = await openStore(config, join(buildDir, 'seed'));
    const app = await createApp({ config, store, createWebsite, clientDir: siteClientDir });
    await listen(app, config);
    stopOnSignal(app, store, config);
    warnOfRoot(app);
    warnOfUnknown(app, config);
    await store.ping().catch((error) => app.log.error({ err: error }, 'the store is not ready'));
  });
}

/**
 * Ignores EPIPE on stdout: the reader of the log is gone. Uncaught, it would end the process, and on exit the logger
 * would retry its last write for ever (sonic-boom 4.2, `flushSync`).
 */
function ignoreLostReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

/** Runs `work`; a `MoharError` becomes one line on standard error, and status 1. */
export async function exitOnError(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof MoharError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * Connects, migrates, prints which migrations ran, publishes the initial content of a new store from `seedFolder`, and
 * connects for serving. Throws `store-unavailable` where another site runs on the same SQLite store. Retries on
 * connection failures for up to `storeWait`: the database may be starting too.
 */
export async function openStore(config: Config, seedFolder: string): Promise<Store> {
  lockSite(config);
  const startedAt = performance.now();
  for (let pause = 250; ; pause = Math.min(2 * pause, 4_000)) {
    try {
      await prepareStore(config, seedFolder);
      return await connect(config, { hasDeadlines: true });
    } catch (error) {
      const isTooLate = performance.now() - startedAt + pause > config.storeWait;
      if (!(error instanceof Error && isConnectionFailure(error)) || isTooLate) throw error;
      printLine(`${error.message}; trying again in ${pause / 1_000} s`);
      await delay(pause);
    }
  }
}

async function prepareStore(config: Config, seedFolder: string): Promise<void> {
  await using store = await connect(config);
  if ((await listMigrations(store.db)).length === 0) await requireNoStage(store, config);
  const ran = await migrate(store.db);
  printLine(`Store: ${store.name}; ${ran.length === 0 ? 'schema is current' : `ran ${ran.join(', ')}`}`);
  await requireWritable(store);
  if (!config.seedContent) return;
  const isSeeded = await seedContent(store.db, () => readSeed(seedFolder), new Date());
  if (isSeeded) printLine('Store: published the initial posts, notices and advertisements');
}

/**
 * On a signal finishes requests in flight, closes the store and exits 0; a second signal or the timeout exits 1 at
 * once. An uncaught error stops the process in the same way with 1: its state is unknown, and a supervisor restarts it.
 */
export function stopOnSignal(app: FastifyInstance, store: Store, config: Config): void {
  let stopping = false;
  const stop = async (code: number): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), config.shutdownTimeout).unref();
    await app.close();
    await store.close();
    process.exit(code);
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'an error was not caught: the process ends');
    void stop(1);
  });
}

/** A warning only: safe for a trial, not to go live with. `npm run doctor` reports it too. */
function warnOfRoot(app: FastifyInstance): void {
  if (process.getuid?.() === 0) app.log.warn('running as root: use a user of its own that may write to DATA_DIR only');
}

/** They may be a platform's, so they do not stop the start. */
function warnOfUnknown(app: FastifyInstance, { unknownVariables }: Config): void {
  if (unknownVariables.length > 0) app.log.warn({ variables: unknownVariables }, 'variables that are unknown here');
}

/** The built pages. Throws `build-missing`. */
export async function loadBuild(): Promise<{ createWebsite: CreateWebsite }> {
  const file = join(buildDir, 'server/index.js');
  if (!existsSync(file))
    throw new MoharError('build-missing', 'build/ is missing; run "npm start" or "npm run build".');
  return import(pathToFileURL(file).href);
}
