import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { expect, vi } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import type { Store } from '#database/connect.ts';
import { listUndelivered } from '#database/outbox/outbox-store.ts';
import type { EnquiryEntries } from '#domain/enquiry/enquiry.ts';
import { clientKey } from '#tests/app.ts';

/** How the mail server answers its clients. */
export type MailBehaviour = {
  /** The status for a sender, a recipient or a whole message; 250 accepts it. */
  answer: (command: 'MAIL' | 'RCPT' | 'DATA', address: string) => number;
  /** Milliseconds between the end of a message and the answer to it. */
  delay: number;
  /** The number of connections to close after the first bytes of a message. */
  dropDuringData: number;
  /** The number of connections to close after a whole message, before it is answered. */
  dropBeforeAnswer: number;
};

/** A mail that the server accepted: its envelope, its bytes, and parsed. */
type ReceivedMail = { readonly from: string; readonly to: string[]; readonly raw: Buffer; readonly read: Email };

/** A real mail server; `await using` ends it. */
export type MailServer = AsyncDisposable & {
  /** Fit for `SMTP_URL`, also while the server is stopped. */
  readonly url: string;
  /** May be changed while it runs. */
  readonly behaviour: MailBehaviour;
  readonly mails: ReceivedMail[];
  /** Every recipient that was named, accepted or not. */
  readonly recipients: string[];
  /** How many messages a client has begun to send. */
  begun(): number;
  mailsTo(address: string): ReceivedMail[];
  /** Closes every connection and frees the port. */
  stop(): Promise<void>;
  /** Listens again on the same port. */
  start(): Promise<void>;
};

/** Starts a mail server on 127.0.0.1, on any port if none is given. */
export async function startMailServer(given: Partial<MailBehaviour> = {}, givenPort?: number): Promise<MailServer> {
  const behaviour = { answer: () => 250, delay: 0, dropDuringData: 0, dropBeforeAnswer: 0, ...given };
  const mails: ReceivedMail[] = [];
  const recipients: string[] = [];
  const sockets = new Map<number | undefined, Socket>();
  let begun = 0;
  let server: SMTPServer | undefined;

  const take = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<'taken' | 'cut'> => {
    begun += 1;
    const { mailFrom, rcptTo } = session.envelope;
    const cut = (): unknown => sockets.get(session.remotePort)?.destroy();
    if (behaviour.dropDuringData > 0) {
      behaviour.dropDuringData -= 1;
      stream.once('data', cut);
      return 'cut';
    }
    const raw = await buffer(stream);
    await sleep(behaviour.delay, undefined, { ref: false });
    const to = rcptTo.map(({ address }) => address);
    const refusal = refuse(behaviour.answer('DATA', to.join()), to.join());
    if (refusal) throw refusal;
    mails.push({ from: mailFrom ? mailFrom.address : '', to, raw, read: await PostalMime.parse(raw) });
    if (behaviour.dropBeforeAnswer === 0) return 'taken';
    behaviour.dropBeforeAnswer -= 1;
    cut();
    return 'cut';
  };

  const listen = async (port: number): Promise<void> => {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      onMailFrom: ({ address }, _session, done) => done(refuse(behaviour.answer('MAIL', address), address)),
      onRcptTo({ address }, _session, done) {
        recipients.push(address);
        done(refuse(behaviour.answer('RCPT', address), address));
      },
      onData: (stream, session, done) => void take(stream, session).then((end) => end === 'taken' && done(), done),
    });
    // Clients that disconnect early are expected.
    server.on('error', () => {});
    server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket));
    await once(server.listen(port, '127.0.0.1'), 'listening');
  };

  const stop = async (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (server) server.close(resolve);
    else resolve();
    server = undefined;
    for (const socket of sockets.values()) socket.destroy();
    sockets.clear();
    await promise;
  };

  const port = givenPort === undefined ? await listenAnywhere(listen) : givenPort;
  if (givenPort !== undefined) await listen(port);
  return {
    url: `smtp://127.0.0.1:${port}`,
    behaviour,
    mails,
    recipients,
    begun: () => begun,
    mailsTo: (address) => mails.filter(({ to }) => to.includes(address)),
    stop,
    start: () => listen(port),
    [Symbol.asyncDispose]: stop,
  };
}

/** Sends an enquiry as a visitor's browser does. */
export async function submitEnquiry({ app }: { app: FastifyInstance }, enquiry: EnquiryEntries): Promise<void> {
  const { email: mail, ...others } = enquiry;
  const payload = { ...others, mail };
  const answer = await app.inject({ method: 'POST', url: apiPaths.submitEnquiry, headers: clientKey, payload });
  expect(answer.statusCode).toBe(200);
}

/** Waits until the outbox holds nothing that is yet to be delivered. */
export async function waitUntilDelivered({ store }: { store: Store }): Promise<void> {
  await vi.waitFor(async () => expect(await listUndelivered(store.db)).toEqual([]), { timeout: 30_000, interval: 20 });
}

/**
 * Below the ephemeral ports, apart from the ports of other test workers, and never the same twice: so nobody takes the
 * port of a server that is stopped.
 */
let lastPort = 10 * randomInt(2_000, 3_100) + (Number(process.env.VITEST_POOL_ID ?? 0) % 10);

async function listenAnywhere(listen: (port: number) => Promise<void>): Promise<number> {
  for (;;) {
    lastPort += 10;
    const port = lastPort;
    try {
      await listen(port);
      return port;
    } catch (error) {
      if (!String(error).includes('EADDRINUSE')) throw error;
    }
  }
}

/** A refusal that quotes the address, as mail servers do. */
function refuse(status: number, address: string): Error | undefined {
  if (status === 250) return undefined;
  return Object.assign(new Error(`<${address}> will not do`), { responseCode: status });
}
