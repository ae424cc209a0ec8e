import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const document = readFileSync(join(root, 'docs/requirements.md'), 'utf8');

/** `- **R5.1** what is required. *Proof:* `file` › part of the test's title` */
const lines = document.split('\n').filter((line) => line.startsWith('- **R'));

test('the document has requirements, each numbered once', () => {
  const numbers = lines.map((line) => /^- \*\*(R[0-9]+\.[0-9]+)\*\*/.exec(line)?.[1]);
  expect(numbers.length).toBeGreaterThan(30);
  expect(numbers).not.toContain(undefined);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test.each(lines.map((line) => [line.slice(4, 12), line]))('%s names a test that exists', (_, line) => {
  const proofs = [...line.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` › “([^”]+)”/g)];
  expect(proofs.length).toBeGreaterThan(0);
  for (const [, file = '', title = ''] of proofs) {
    expect([file, existsSync(join(root, file))]).toEqual([file, true]);
    const isThere = readFileSync(join(root, file), 'utf8').includes(title);
    expect([`${file} › ${title}`, isThere]).toEqual([`${file} › ${title}`, true]);
  }
});

test('every requirement that a comment cites is in the document', () => {
  const known = new Set(lines.map((line) => /R[0-9]+\.[0-9]+/.exec(line)?.[0]));
  const cited = new Set(
    citingFiles().flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bR[1-9]\.[0-9]+\b/g)].map(([id]) => id)),
  );
  expect([...cited].filter((id) => !known.has(id))).toEqual([]);
});

function citingFiles(): string[] {
  return globSync('{domain,content,contract,trust,database,api,website,server,scripts}/**/*.{ts,tsx,css}', {
    cwd: root,
  }).map((file) => join(root, file));
}
