import { mkdtempDisposableSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

test('a folder below a place where none can be created is an error, and is not tried for ever', () => {
  expect(() => makeFolder('/proc/nope/inner')).toThrow(/ENOENT|EACCES/);
  using folder = mkdtempDisposableSync(join(tmpdir(), 'folders-'));
  makeFolder(join(folder.path, 'a/b'), 0o700);
  makeFolder(join(folder.path, 'a/b'), 0o700);
  expect(readdirSync(join(folder.path, 'a'))).toEqual(['b']);
});
