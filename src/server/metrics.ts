import type { FastifyInstance } from 'fastify';
import type { Store } from '#database/connect.ts';
import { countUndelivered } from '#database/outbox/undelivered-counts.ts';
import { version } from '#server/build-folder.ts';
import type { Tally } from '#server/counts.ts';
import type { BackupState } from '#server/doctor/check-backups.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';
import type { RepositoryWatcher } from '#services/watch-repository.ts';

/** The sources of the metrics; no data of visitors. */
export type MetricsContext = {
  readonly store: Store;
  readonly repository: RepositoryWatcher;
  readonly caches: { readonly [name in 'pages' | 'api']: ResponseCache };
  /** Pages that wait to be rendered. */
  readonly countWaiting: () => number;
  readonly readBackupState: () => BackupState;
};

/** The metrics of this process in Prometheus' text format. */
export type Metrics = {
  /** Adds the gauges that are read at every scrape. */
  observe(context: MetricsContext): void;
  readonly contentType: string;
  format(): Promise<string>;
};

/** Upper bounds in seconds: a cached page takes less than the first, a submission with a virus scan up to the last. */
const durationBuckets = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

/**
 * Measures every request from here on: call it before routes are registered. Routes are counted by their pattern, all
 * pages as `/*`, so that the number of series does not depend on what is requested.
 */
export async function createMetrics(app: FastifyInstance): Promise<Metrics> {
  // Loaded where metrics are configured only: most sites have none.
  const { default: prometheus } = await import('prom-client');
  const registry = new prometheus.Registry();
  const registers = [registry];
  prometheus.collectDefaultMetrics({ register: registry, prefix: 'mohar_' });
  new prometheus.Gauge({
    name: 'mohar_build_info',
    help: 'The version that runs',
    labelNames: ['version', 'commit'],
    registers,
  }).set(version, 1);
  const duration = new prometheus.Histogram({
    name: 'mohar_http_request_duration_seconds',
    help: 'From the head of a request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBuckets,
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.raw.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
  /** Adds a counter of what the process has counted. */
  const counter = (name: string, help: string, labelNames: string[], tally: Pick<Tally<string, string>, 'list'>) => {
    new prometheus.Counter({
      name: `mohar_${name}_total`,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        for (const { values, count } of tally.list()) {
          this.inc(Object.fromEntries(labelNames.map((label, index) => [label, values[index] ?? ''])), count);
        }
      },
    });
  };
  /** Adds a gauge; every scrape reads its values by label. */
  const gauge = (name: string, help: string, label: string, read: () => Promise<Readings> | Readings): void => {
    new prometheus.Gauge({
      name: `mohar_${name}`,
      help,
      labelNames: [label],
      registers,
      async collect() {
        this.reset();
        for (const [value, reading] of Object.entries(await read())) this.set({ [label]: value }, reading);
      },
    });
  };

  return {
    observe({ store, repository, caches, countWaiting, readBackupState }) {
      const { pages, api } = caches;
      const { pool } = store;
      // First: the metrics that follow query the store, which would be counted too.
      if (pool) {
        gauge('database_connections', 'Connections to PostgreSQL, and queries that wait for one', 'state', () => ({
          idle: pool.idleCount,
          used: pool.totalCount - pool.idleCount,
          waiting: pool.waitingCount,
        }));
      }
      const { submissions, deliveries, failures } = app.counts;
      counter('submissions', 'Submissions by what became of them', ['kind', 'outcome'], submissions);
      counter('deliveries', 'Attempts to deliver a message', ['channel', 'outcome'], deliveries);
      counter('failures', 'Failures by cause', ['cause'], failures);
      gauge(
        'backup_age_seconds',
        'Age of the last backup; infinite where one is due and there is none',
        'backup',
        () => {
          const { ageHours } = readBackupState();
          return ageHours === undefined ? {} : { last: ageHours * 3_600 };
        },
      );
      gauge('backup_current', '0 while the last backup is older than BACKUP_MAX_AGE_HOURS, else 1', 'backup', () => ({
        last: readBackupState().isOverdue ? 0 : 1,
      }));
      const measureCaches = (size: 'entries' | 'bytes' | 'renders', help: string): void =>
        gauge(`cache_${size}`, help, 'cache', () => ({ pages: pages.size()[size], api: api.size()[size] }));
      measureCaches('entries', 'Cached responses');
      measureCaches('bytes', 'Bytes of cached responses');
      measureCaches('renders', 'Responses rendered since the start');
      gauge('render_queue', 'Pages that wait to be rendered', 'queue', () => ({ pages: countWaiting() }));
      gauge('store_ready', '1 while the store answers and can save, else 0', 'store', async () => {
        const isReady = await store.ping().then(
          () => 1,
          () => 0,
        );
        return { [store.pool ? 'PostgreSQL' : 'SQLite']: isReady };
      });
      gauge('outbox_messages', 'Messages that wait, and given-up ones but for acknowledgements', 'state', async () => {
        const { waiting, toSendAgain } = await countUndelivered(store.db).catch(unknown);
        return { waiting, 'given-up': toSendAgain };
      });
      gauge('outbox_oldest_seconds', 'Age of the oldest message that waits', 'state', async () => {
        const { oldest } = await countUndelivered(store.db).catch(unknown);
        return { waiting: oldest === '' ? 0 : Math.max(0, Date.now() - Date.parse(oldest)) / 1_000 };
      });
      gauge(
        'repository_verified',
        '1 for a file that is verified, else 0, also where an own file is missing',
        'path',
        async () => {
          const { files, unserved } = await repository.readState();
          return Object.fromEntries([
            ...files.map(({ path, verdict }) => [path, verdict.status === 'verified' ? 1 : 0]),
            ...unserved.map(({ path }) => [path, 0]),
          ]);
        },
      );
      gauge('crl_age_seconds', 'Since the CRL was issued', 'path', async () => {
        const { files } = await repository.readState();
        return Object.fromEntries(
          files.flatMap(({ path, facts }) =>
            facts?.kind === 'crl' ? [[path, (Date.now() - Date.parse(facts.thisUpdate)) / 1_000]] : [],
          ),
        );
      });
    },
    contentType: registry.contentType,
    format: () => registry.metrics(),
  };
}

/** By the value of a label. */
type Readings = { readonly [value: string]: number };

/** The counts while the store does not answer; other metrics are still reported. */
function unknown() {
  return { waiting: Number.NaN, givenUp: Number.NaN, toSendAgain: Number.NaN, oldest: '' };
}
