import { setTimeout as delay } from 'node:timers/promises';
import { listApplications } from '#database/application/application-store.ts';
import type { StoreAddress } from '#database/connect.ts';
import { connect } from '#database/connect.ts';
import { listEnquiries } from '#database/enquiry/enquiry-store.ts';
import { listUndelivered, retryUndelivered } from '#database/outbox/outbox-store.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { startMailServer } from '#tests/smtp.ts';
import type { Fault, SoakSite } from '#tests/soak/faults.ts';
import { createSoakClients } from '#tests/soak/soak-clients.ts';

export type SoakPlan = {
  readonly address: StoreAddress;
  /** Processes of the site on the store. */
  readonly processes: number;
  /** Environment of the first process alone. */
  readonly firstEnv?: NodeJS.ProcessEnv;
  /** In random order. */
  readonly faults: readonly Fault[];
  /** Acknowledgements after which it ends. */
  readonly least: number;
  /** Whether messages are retried at once at the end, instead of when their leases expire. */
  readonly retries: boolean;
  readonly random: () => number;
  readonly print: (line: string) => void;
};

export type SoakResult = {
  readonly acknowledged: number;
  /** Acknowledged, but not stored; stored more than once; stored, but without one of their mails. */
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly withoutMail: readonly string[];
  /** Mails that were sent again, because a process ended between sending one and recording it. */
  readonly repeatedMails: number;
  /** Processes that ended although nobody had ended them. */
  readonly ended: number;
  /** From the end of a fault until every process is ready. Milliseconds. */
  readonly readyAfter: readonly number[];
};

const clients = 8;

/**
 * Submits enquiries and applications from several clients, each until it is acknowledged, while faults happen at random
 * moments. Then compares acknowledged, stored and mailed submissions.
 */
export async function runSoak(plan: SoakPlan): Promise<SoakResult> {
  const { address, random, print } = plan;
  await using mail = await startMailServer();
  const env = {
    DATABASE_URL: address.databaseUrl,
    DATA_DIR: address.dataDir,
    SMTP_URL: mail.url,
    MAIL_RETRY_SECONDS: '1',
  };
  const killed = new Set<TestServer>();
  let ended = 0;
  const start = async (nth: number, port = '0'): Promise<TestServer> => {
    const server = await startServer({ ...env, ...(nth === 0 ? plan.firstEnv : {}), PORT: port, LOG_LEVEL: 'fatal' });
    void server.ended.then(() => {
      if (!killed.has(server)) ended += 1;
    });
    return server;
  };
  const servers: TestServer[] = [];
  for (let nth = 0; nth < plan.processes; nth += 1) servers.push(await start(nth));
  const readyAfter: number[] = [];
  const site: SoakSite = {
    random,
    async kill() {
      const at = Math.floor(random() * servers.length);
      const server = servers[at] as TestServer;
      killed.add(server);
      process.kill(server.pid, 'SIGKILL');
      await server.ended;
      return async () => {
        servers[at] = await start(at, String(server.port));
      };
    },
    async waitUntilReady() {
      const startedAt = performance.now();
      for (const { url } of servers) while (!(await fetch(`${url}/readyz`)).ok) await delay(20);
      readyAfter.push(performance.now() - startedAt);
    },
  };

  const submitting = createSoakClients(() => servers[Math.floor(random() * servers.length)]?.url ?? '');
  const running = Array.from({ length: clients }, () => submitting.run());
  for (const [nth, fault] of shuffle(plan.faults, random).entries()) {
    await delay(100 + random() * 700);
    await fault(site);
    print(`${nth + 1} of ${plan.faults.length} faults, ${submitting.acknowledged.size} acknowledged`);
  }
  while (submitting.acknowledged.size < plan.least) await delay(100);
  submitting.stop();
  await Promise.all(running);

  const store = await connect(address);
  // Messages that a killed process had claimed are due when their lease expires, or when the operator retries them.
  if (plan.retries) await retryUndelivered(store.db, new Date());
  const endedAt = Date.now();
  while ((await listUndelivered(store.db)).length > 0 && Date.now() - endedAt < 180_000) await delay(500);
  const stored = [...(await listEnquiries(store.db)), ...(await listApplications(store.db))].map(({ email }) => email);
  const counts = Map.groupBy(stored, (email) => email);
  const mailed = new Set(mail.mails.flatMap(({ to }) => to));
  const notified = new Set(mail.mails.flatMap(({ read }) => read.replyTo?.map(({ address: to }) => to) ?? []));
  const repeatedMails = mail.mails.length - new Set(mail.mails.map(({ read }) => read.messageId)).size;
  await store.close();
  for (const server of servers) {
    killed.add(server);
    await server.stop();
  }
  const { acknowledged } = submitting;
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((email) => !counts.has(email)),
    doubled: [...counts].flatMap(([email, rows]) => (rows.length > 1 ? [email] : [])),
    repeatedMails,
    withoutMail: stored.filter((email) => !mailed.has(email) || !notified.has(email)),
    ended,
    readyAfter,
  };
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
