import type { FastifyBaseLogger } from 'fastify';
import { heads } from '#content/document/heads.ts';
import { site } from '#content/site.ts';
import type { Executor, Store } from '#database/connect.ts';
import { noteChange } from '#database/repository/change-store.ts';
import {
  type RepositoryFile,
  type RepositoryFileName,
  type RepositoryState,
  repositoryFileNames,
  repositoryPaths,
} from '#domain/repository/repository-state.ts';
import type { Config } from '#server/config.ts';
import { hashDocument, listFolders } from '#server/documents.ts';
import { readOrMakeDemonstration, renewDemonstration } from '#server/repository/demonstration-files.ts';
import { createOwnFiles } from '#server/repository/own-files.ts';
import { type Trust, withTrust } from '#server/repository/with-trust.ts';
import type { CheckedFile, FileBytes } from '#trust/check-files.ts';
import type { DemonstrationOrganisation } from '#trust/demonstration/make-demonstration.ts';
import { formatPlainHash } from '#trust/fingerprints.ts';
import { isCrlDue, verifyFiles } from '#trust/verify-files.ts';

/** Where the files come from. */
export type RepositorySource = {
  readonly db: Executor;
  /** The authority's own files. */
  readonly folder: string;
  /** Whose demonstration stands in for them; `undefined` for none. */
  readonly house: DemonstrationOrganisation | undefined;
  /** The SHA-256 of a document that stands beside them, in lower-case hexadecimal; `undefined` where there is none. */
  readonly hashDocument: (path: string) => Promise<string | undefined>;
};

/** The repository of a process, as it was when it last looked. */
export type Repository = {
  /** Looks whether anything changed and checks it; answers a text that is another when a page would be. */
  look(revision: number, now?: Date): Promise<string>;
  /** Waits for the first look, as long as that takes. */
  readState(): Promise<RepositoryState>;
  /** The bytes of a file that is there, with what was found about it. */
  readFile(name: RepositoryFileName): Promise<{ bytes: Uint8Array<ArrayBuffer>; file: RepositoryFile } | undefined>;
};

/** The repository that a process's configuration describes. */
export function openRepository({ db }: Store, config: Config, log: RepositoryLog): Repository {
  const house = config.demonstration ? { name: site.name, siteUrl: config.siteUrl } : undefined;
  const folders = listFolders(config);
  const source = { db, folder: config.repositoryDir, house };
  return createRepository({ ...source, hashDocument: (path) => hashDocument(path, folders) }, log);
}

type RepositoryLog = Pick<FastifyBaseLogger, 'warn' | 'info'>;

const minute = 60_000;

/** The CPS and the policies, whose changes are told beside those of certificates and list. */
const documentPaths = Object.values(heads)
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/repository/'));

export function createRepository(
  { db, folder, house, hashDocument }: RepositorySource,
  log: RepositoryLog,
): Repository {
  const own = createOwnFiles(folder);
  let bytes: FileBytes = {};
  let checked: readonly CheckedFile[] = [];
  let state: RepositoryState = { isDemonstration: false, files: [] };
  /** The files that were checked, and when they were judged. */
  let seen = { files: '', minute: -1 };
  const { promise: looked, resolve: haveLooked } = Promise.withResolvers<void>();

  /** Reads and checks everything anew; of a demonstration also makes what is missing and renews what is due. */
  const check = async (isOwn: boolean, now: Date): Promise<void> => {
    if (!isOwn && !house) {
      [bytes, checked] = [{}, []];
      return;
    }
    [bytes, checked] = await withTrust(async (trust) => {
      if (isOwn || !house) return readAndCheck(await own.read(), trust);
      const there = await readAndCheck(await readOrMakeDemonstration(db, trust, house, now), trust);
      if (!isDue(there[1], now)) return there;
      return readAndCheck(await renewDemonstration(db, trust, there[0].crl, now), trust);
    });
  };

  const noteChanges = async (now: Date): Promise<void> => {
    for (const { path, fingerprints } of state.files)
      await noteChange(db, path, formatPlainHash(fingerprints.sha256), now);
    for (const path of documentPaths) {
      const hash = await hashDocument(path);
      if (hash) await noteChange(db, path, hash, now);
    }
  };

  const look = async (revision: number, now: Date): Promise<void> => {
    const version = own.readVersion();
    const isOwn = version !== '';
    const sight = { files: `${revision}|${version}`, minute: Math.floor(now.getTime() / minute) };
    if (sight.files === seen.files && sight.minute === seen.minute) return;
    const isLate = !isOwn && house !== undefined && isDue(checked, now);
    if (sight.files !== seen.files || isLate) await check(isOwn, now);
    const files = verifyFiles(checked, now);
    tellFaults(state, files, log);
    state = { isDemonstration: !isOwn && files.length > 0, files };
    await noteChanges(now);
    seen = sight;
  };

  return {
    async look(revision, now = new Date()) {
      await look(revision, now).finally(haveLooked);
      return describeState(state);
    },
    async readState() {
      await looked;
      return state;
    },
    async readFile(name) {
      await looked;
      const file = state.files.find((known) => known.name === name);
      return bytes[name] && file ? { bytes: bytes[name], file } : undefined;
    },
  };
}

async function readAndCheck(bytes: FileBytes, trust: Trust): Promise<[FileBytes, readonly CheckedFile[]]> {
  return [bytes, await trust.check(bytes)];
}

function isDue(checked: readonly CheckedFile[], now: Date): boolean {
  const facts = checked.find(({ name }) => name === 'crl')?.facts;
  return isCrlDue(facts?.kind === 'crl' ? facts : undefined, now);
}

/** What a page shows of a state, and nothing that moves by the minute. */
function describeState({ isDemonstration, files }: RepositoryState): string {
  return JSON.stringify([
    isDemonstration,
    files.map(({ path, fingerprints, verdict, age }) => [path, fingerprints.sha256, verdict, age]),
  ]);
}

/** A file that was sound and is not any more, or is not at first sight, is named in the log; so is one that is again. */
function tellFaults(before: RepositoryState, files: RepositoryState['files'], log: RepositoryLog) {
  for (const name of repositoryFileNames) {
    const verdict = files.find((file) => file.name === name)?.verdict;
    const earlier = before.files.find((file) => file.name === name)?.verdict;
    if (!verdict || JSON.stringify(verdict) === JSON.stringify(earlier)) continue;
    const line = { file: repositoryPaths[name], ...verdict };
    if (verdict.status !== 'verified') log.warn(line, 'a file of the repository is not as it should be');
    else if (earlier) log.info(line, 'a file of the repository is verified again');
  }
}
