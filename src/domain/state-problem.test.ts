import { expect, test } from 'vitest';
import type { RepositoryFile } from '#domain/repository/repository-state.ts';
import { type InstallationState, listProblems } from '#domain/state-problem.ts';

const now = new Date('2026-11-27T04:30:00.000Z');
const file = { path: '/repository/ca.cer', name: 'ca', verdict: { status: 'verified' } } as RepositoryFile;
const nothing = { count: 0, oldest: undefined };
const good: InstallationState = {
  isMailConfigured: true,
  waiting: { mail: nothing, webhook: nothing },
  givenUp: 0,
  backup: { last: '2026-11-26T20:30:00.000Z', isOld: false },
  repository: { files: [file], unserved: [] },
};
const kindsOf = (state: InstallationState) => listProblems(state, now).map(({ kind }) => kind);

test('nothing is wrong where mail goes out, the files are verified and a backup is recent', () => {
  expect(listProblems(good, now)).toEqual([]);
});

test('what matters most stands first: mail, certificates and lists, the backup, single messages', () => {
  const crl = {
    path: '/repository/ca.crl',
    name: 'crl',
    verdict: { status: 'out-of-date', fault: 'past-next-update' },
  };
  const root = {
    path: '/repository/root-ca.cer',
    name: 'root-ca',
    verdict: { status: 'out-of-date', fault: 'expired' },
  };
  const bad: InstallationState = {
    isMailConfigured: false,
    waiting: { mail: { count: 3, oldest: undefined }, webhook: nothing },
    givenUp: 2,
    backup: { last: '2026-11-24T01:00:00.000Z', isOld: true },
    repository: {
      files: [crl, root] as RepositoryFile[],
      unserved: [{ path: '/repository/ca.cer', place: '/srv/ca.cer', reason: 'EACCES' }],
    },
  };
  expect(listProblems(bad, now)).toEqual([
    { kind: 'no-mail-server', waiting: 3 },
    { kind: 'crl-out-of-date', path: '/repository/ca.crl', fault: 'past-next-update' },
    { kind: 'file-invalid', path: '/repository/root-ca.cer', fault: 'expired' },
    { kind: 'file-unserved', path: '/repository/ca.cer', place: '/srv/ca.cer', reason: 'EACCES' },
    { kind: 'old-backup', last: '2026-11-24T01:00:00.000Z', hours: 75 },
    { kind: 'given-up', count: 2 },
  ]);
});

test('a Sub-CA without a list of its own is named', () => {
  const subCa = { path: '/repository/sub-ca.cer', name: 'sub-ca', verdict: { status: 'verified' } } as RepositoryFile;
  const list = { ...subCa, path: '/repository/g2.crl', name: 'g2.crl' } as const;
  const find = (...files: RepositoryFile[]) => kindsOf({ ...good, repository: { files, unserved: [] } });
  expect(find(subCa, { ...list, issuer: 'ca' })).toEqual(['no-sub-ca-list']);
  expect(find(subCa, { ...list, issuer: 'sub-ca' })).toEqual([]);
});

test('a store without a backup and a repository without files are named', () => {
  expect(kindsOf({ ...good, backup: { last: '', isOld: true }, repository: { files: [], unserved: [] } })).toEqual([
    'no-files',
    'no-backup',
  ]);
});
