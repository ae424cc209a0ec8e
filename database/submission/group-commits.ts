import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Executor } from '#database/connect.ts';

/** Runs work in a transaction that it may share with others; resolves, with what the work answered, once that is committed. */
export type CommitInGroup = <Outcome>(work: (transaction: Executor) => Promise<Outcome>) => Promise<Outcome>;

/** Beyond 64 subtransactions PostgreSQL's other readers have to look them up on the disk. */
const mostInGroup = 64;

/** How often work is tried that another process's transaction stood in the way of. */
const mostAttempts = 3;

type Member = {
  attempts: number;
  /** Does the work; answers what is to be done once it is committed. */
  readonly run: (transaction: Executor) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
};

/**
 * Lets submissions that come at once share one commit, which is what waits for the disk: while a group is written the next
 * gathers. Each has a savepoint of its own, so one that fails harms no other; a commit that fails fails its whole group.
 */
export function groupCommits(db: Executor): CommitInGroup {
  const waiting: Member[] = [];
  let isWriting = false;

  const writeAll = async (): Promise<void> => {
    isWriting = true;
    while (waiting.length > 0) {
      // Whoever's request is being read in this turn of the event loop comes along.
      await nextTurn();
      waiting.push(...(await writeGroup(db, waiting.splice(0, mostInGroup))));
    }
    isWriting = false;
  };

  return (work) =>
    new Promise((resolve, reject) => {
      const run = async (transaction: Executor): Promise<() => void> => {
        const outcome = await work(transaction);
        return () => resolve(outcome);
      };
      waiting.push({ attempts: 0, run, reject });
      if (!isWriting) void writeAll();
    });
}

/** Writes a group and tells each member what became of it. Answers those that are to be tried again. */
async function writeGroup(db: Executor, group: readonly Member[]): Promise<Member[]> {
  const tellings: (() => void)[] = [];
  const again: Member[] = [];
  try {
    await using transaction = await openTransaction(db);
    for (const member of group) {
      member.attempts += 1;
      try {
        tellings.push(await transaction.workWithin(member.run));
      } catch (error) {
        if (error instanceof TransactionBroken) throw error.cause;
        if (hasSteppedBack(error) && member.attempts < mostAttempts) again.push(member);
        else tellings.push(() => member.reject(error));
      }
    }
    await transaction.commit();
  } catch (error) {
    for (const { reject } of group) reject(error);
    return [];
  }
  for (const tell of tellings) tell();
  return again;
}

/** What failed could not be taken back alone: with it goes the whole transaction. */
class TransactionBroken extends Error {}

/** A transaction that is rolled back at the end of its scope unless it was committed. */
async function openTransaction(db: Executor) {
  const transaction = await db.startTransaction().execute();
  return {
    /** Works within a savepoint; what it did before it failed is taken back. */
    async workWithin<Outcome>(work: (savepoint: Executor) => Promise<Outcome>): Promise<Outcome> {
      const savepoint = await transaction.savepoint('member').execute();
      try {
        const outcome = await work(savepoint);
        await savepoint.releaseSavepoint('member').execute();
        return outcome;
      } catch (error) {
        try {
          await savepoint.rollbackToSavepoint('member').execute();
          await savepoint.releaseSavepoint('member').execute();
        } catch {
          throw new TransactionBroken('the savepoint is gone', { cause: error });
        }
        throw error;
      }
    },
    commit: () => transaction.commit().execute(),
    async [Symbol.asyncDispose]() {
      if (transaction.isCommitted) return;
      try {
        await transaction.rollback().execute();
      } catch {
        // The database has taken it back already, or is gone; the group is told why.
      }
    },
  };
}

/** Groups of two processes waited for each other's rows, and PostgreSQL chose this one to step back (deadlock_detected). */
function hasSteppedBack(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}
