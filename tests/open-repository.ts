import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { insertDemonstration } from '#database/repository/demonstration-store.ts';
import { makeDemonstration } from '#domain/demonstration/make-demonstration.ts';
import { createRepositoryWatcher } from '#services/watch-repository.ts';
import { openTestStore } from '#tests/store.ts';

export const now = new Date(Math.floor(Date.now() / 1_000) * 1_000);
export const hours = (count: number): Date => new Date(now.getTime() + count * 3_600_000);
const organisation = { name: 'Mohar', siteUrl: 'https://www.example.in' };
export const demonstration = await makeDemonstration(organisation, now);
export const own = await makeDemonstration({ ...organisation, name: 'Pramaan' }, now);
export const ownFiles = {
  'root-ca.cer': own['root-ca'],
  'ca.cer': own.ca,
  'sub-ca.cer': own['sub-ca'],
  'ca.crl': own.crl,
};

type Options = {
  readonly hasDemonstration?: boolean;
  readonly requiresOwnFiles?: boolean;
  readonly host?: string;
  readonly other?: { readonly store: Awaited<ReturnType<typeof openTestStore>> };
};

/** A repository with a fresh folder, over a fresh store or another machine's. */
export async function openRepository({
  hasDemonstration = true,
  requiresOwnFiles = false,
  host = 'one',
  other,
}: Options = {}) {
  const store = other?.store ?? (await openTestStore('SQLite', inject('postgresUrl')));
  await insertDemonstration(store.db, demonstration);
  const root = mkdtempSync(join(tmpdir(), 'repository-'));
  const folder = join(root, 'own');
  const logged: object[] = [];
  const write = (details: object) => void logged.push(details);
  let time = now;
  const repository = createRepositoryWatcher({
    db: store.db,
    folder,
    requiresOwnFiles,
    demonstrationOf: hasDemonstration ? organisation : undefined,
    hashDocument: async () => undefined,
    listUnreadableDocuments: () => [],
    host,
    clock: () => time,
    log: { info: write, warn: write, error: write },
  });
  return {
    store,
    repository,
    logged,
    /** Checks at a moment. */
    checkAt(moment: Date): Promise<string> {
      time = moment;
      return repository.check(1);
    },
    /** Sets the clock, also while a check is under way. */
    setTime(moment: Date): void {
      time = moment;
    },
    put(name: string, bytes: Uint8Array): void {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, name), bytes);
    },
    remove: (name: string) => rmSync(join(folder, name)),
    /** Replaces a file, or the folder for a blank name, by a link to itself, which nobody can read, root neither. */
    block(name: string): void {
      rmSync(join(folder, name), { recursive: true, force: true });
      symlinkSync(join(folder, name), join(folder, name));
    },
    folder,
    /** What a page shows, by file. */
    async describe() {
      const { isDemonstration, files } = await repository.readState();
      const results = files.map(({ name, verdict }) => [name, 'fault' in verdict ? verdict.fault : verdict.status]);
      return { isDemonstration, ...Object.fromEntries(results) };
    },
    async [Symbol.asyncDispose]() {
      rmSync(root, { recursive: true, force: true });
      if (!other) await store[Symbol.asyncDispose]();
    },
  };
}

export const verified = { 'root-ca': 'verified', ca: 'verified', 'sub-ca': 'verified', crl: 'verified' };
