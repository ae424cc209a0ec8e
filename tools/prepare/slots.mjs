import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readText, report, root } from './run.mjs';

/** The number of builds that are kept: the one that is served, and those that older processes may still serve. */
const buildSlots = ['1', '2', '3'];
const builds = join(root, 'builds');
const lockFile = join(builds, '.lock');
/** A lock of that age belongs to a process that was killed. Milliseconds. */
const maxLockAge = 1_800_000;

/** The folder of the next build: of those that are not served, the oldest. */
export function chooseSlot() {
  const served = existsSync(join(root, 'build')) ? realpathSync(join(root, 'build')) : '';
  /** @param {string} folder */
  const age = (folder) => (existsSync(folder) ? statSync(folder).mtimeMs : 0);
  const free = buildSlots.map((slot) => join(builds, slot)).filter((folder) => folder !== served);
  return free.sort((one, other) => age(one) - age(other))[0] ?? '';
}

/** Lets `build` link to a folder, by one rename: there is no moment without a build. @param {string} folder */
export function publish(folder) {
  const build = join(root, 'build');
  const link = join(builds, '.link');
  rmSync(link, { force: true });
  symlinkSync(process.platform === 'win32' ? folder : folder.slice(root.length), link, 'junction');
  const former = lstatSync(build, { throwIfNoEntry: false });
  // A link replaces no folder (before 0.4), and on Windows no link either.
  if (former?.isDirectory()) renameSync(build, join(builds, `former-${Date.now()}`));
  else if (process.platform === 'win32') rmSync(build, { force: true });
  renameSync(link, build);
  for (const name of readdirSync(builds))
    if (name.startsWith('former-')) rmSync(join(builds, name), { recursive: true });
}

/** One process at a time makes a build; others wait, and then find it made. */
export async function lock() {
  mkdirSync(builds, { recursive: true });
  for (let tries = 0; ; tries += 1) {
    try {
      writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
      process.once('exit', () => rmSync(lockFile, { force: true }));
      return;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    const owner = Number(readText('builds/.lock'));
    const { mtimeMs } = statSync(lockFile, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (owner === process.pid || !isRunning(owner) || Date.now() - mtimeMs > maxLockAge) takeAway(owner);
    else if (tries === 0) report(`Waiting for the build of process ${owner} …`);
    await delay(250);
  }
}

/** Removes the lock of an owner; one that another process has made meanwhile is put back. @param {number} owner */
function takeAway(owner) {
  const taken = `${lockFile}-${process.pid}`;
  try {
    renameSync(lockFile, taken);
    if (Number(readText(`builds/.lock-${process.pid}`)) === owner) rmSync(taken, { force: true });
    else renameSync(taken, lockFile);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
