import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { releaseChanges } from '#tools/release/release-changes.ts';

const root = join(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

test('a release gives what was unreleased to its version', () => {
  const text =
    '# Changelog\n\n## Unreleased\n**An upgrade needs:** nothing.\n- A fix.\n\n## 0.1.0 – 2026-11-22\nThe first.\n';
  const released = releaseChanges(text, '0.2.0', '2026-11-23');
  expect(released).toBe(
    '# Changelog\n\n## Unreleased\nNothing yet.\n\n## 0.2.0 – 2026-11-23\n**An upgrade needs:** nothing.\n- A fix.\n\n## 0.1.0 – 2026-11-22\nThe first.\n',
  );
  expect(() => releaseChanges(released, '0.3.0', '2026-11-24')).toThrow('nothing under "Unreleased"');
  expect(() => releaseChanges(text, '0.1.0', '2026-11-24')).toThrow('a section 0.1.0 already');
  expect(() => releaseChanges(text.replace('**An upgrade needs:** nothing.\n', ''), '0.2.0', '')).toThrow(
    'an upgrade needs',
  );
});

test('the version of the package has a section that says what an upgrade needs, below what is unreleased', () => {
  const { version, scripts } = JSON.parse(read('package.json'));
  const lock = JSON.parse(read('package-lock.json'));
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
  const [, unreleased = '', latest = ''] = read('CHANGELOG.md').split('\n## ');
  expect(unreleased).toMatch(/^Unreleased\n/);
  expect(latest.startsWith(`${version} – `)).toBe(true);
  expect(latest).toContain('**An upgrade needs:**');
  expect(scripts.version).toContain('tools/release.ts');
});
