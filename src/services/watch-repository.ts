import { formatPlainHash } from '@mohar/check/fingerprints';
import { documentHeads } from '#content/document/document-heads.ts';
import type { Executor } from '#database/connect.ts';
import { insertRepositoryChange } from '#database/repository/repository-change-store.ts';
import { saveRepositoryCopies } from '#database/repository/repository-copy-store.ts';
import type { DemonstrationOrganisation } from '#domain/demonstration/make-demonstration.ts';
import type {
  RepositoryFile,
  RepositoryFileName,
  RepositoryState,
  UnservedFile,
} from '#domain/repository/repository-state.ts';
import { verifyFiles } from '#domain/repository/verify-files.ts';
import { toIndianDay } from '#domain/time.ts';
import { withCertificateThread } from '#services/certificate-thread.ts';
import type { Log } from '#services/log.ts';
import { hasNewlyReadable, readOwnFiles, readOwnVersion } from '#services/own-repository.ts';
import { type CheckedBytes, isDue, renewDemonstration } from '#services/renew-crl.ts';

/** Dependencies. */
export type RepositoryContext = {
  readonly db: Executor;
  /** Folder of the authority's own files; need not exist. */
  readonly folder: string;
  /** Whether own files are required: missing ones are reported, and no demonstration replaces them. */
  readonly requiresOwnFiles: boolean;
  /** The organisation of the demonstration, for a site without own files; `undefined` for no demonstration. */
  readonly demonstrationOf: DemonstrationOrganisation | undefined;
  /** The SHA-256 of a document at a path of this site, in lower-case hexadecimal; `undefined` where there is none. */
  readonly hashDocument: (path: string) => Promise<string | undefined>;
  /** The documents of this site that cannot be read. */
  readonly listUnreadableDocuments: () => readonly UnservedFile[];
  /** The name of this machine in the reports of all machines. */
  readonly host: string;
  readonly clock: () => Date;
  readonly log: Log;
};

/** The repository of a process, as of its last check. */
export type RepositoryWatcher = {
  /**
   * Checks the files if they, the content revision or the minute have changed. Returns a version: it differs when the
   * pages of the repository must be rendered again.
   */
  check(revision: number): Promise<string>;
  /** Waits for the first check. */
  readState(): Promise<RepositoryState>;
  /** A file's bytes and the result of its check. Waits for the first check. */
  readFile(name: RepositoryFileName): Promise<{ bytes: Uint8Array<ArrayBuffer>; file: RepositoryFile } | undefined>;
};

const minute = 60_000;

/** How often a machine reports its files, and when a report expires. Milliseconds. */
export const reportInterval = 10 * minute;
const reportExpiry = 24 * 60 * minute;

/** The CPS and the policies: their changes are published like changes of certificates and CRLs. */
const documentPaths = Object.values(documentHeads)
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/repository/'));

/** Files with the result of their check, and own files that are not served. */
type CheckedFiles = CheckedBytes & Pick<RepositoryState, 'unserved'>;

const noFiles: CheckedFiles = { bytes: {}, checked: [], unserved: [] };

