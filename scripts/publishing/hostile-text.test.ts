import { startCpuTimer } from '@mohar/check/tests/cpu-time.ts';
import { expect, test } from 'vitest';
import { readPublication } from '#scripts/publishing/read-publication.ts';
import { head, writeFiles } from '#tests/content-files.ts';

const repeat = (text: string, length = 90_000): string => text.repeat(length / text.length);
/** CPU time: the limit of the parser is 1.5 s, and the post around it is rendered too. */
const maxMilliseconds = 4_000;

const hostile = [
  ...[
    '*a_',
    'a*',
    '**a ',
    '[',
    '![',
    '[a](',
    '![a](x',
    '>',
    '> ',
    '- ',
    '1. ',
    '`',
    '<',
    '<a',
    '<!--',
    '&amp',
    '# a\n',
  ],
].map((text) => [JSON.stringify(text), repeat(text)] as const);

test.each([
  ...hostile,
  ['backticks of growing length', Array.from({ length: 400 }, (_, nth) => `${'`'.repeat(nth)}a`).join(' ')],
  ['lists of growing depth', Array.from({ length: 400 }, (_, nth) => `${'  '.repeat(nth)}- a`).join('\n')],
  ['12,000 links', Array.from({ length: 12_000 }, (_, nth) => `[${nth}](/)`).join(' ')],
] as const)('some 100 kB of %s are read or rejected within seconds', async (_what, text) => {
  using files = writeFiles({ 'a.md': `${head.replace(/picture.*\n/g, '')}${text}` });
  const cpuTime = startCpuTimer();
  await readPublication(files.paths).catch((error: unknown) => {
    expect(error).toMatchObject({ code: 'content-refused', message: expect.stringMatching(/a\.md:[0-9]+: [^\n]+$/) });
  });
  expect(cpuTime()).toBeLessThan(maxMilliseconds);
});

test.each(['? ', '- ', '[', '{a: ', 'a: "', '&a '])('90 kB of YAML of %j are rejected within seconds', async (text) => {
  using files = writeFiles({ 'a.yaml': repeat(text), 'b.md': head.replace('popular:', `${repeat(text)}\npopular:`) });
  const cpuTime = startCpuTimer();
  for (const path of files.paths)
    await expect(readPublication([path])).rejects.toThrow(/[ab]\.(?:yaml|md):[0-9]+: [^\n]+$/);
  // Two files.
  expect(cpuTime()).toBeLessThan(2 * maxMilliseconds);
});
