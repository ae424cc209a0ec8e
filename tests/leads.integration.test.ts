import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLong } from '@mohar/check/tests/property-options.ts';
import { describe, expect, test } from 'vitest';
import { listApplications } from '#database/application/application-store.ts';
import { claimDue, listUndelivered, recordAttempt } from '#database/outbox/outbox-store.ts';
import { openForCommands, runCommand } from '#tests/command-store.ts';
import { dialects } from '#tests/store.ts';
import { storedRows } from '#tests/stored-rows.ts';
import { sampleApplication, sampleEnquiry, sampleResume, storeApplication, storeEnquiry } from '#tests/submissions.ts';

const consented = { metadata: { consentVersion: '2026-11' } };
const robots = { metadata: { honeypot: 'filled' } };
/** Each store of these tests has one submission of a suspected robot. */
const leftOut = 'Omitted, from suspected robots: 1. List them with -- --suspected.\n';

const refused: readonly (readonly [script: string, args: readonly string[], line: string])[] = [
  ['enquiries', ['--robots'], "Unknown option '--robots'; use [--csv] [--since 2026-11-01] [--suspected] "],
  ['enquiries', ['all'], 'all: to set a status use --mark.'],
  ['enquiries', ['--mark', 'answered'], '--mark: name the reference numbers, such as 4F2A-91BC.'],
  ['applications', ['--mark', 'done', '4F2A-91BC'], '--mark: use one of new, in-progress, answered, closed, spam.'],
  ['enquiries', ['--status', 'open'], '--status: use one of new, in-progress, answered, closed, spam.'],
  ['applications', ['--since', '--csv'], "Option '--since' argument is ambiguous; use "],
  ['applications', ['--since', '2026-02-30'], '--since: "2026-02-30" is not a date; use '],
  ['applications', ['--save', ''], '--save: name a folder.'],
  ['outbox', ['--retry=yes'], "Option '--retry' does not take an argument; use [--retry]."],
  ['retention', ['--all'], "Unknown option '--all'; use [--dry-run]."],
  ['subject', [], '--email: name the address of a person; use --email asha@example.in.'],
  [
    'subject',
    ['--email', 'asha\n', '--erase'],
    '--email: "asha" is neither an e-mail address nor a phone number; use --email asha@example.in.',
  ],
  [
    'subject',
    ['--email', '%@example'],
    '--email: "%@example" is neither an e-mail address nor a phone number; use --email asha@example.in.',
  ],
];

/** Each starts a process: CI runs one of each command. */
const made = refused.filter(([script], at) => isLong || refused.findIndex(([first]) => first === script) === at);

test.each(made)('%s %j is refused in one line before anything is opened', async (script, args, line) => {
  const { code, stdout, stderr } = await runCommand(script, args, { DATA_DIR: '/dev/null/data' });
  expect([code, stdout, stderr.trim().split('\n')]).toEqual([64, '', [expect.stringContaining(line)]]);
});

