import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listApplications } from '#database/application/application-store.ts';
import { openForCommands, runCommand } from '#tests/command-store.ts';
import { startServer } from '#tests/server.ts';
import { dialects } from '#tests/store.ts';
import { sampleApplication, sampleEnquiry, sampleResume, storeApplication, storeEnquiry } from '#tests/submissions.ts';

const consented = { metadata: { consentVersion: '2026-11' } };
const robots = { metadata: { honeypot: 'filled' } };
const day = 86_400_000;
const ago = (milliseconds: number): Date => new Date(Date.now() - milliseconds);

describe.each(dialects)('npm run retention on %s', (dialect) => {
  test('erases once what is older than configured, and nothing in a dry run', async () => {
    await using store = await openForCommands(dialect);
    const env = { ...store.env, RETENTION_ENQUIRY_DAYS: '30', RETENTION_APPLICATION_DAYS: '10' };
    const minute = 60_000;
    for (const age of [30 * day + minute, 30 * day - minute]) {
      const message = `Question of ${age}`;
      await storeEnquiry(store.db, { ...sampleEnquiry, message }, { hasWebhook: true, now: ago(age) });
    }
    for (const age of [30 * day + minute, 10 * day + minute, 10 * day - minute]) {
      const post = `Post of ${age}`;
      await storeApplication(store.db, { ...sampleApplication, post }, sampleResume, { now: ago(age) });
    }
    const before = await store.dump();
    const counts =
      'enquiries 1, applications 2, resumes 2, outbox entries 7, notes 0, replies 0, drafts 0, fingerprints 3.';
    const dry = await runCommand('retention', ['--dry-run'], env);
    expect(dry).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining(`\nWould erase: ${counts}\n`) });
    expect(await store.dump()).toEqual(before);

    expect((await runCommand('retention', [], env)).stdout).toContain(`\nErased: ${counts}\n`);
    const left = await store.dump();
    expect(left.map((rows) => rows.length)).toEqual([1, 1, 1, 5, 2]);
    for (const [index, rows] of left.entries()) expect(before[index]).toEqual(expect.arrayContaining(rows));
    const none =
      'enquiries 0, applications 0, resumes 0, outbox entries 0, notes 0, replies 0, drafts 0, fingerprints 0.';
    expect((await runCommand('retention', [], env)).stdout).toContain(`\nErased: ${none}\n`);
    expect(await store.dump()).toEqual(left);
  });
});

describe.each(dialects)('npm run subject on %s', (dialect) => {
  test('prints, saves and erases all data of one person and of nobody else', async () => {
    await using store = await openForCommands(dialect);
    await storeEnquiry(store.db, { ...sampleEnquiry, email: 'xasha@example.in' }, { hasWebhook: true });
    await storeApplication(store.db, sampleApplication, sampleResume, { now: ago(1) });
    const others = await store.dump();
    const email = 'ASHA@Example.in';
    await storeEnquiry(store.db, sampleEnquiry, { ...consented, hasWebhook: true, now: ago(7_000) });
    await storeEnquiry(store.db, { ...sampleEnquiry, email }, { ...robots, hasWebhook: true, now: ago(6_000) });
    await storeApplication(store.db, { ...sampleApplication, email }, sampleResume, { now: ago(5_000) });

    const printed = await store.run('subject', '--email', 'asha@EXAMPLE.in', '--save', store.folder);
    expect(printed).toMatchObject({ code: 0, stderr: `Resumes written to ${store.folder}: 1; already there: 0.\n` });
    const subject = JSON.parse(printed.stdout);
    const consent = { consentVersion: '2026-11', consentedAt: expect.stringMatching(/Z$/) };
    const note = { ...consent, suspicion: '', status: 'new' };
    const [person, robot] = subject.enquiries;
    expect(person).toEqual({ ...sampleEnquiry, ...note, id: person.id, receivedAt: person.consentedAt });
    expect(robot).toMatchObject({ ...sampleEnquiry, email, suspicion: 'honeypot', consentedAt: '' });
    expect(subject.applications).toMatchObject([{ ...sampleApplication, email, resumeName: 'Ravi.pdf' }]);
    expect(subject.outbox.map(({ kind }: { kind: string }) => kind).sort()).toEqual(
      [
        'application-notification',
        'application-acknowledgement',
        'enquiry-notification',
        'enquiry-acknowledgement',
        'enquiry-webhook',
      ].sort(),
    );

    const erased = await store.run('subject', '--email', 'asha@example.in', '--erase');
    const counts =
      'enquiries 2, applications 1, resumes 1, outbox entries 5, notes 0, replies 0, drafts 0, fingerprints 3.';
    expect(erased).toEqual({ code: 0, stdout: `Erased of asha@example.in: ${counts}\n`, stderr: '' });
    expect(await store.dump()).toEqual(others);
    const again = await store.run('subject', '--email', email, '--erase');
    expect(again.stdout).toContain(`Erased of ${email}: enquiries 0, applications 0,`);
    expect(JSON.parse((await store.run('subject', '--email', email)).stdout)).toEqual({
      email,
      enquiries: [],
      applications: [],
      outbox: [],
      notes: [],
      replies: [],
      drafts: [],
    });
    expect(await store.dump()).toEqual(others);
  });
});

test('a resume that cannot be saved prevents the erasure', async () => {
  await using store = await openForCommands('SQLite');
  await storeApplication(store.db);
  const args = ['--email', sampleApplication.email, '--save', store.folder, '--erase'];
  const [{ id } = { id: '' }] = await listApplications(store.db);
  await store.run('applications', '--save', store.folder);
  rmSync(join(store.folder, `${id}.pdf`));
  symlinkSync(join(store.folder, '../elsewhere'), join(store.folder, `${id}.pdf`));
  const blocked = await store.run('subject', ...args);
  expect([blocked.code, blocked.stdout, blocked.stderr.split('\n').length]).toEqual([1, '', 2]);
  expect(readdirSync(join(store.folder, '..'))).not.toContain('elsewhere');
  expect(await listApplications(store.db)).toHaveLength(1);
  rmSync(join(store.folder, `${id}.pdf`));
  expect(await store.run('subject', ...args)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Erased of /) });
  expect(readdirSync(store.folder)).toEqual([`${id}.pdf`]);
});

test('data erased while the server runs is in no SQLite file, before and after the server stops', async () => {
  await using store = await openForCommands('SQLite');
  const search = (word: string): string[] =>
    readdirSync(store.env.DATA_DIR, { withFileTypes: true })
      .filter((message) => message.isFile() && readFileSync(join(message.parentPath, message.name)).includes(word))
      .map(({ name }) => name);
  await using server = await startServer(store.env);
  const whisper = { ...sampleEnquiry, message: 'A whisper of mine' };
  await storeEnquiry(store.db, whisper, { hasWebhook: true });
  const resume = { ...sampleResume, bytes: Buffer.from('%PDF A whisper of mine '.repeat(9_000)) };
  await storeApplication(store.db, { ...sampleApplication, email: 'asha@example.in' }, resume);
  await storeEnquiry(store.db, { ...sampleEnquiry, email: 'o@example.in', message: 'Staying' });
  expect(search('A whisper of mine')).not.toEqual([]);
  expect((await store.run('subject', '--email', 'asha@example.in', '--erase')).code).toBe(0);
  expect([search('A whisper of mine'), search('asha@example.in')]).toEqual([[], []]);
  expect(await server.stop()).toBe(0);
  expect([search('A whisper of mine'), search('asha@example.in')]).toEqual([[], []]);
  expect(search('Staying')).toEqual(['mohar.sqlite']);
});
