import type { FastifyBaseLogger } from 'fastify';
import { heads } from '#content/document/heads.ts';
import { site } from '#content/site.ts';
import type { Executor, Store } from '#database/connect.ts';
import { noteChange } from '#database/repository/change-store.ts';
import {
  type RepositoryFileName,
  type RepositoryState,
  repositoryFileNames,
  repositoryPaths,
} from '#domain/repository/repository-state.ts';
import type { Config } from '#server/config.ts';
import { hashDocument, listFolders } from '#server/documents.ts';
import { checkRepository } from '#server/repository/check-repository.ts';
import { readOrMakeDemonstration } from '#server/repository/demonstration-files.ts';
import { createOwnFiles, type RepositoryBytes } from '#server/repository/own-files.ts';
import type { DemonstrationHouse } from '#trust/demonstration/make-demonstration.ts';
import { setPlain } from '#trust/fingerprints.ts';

/** Where the files come from. */
export type RepositorySource = {
  readonly db: Executor;
  /** The authority's own files. */
  readonly folder: string;
  /** Whose demonstration stands in for them; `undefined` for none. */
  readonly house: DemonstrationHouse | undefined;
  /** The SHA-256 of a document that stands beside them, in lower-case hexadecimal; `undefined` where there is none. */
  readonly hashDocument: (path: string) => Promise<string | undefined>;
};

/** The repository of a process, as it was when it last looked. */
export type Repository = {
  /** Looks whether anything changed and checks it; answers a text that is another when a page would be. */
  look(revision: number, now?: Date): Promise<string>;
  readState(): RepositoryState;
  /** The bytes of a file that is there. */
  readFile(name: RepositoryFileName): Uint8Array<ArrayBuffer> | undefined;
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

/** Nothing is read before the first look. */
export function createRepository(
  { db, folder, house, hashDocument }: RepositorySource,
  log: RepositoryLog,
): Repository {
  const own = createOwnFiles(folder);
  let bytes: RepositoryBytes = {};
  let state: RepositoryState = { isDemonstration: false, files: [], checkedAt: new Date(0).toISOString() };
  let seen = '';

  const read = async (isOwn: boolean, now: Date): Promise<RepositoryBytes> => {
    if (isOwn) return own.read();
    return house ? readOrMakeDemonstration(db, house, now) : {};
  };

  const check = async (isOwn: boolean, now: Date): Promise<void> => {
    const found = await read(isOwn, now);
    const files = await checkRepository(found, now);
    tellFaults(state, files, log);
    bytes = found;
    state = { isDemonstration: !isOwn && files.length > 0, files, checkedAt: now.toISOString() };
    for (const { path, fingerprints } of files) await noteChange(db, path, setPlain(fingerprints.sha256), now);
    for (const path of documentPaths) {
      const hash = await hashDocument(path);
      if (hash) await noteChange(db, path, hash, now);
    }
  };

  return {
    async look(revision, now = new Date()) {
      const version = own.readVersion();
      // Once a minute whatever happens: a list comes of age, a certificate expires.
      const sight = `${revision}|${version}|${Math.floor(now.getTime() / minute)}`;
      if (sight !== seen) {
        await check(version !== '', now);
        seen = sight;
      }
      return describeState(state);
    },
    readState: () => state,
    readFile: (name) => bytes[name],
  };
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