// The stores have tests of their own on both.
describe.each(isLong ? dialects : dialects.slice(0, 1))('lists on %s', (dialect) => {
  test('enquiries and applications leave suspected robots out, and CSV has the consent version', async () => {
    await using store = await openForCommands(dialect);
    await storeEnquiry(store.db, sampleEnquiry, consented);
    await storeEnquiry(store.db, { ...sampleEnquiry, name: 'Robot' }, robots);
    const application = { ...sampleApplication, post: '=HYPERLINK("x")' };
    const since = new Date('2026-10-31T18:30:00.000Z');
    await storeApplication(store.db, application, sampleResume, { ...consented, now: since });
    const earlier = { ...sampleApplication, fullName: 'Early Kumar' };
    await storeApplication(store.db, earlier, sampleResume, { now: new Date('2026-10-31T18:29:59.999Z') });
    await storeApplication(store.db, { ...sampleApplication, fullName: 'Robot' }, sampleResume, robots);

    const enquiries = (await store.run('enquiries', '--csv')).stdout.split('\r\n');
    expect(enquiries[0]).toMatch(/,Message,Record,Reference number,Status,Consent text$/);
    expect(enquiries.slice(1)).toEqual([expect.stringMatching(/,Asha Rao,.*,2026-11$/), '']);
    const suspects = await store.run('enquiries', '--suspected');
    expect(suspects.stdout).toMatch(/ reference +status +suspicion\n.* Robot .* honeypot\nTotal: 1\.\n$/s);
    expect(suspects.stdout).not.toContain('Asha Rao');

    const table = await store.run('applications');
    expect(table).toMatchObject({
      code: 0,
      stderr: leftOut,
      stdout: expect.stringMatching(/Early.*Ravi.*Total: 2\.\n$/s),
    });
    const csv = (await store.run('applications', '--csv', '--since', '2026-11-01')).stdout.split('\r\n');
    const columns =
      '\u{feff}Received,Name,Email,Phone,Designation,Expected salary in lakhs a year,Resume,Size of the resume in bytes,' +
      'Record,Reference number,Status,Consent text';
    expect(csv).toEqual([
      columns,
      expect.stringMatching(
        /^2026-11-01 00:00,Ravi Kumar,ravi@example\.in,91234 56780,"'=HYPERLINK\(""x""\)",6\.5,Ravi\.pdf,\d+,[0-9a-f-]{36},[0-9A-F]{4}-[0-9A-F]{4},new,2026-11$/,
      ),
      '',
    ]);
    expect((await store.run('applications', '--csv', '--suspected')).stdout).toMatch(/,Robot,.*,honeypot,\r\n$/);
  });

  test('a submission is new until --mark sets its status by its reference number, and --status lists by it', async () => {
    await using store = await openForCommands(dialect);
    await storeEnquiry(store.db);
    await storeEnquiry(store.db, { ...sampleEnquiry, name: 'Ravi Kumar' });
    await storeApplication(store.db);
    const readReferences = async (script: string, ...args: string[]) =>
      (await store.run(script, '--csv', ...args)).stdout.match(/\b[0-9A-F]{4}-[0-9A-F]{4}\b(?=,[a-z-]+,)/g) ?? [];
    const [asha = '', ravi = ''] = await readReferences('enquiries', '--status', 'new');

    expect(await store.run('enquiries', '--mark', 'in-progress', asha.toLowerCase())).toMatchObject({
      code: 0,
      stdout: `${asha}  new → in-progress\n`,
    });
    expect(await readReferences('enquiries', '--status', 'new')).toEqual([ravi]);
    expect(await readReferences('enquiries', '--status', 'in-progress')).toEqual([asha]);
    const both = await store.run('enquiries', '--mark', 'answered', asha, ravi);
    expect(both.stdout).toBe(`${asha}  in-progress → answered\n${ravi}  new → answered\n`);

    const [application = ''] = await readReferences('applications');
    expect((await store.run('applications', '--mark', 'closed', application)).stdout).toBe(
      `${application}  new → closed\n`,
    );
    // An application is no enquiry; leads before the unknown one stay unchanged.
    expect(await store.run('enquiries', '--mark', 'spam', asha, application)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `${application}: no enquiry has this reference number.\n`,
    });
    expect((await store.run('enquiries', '--mark', 'spam', '%')).stderr).toMatch(/^%: no enquiry /);
    expect(await readReferences('enquiries', '--status', 'answered')).toEqual([asha, ravi]);
  });

  test('where two submissions share a reference number, --mark asks for an id', async () => {
    await using store = await openForCommands(dialect);
    const ids = ['01988f3e-7a4c-7b1d-9f60-3f5e4f2a91bc', '01988f3e-7a4d-7b1d-9f60-aaaa4f2a91bc'];
    for (const id of ids)
      await store.db
        .insertInto('enquiry')
        .values({ ...storedRows.enquiry, id })
        .execute();
    expect(await store.run('enquiries', '--mark', 'closed', '4F2A-91BC')).toMatchObject({
      code: 1,
      stderr: `4F2A-91BC: several have this reference number; name an id: ${ids.join(', ')}.\n`,
    });
    expect((await store.run('enquiries', '--mark', 'closed', ids[1] ?? '')).stdout).toBe('4F2A-91BC  new → closed\n');
    expect((await store.run('enquiries', '--csv', '--status', 'new')).stdout.split('\r\n')).toHaveLength(3);
  });

  test('applications --save writes the listed resumes readable for this user alone, and reports to stderr', async () => {
    await using store = await openForCommands(dialect);
    await storeApplication(store.db);
    await storeApplication(store.db, { ...sampleApplication, fullName: 'Robot' }, sampleResume, robots);
    const [{ id } = { id: '' }] = await listApplications(store.db, { suspected: false });
    const saved = await store.run('applications', '--csv', '--save', store.folder);
    expect(saved).toMatchObject({
      code: 0,
      stderr: `${leftOut}Resumes written to ${store.folder}: 1; already there: 0.\n`,
    });
    expect(saved.stdout.split('\r\n')).toHaveLength(3);
    expect(readdirSync(store.folder)).toEqual([`${id}.pdf`]);
    const file = join(store.folder, `${id}.pdf`);
    expect(readFileSync(file).equals(Buffer.from(sampleResume.bytes))).toBe(true);
    expect([store.folder, file].map((path) => (lstatSync(path).mode & 0o777).toString(8))).toEqual(['700', '600']);
    const again = await store.run('applications', '--save', store.folder);
    expect(again.stderr).toBe(`${leftOut}Resumes written to ${store.folder}: 0; already there: 1.\n`);
  });

  test('outbox lists what waits and why, and --retry makes it due', async () => {
    await using store = await openForCommands(dialect);
    expect(await store.run('outbox')).toEqual({ code: 0, stdout: 'Nothing is waiting.\n', stderr: '' });
    await storeEnquiry(store.db, sampleEnquiry, { hasWebhook: true });
    const message = await claimDue(store.db, { kinds: ['enquiry-notification'], leaseSeconds: 60, now: new Date() });
    const error = `550 no such mailbox ${'x'.repeat(60)}`;
    if (message) await recordAttempt(store.db, message, { outcome: 'given-up', error });

    const unset =
      'Mail is waiting because SMTP_URL is not set.\nWebhook messages are waiting because LEAD_WEBHOOK_URL is not set.\n';
    const listed = await store.run('outbox');
    expect(listed).toMatchObject({ code: 0, stderr: unset });
    expect(listed.stdout).toMatch(new RegExp(`enquiry-notification +${message?.subjectId}  1 +given-up .* ${error}\n`));
    expect(listed.stdout).toContain('Total: 3.');
    const set = {
      SMTP_URL: 'smtp://127.0.0.1',
      LEAD_WEBHOOK_URL: 'http://127.0.0.1',
      LEAD_WEBHOOK_SECRET: 'x'.repeat(16),
    };
    expect((await runCommand('outbox', [], { ...store.env, ...set })).stderr).toBe('');

    expect(await store.run('outbox', '--retry')).toEqual({ code: 0, stdout: 'Due now: 3.\n', stderr: unset });
    const entries = await listUndelivered(store.db);
    expect(entries.every(({ state, attempts }) => state === 'waiting' && attempts === 0)).toBe(true);
    expect(entries.every(({ dueAt }) => dueAt <= new Date().toISOString())).toBe(true);
  });
});

test.each([
  ['enquiries', []],
  ['applications', ['--csv']],
  ['outbox', []],
  ['retention', ['--dry-run']],
  ['subject', ['--email', 'asha@example.in']],
])('%s ends without an error when its output is closed', async (script, args) => {
  await using store = await openForCommands('SQLite');
  await storeEnquiry(store.db, { ...sampleEnquiry, message: 'long '.repeat(50_000) });
  const env = { ...store.env, SMTP_URL: 'smtp://127.0.0.1' };
  expect(await runCommand(script, args, env, { closeOutput: true })).toEqual({ code: 0, stdout: '', stderr: '' });
});
