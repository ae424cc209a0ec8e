import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listLeftOut } from '#tests/tiers.ts';
import { findUnknownCitations, findUnproven, leaveOut, parseRequirements } from './find-unproven.ts';
import type { TestRun } from './read-report.ts';

const document = [
  '# Requirements',
  '- **R1.1** Something. *Proof:* `a.test.ts` › “is there”, `b.spec.ts` › “shows “Nothing here” with status 404”',
  '- **R1.2** Something else. *Proof:* `a.test.ts` › “%s of a %s enquiry: %j says %j”',
].join('\n');

const runs: readonly TestRun[] = [
  { file: 'a.test.ts', title: 'on SQLite what is asked for is there', outcome: 'passed' },
  { file: 'a.test.ts', title: 'name of a partner enquiry: "A" says "Too (short)."', outcome: 'passed' },
  { file: 'b.spec.ts', title: 'an unknown one shows “Nothing here” with status 404', outcome: 'passed' },
];

const check = (text: string, changed: readonly TestRun[] = runs): readonly string[] =>
  findUnproven(parseRequirements(text), changed);

test('a part of a title, a title with quotation marks, and a row of a table are matched', () => {
  expect(check(document)).toEqual([]);
  expect(parseRequirements(document)[0]?.proofs).toEqual([
    { file: 'a.test.ts', title: 'is there' },
    { file: 'b.spec.ts', title: 'shows “Nothing here” with status 404' },
  ]);
});

test('a missing file, a missing test, a skipped one and a failed one prove nothing', () => {
  const [first, row, ...rest] = runs as [TestRun, TestRun, ...TestRun[]];
  expect(check(document, [first, row])).toEqual([
    'R1.1: b.spec.ts › “shows “Nothing here” with status 404” is in a file of which no test ran',
  ]);
  expect(check(document, [first, ...rest])).toEqual([
    'R1.2: a.test.ts › “%s of a %s enquiry: %j says %j” is the title of no test that ran',
  ]);
  expect(check(document, [{ ...first, outcome: 'skipped' }, row, ...rest])).toEqual([
    'R1.1: a.test.ts › “is there” was skipped',
  ]);
  expect(check(document, [first, row, { ...row, outcome: 'failed' }, ...rest])).toEqual([
    'R1.2: a.test.ts › “%s of a %s enquiry: %j says %j” failed',
  ]);
});

test('a requirement skipped on one project and passed on another is proven', () => {
  expect(check(document, [...runs, { ...(runs[0] as TestRun), outcome: 'skipped' }])).toEqual([]);
});

test('a short run asks for no proof in a file that it leaves out, and still for a requirement that names none', () => {
  const requirements = parseRequirements(`${document}\n- **R1.3** x.\n- **R1.4** x. *Proof:* \`b.spec.ts\` › “gone”`);
  expect(findUnproven(leaveOut(requirements, ['b.spec.ts']), runs)).toEqual(['R1.3: names no test']);
});

test('characters of patterns in a title stand for themselves', () => {
  const named = (title: string): readonly string[] => check(`- **R1.1** x. *Proof:* \`a.test.ts\` › “${title}”`);
  expect(named('says "Too (short)."')).toEqual([]);
  expect(named('says "Too .short.."')).toHaveLength(1);
  expect(named('$field of a $form.kind enquiry')).toEqual([]);
  expect(named('%s %s')).toHaveLength(1);
});

test('a line without a test, and a number that is used twice or cited and unknown, are reported', () => {
  expect(check('- **R1.1** x.')).toEqual(['R1.1: names no test']);
  expect(check(document.replace('R1.2', 'R1.1'))).toEqual(['R1.1: the number is used twice']);
  expect(findUnknownCitations(parseRequirements(document), ['// R1.1 and R1.3', '/** R10.2 */'])).toEqual([
    'R1.3: is cited and is no requirement',
    'R10.2: is cited and is no requirement',
  ]);
});

test('each requirement of this project has a number of its own and names tests in files that exist', () => {
  const requirements = ['docs/requirements.md', 'docs/security.md'].flatMap((file) =>
    parseRequirements(readFileSync(file, 'utf8')),
  );
  const runs = requirements
    .flatMap(({ proofs }) => proofs)
    .filter(({ file }) => existsSync(file))
    .map((proof) => ({ ...proof, outcome: 'passed' as const }));
  expect(findUnproven(requirements, runs)).toEqual([]);
});

test('npm test makes no browser tests but journeys', () => {
  const files = globSync('tests/e2e/*.spec.ts');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !listLeftOut('short').includes(file))).toEqual([]);
});

test.each([
  ...['home', 'frame', 'navigation', 'downloads', 'price-list', 'prices', 'blog', 'updates', 'details'],
  ...['repository', 'help', 'plan'],
  ...['contact-sending', 'career-form', 'partner-form', 'draft', 'search', 'check', 'remote-mode', 'translated'],
  ...['desk-journey', 'desk-posts', 'desk-publishing', 'desk-losses', 'accessibility', 'early-clicks', 'crawl'],
])('npm test makes a journey of tests/e2e/%s.spec.ts in a browser', (name) => {
  expect(readFileSync(`tests/e2e/${name}.spec.ts`, 'utf8')).toContain('@journey');
});