export function createRepositoryWatcher(context: RepositoryContext): RepositoryWatcher {
  const { db, folder, requiresOwnFiles, demonstrationOf, hashDocument, listUnreadableDocuments, host, clock, log } =
    context;
  let current: CheckedFiles = noFiles;
  let state: RepositoryState = { isDemonstration: false, checkedOn: '', files: [], unserved: [] };
  /** The causes of unserved own files and documents that are logged. */
  let loggedCauses: ReadonlySet<string> = new Set();
  let last = { version: '', minute: -1 };
  /** The hashes that this process has recorded, by path. */
  const recorded = new Map<string, string>();
  /** Once this process has seen own files, it never shows a demonstration. */
  let hasOwnFiles = requiresOwnFiles;
  let reportedAt = Number.NEGATIVE_INFINITY;
  const { promise: firstCheck, resolve: resolveFirstCheck } = Promise.withResolvers<void>();

  const readAndCheck = async (): Promise<CheckedFiles> => {
    if (!hasOwnFiles && !demonstrationOf) return noFiles;
    return withCertificateThread(async (certificates) => {
      if (!hasOwnFiles && demonstrationOf) {
        return { ...(await renewDemonstration(db, certificates, demonstrationOf, clock)), unserved: [] };
      }
      const { bytes, unserved } = await readOwnFiles(folder);
      return { bytes, checked: await certificates.check(bytes), unserved };
    });
  };

  const listHashes = async (): Promise<readonly { path: string; sha256: string }[]> => {
    const documents = documentPaths.map(async (path) => ({ path, sha256: (await hashDocument(path)) ?? '' }));
    return [
      ...state.files.map(({ path, fingerprints }) => ({ path, sha256: formatPlainHash(fingerprints.sha256) })),
      ...(await Promise.all(documents)).filter(({ sha256 }) => sha256 !== ''),
    ];
  };

  /**
   * Records the changes on this machine, and reports its files. If two machines differ, each records its files once,
   * not again after the other's record.
   */
  const record = async (now: Date): Promise<void> => {
    const hashes = await listHashes();
    const changed = hashes.filter(({ path, sha256 }) => recorded.get(path) !== sha256);
    for (const { path, sha256 } of changed) {
      await insertRepositoryChange(db, { path, sha256, isFirstSight: !recorded.has(path) }, now);
      recorded.set(path, sha256);
    }
    if (changed.length === 0 && now.getTime() - reportedAt < reportInterval) return;
    const seenAt = now.toISOString();
    const expiredBefore = new Date(now.getTime() - reportExpiry).toISOString();
    await saveRepositoryCopies(
      db,
      hashes.map((file) => ({ ...file, host, seenAt })),
      expiredBefore,
    );
    reportedAt = now.getTime();
  };

  const check = async (revision: number, now: Date): Promise<void> => {
    const ownVersion = readOwnVersion(folder);
    hasOwnFiles ||= ownVersion !== '';
    const next = { version: `${revision}|${ownVersion}`, minute: Math.floor(now.getTime() / minute) };
    if (next.version === last.version && next.minute === last.minute) return;
    const isRenewalDue = !hasOwnFiles && demonstrationOf !== undefined && isDue(current.checked, now);
    const isStale = next.version !== last.version || hasNewlyReadable(current.unserved, ownVersion);
    if (isStale || isRenewalDue) current = await readAndCheck();
    // No `await` until `state` is set: a request in between would get the bytes of one version and the result of another.
    const checkedAt = clock();
    const files = verifyFiles(current.checked, checkedAt);
    logChanges(state, files, log);
    const documents = listUnreadableDocuments();
    loggedCauses = logUnserved(loggedCauses, [...current.unserved, ...documents], log);
    const unserved = [...current.unserved, ...documents.filter(({ path }) => path.startsWith('/repository/'))];
    const checkedOn = toIndianDay(checkedAt);
    state = { isDemonstration: !hasOwnFiles && files.length > 0, checkedOn, files, unserved };
    last = next;
    // If the database fails, the next minute tries again.
    await record(checkedAt);
  };

  return {
    async check(revision) {
      await check(revision, clock()).finally(resolveFirstCheck);
      return formatState(state, loggedCauses);
    },
    async readState() {
      await firstCheck;
      return state;
    },
    async readFile(name) {
      await firstCheck;
      const file = state.files.find((candidate) => candidate.name === name);
      const bytes = current.bytes[name];
      return bytes && file ? { bytes, file } : undefined;
    },
  };
}

/** The parts of a state that pages show, without the values that change every minute. */
function formatState(
  { isDemonstration, checkedOn, files }: RepositoryState,
  loggedCauses: ReadonlySet<string>,
): string {
  return JSON.stringify([
    isDemonstration,
    checkedOn,
    files.map(({ path, fingerprints, verdict, ageHours }) => [path, fingerprints.sha256, verdict, ageHours]),
    // Documents included.
    [...loggedCauses],
  ]);
}

/** Logs changed verdicts: files that are not verified, and files that are verified again. */
function logChanges(before: RepositoryState, files: RepositoryState['files'], log: Log): void {
  for (const { name, path, verdict } of files) {
    const earlier = before.files.find((file) => file.name === name)?.verdict;
    if (JSON.stringify(verdict) === JSON.stringify(earlier)) continue;
    const details = { file: path, ...verdict };
    if (verdict.status !== 'verified') log.warn(details, 'a file of the repository is not verified');
    else if (earlier) log.info(details, 'a file of the repository is verified again');
  }
}

/** Logs each cause of unserved files once, until it is gone. Returns the causes that are there. */
function logUnserved(
  before: ReadonlySet<string>,
  unserved: RepositoryState['unserved'],
  log: Log,
): ReadonlySet<string> {
  const byCause = Map.groupBy(
    unserved,
    ({ path, place, reason }) => `${reason} ${reason === 'missing' ? path : place}`,
  );
  for (const [cause, files] of byCause) {
    const [{ place, reason } = { place: '', reason: '' }] = files;
    if (before.has(cause)) continue;
    log.error({ place, reason, files: files.map(({ path }) => path) }, 'a file of the authority is not served');
  }
  return new Set(byCause.keys());
}
