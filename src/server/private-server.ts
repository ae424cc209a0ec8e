import Fastify, { type FastifyInstance } from 'fastify';
import { requireSpace } from '#database/connect.ts';
import { countUndelivered } from '#database/outbox/undelivered-counts.ts';
import { describeError } from '#domain/errors.ts';
import { versionText } from '#server/build-folder.ts';
import type { Config } from '#server/config.ts';
import { listen } from '#server/listen.ts';
import type { Metrics, MetricsContext } from '#server/metrics.ts';
import { findUploadsError } from '#server/uploads.ts';

const healthTimeoutMs = 2_000;

/** Minutes until a waiting message makes the outbox unhealthy; a mailbox that is full for a while is retried. */
const maxWaitMinutes = 60;

/**
 * Listens on `METRICS_HOST` and `METRICS_PORT`, which must not be reachable from outside: `/metrics` for Prometheus,
 * and `/health`, which checks each dependency by itself and answers 503 if one fails. Ends with the app.
 */
export async function startPrivateServer(
  app: FastifyInstance,
  config: Config,
  metrics: Metrics,
  { store, repository, readBackupState }: MetricsContext,
): Promise<void> {
  const checks = {
    store: () => store.ping(),
    disk: () => requireSpace(config.dataDir),
    uploads: async () => {
      const error = findUploadsError(config.dataDir);
      if (error) throw new Error(`${error.place} cannot be written (${error.code})`);
    },
    outbox: async () => {
      const { toSendAgain, oldest } = await countUndelivered(store.db);
      if (toSendAgain > 0) throw new Error(`${toSendAgain} messages were given up: see "npm run outbox"`);
      const minutes = oldest === '' ? 0 : Math.floor((store.clock().getTime() - Date.parse(oldest)) / 60_000);
      if (minutes > maxWaitMinutes) {
        throw new Error(`a message has waited for ${minutes} minutes: see "npm run outbox"`);
      }
    },
    backup: async () => {
      const { isOverdue, text } = readBackupState();
      if (isOverdue) throw new Error(text);
    },
    repository: async () => {
      const { files, unserved } = await repository.readState();
      const unverified = files.filter(({ verdict }) => verdict.status !== 'verified').map(({ path }) => path);
      const errors = [
        ...(unverified.length > 0 ? [`not verified: ${unverified.join(', ')}`] : []),
        ...unserved.map(({ path, place, reason }) => `${path} is not served: ${place}: ${reason}`),
      ];
      if (errors.length > 0) throw new Error(errors.join('; '));
    },
  };
  const server = Fastify();
  server.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.format()));
  server.get('/health', async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await formatFailure(check)] as const),
    );
    const isHealthy = results.every(([, failure]) => failure === 'ok');
    return reply.code(isHealthy ? 200 : 503).send({ version: versionText, ...Object.fromEntries(results) });
  });
  app.addHook('onClose', () => server.close());
  await listen(server, { host: config.metrics.host, port: config.metrics.port ?? 0 }, 'METRICS', 'Metrics are');
}

/** `ok`, or why the check failed. */
async function formatFailure(check: () => Promise<void>): Promise<string> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${healthTimeoutMs / 1_000} s`)), healthTimeoutMs);
  try {
    await Promise.race([check(), late]);
    return 'ok';
  } catch (error) {
    return describeError(error);
  } finally {
    clearTimeout(timer);
  }
}
