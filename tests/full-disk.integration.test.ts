import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Runs a program where it may mount: as the owner of a namespace of its own (user_namespaces(7)). */
const inNamespace = (...command: string[]) =>
  spawnSync('unshare', ['--map-root-user', '--mount', ...command], { encoding: 'utf8' });

/** Some systems allow it to nobody but root. */
const isPossible = inNamespace('true').status === 0;

test.skipIf(!isPossible)(
  'on a full disk pages are served, also after a restart; submissions are refused, the cause is named, and all is well with space',
  { timeout: 60_000 },
  () => {
    const { stdout, stderr, status } = inNamespace(process.execPath, join(import.meta.dirname, 'full-disk-drill.ts'));
    expect([status, stderr, stdout.trim()]).toEqual([0, '', 'the drill has ended']);
  },
);
