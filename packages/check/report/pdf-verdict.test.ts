import { expect, test } from 'vitest';
import type { FileReport } from './file-report.ts';
import { exitStatus } from './pdf-verdict.ts';

const file = { name: 'a', size: 1, sha256: '' };
const later = { class: 'nothing', isAllowed: true, signatures: [], hasMark: false, entries: [] };
const good = {
  field: 'a',
  verdict: 'good',
  bytes: { status: 'intact' },
  later,
  mark: {},
  signer: { status: 'found' },
};
const pdf = (more: object): FileReport =>
  ({ file, kind: 'pdf', pdf: { signatures: [good], removed: [], cautions: [], ...more } }) as unknown as FileReport;
const signed = (...signatures: object[]): FileReport =>
  pdf({ signatures: signatures.map((one) => ({ ...good, ...one })) });
const certificate = (more: object, damaged = 0): FileReport =>
  ({
    file,
    kind: 'certificates',
    certificates: [{ verdict: 'good', chain: { to: 'repository-root' }, ...more }],
    damaged,
  }) as unknown as FileReport;
const refused = { file, kind: 'refused', refusal: { code: 'unreadable', error: 'damaged' } } as unknown as FileReport;
const isBefore = (name: string) => ({ later: { ...later, class: 'signatures', signatures: [name] } });

test.each<[string, FileReport[], number]>([
  ['a good signature', [pdf({})], 0],
  ['validation data after it', [signed({ later: { ...later, class: 'validation-data' } })], 0],
  ['a second signature without a mark', [signed(isBefore('b'), { field: 'b' })], 0],
  [
    'a second signature with a mark',
    [signed({ verdict: 'mark-added', later: { ...later, class: 'signatures', hasMark: true } })],
    3,
  ],
  ['something else after it', [signed({ verdict: 'something-added', later: { ...later, class: 'other' } })], 3],
  ['what the signer does not allow', [signed({ verdict: 'against-signer', later: { ...later, isAllowed: false } })], 3],
  ['an unknown authority', [signed({ verdict: 'signer-unknown' })], 3],
  ['a time in the future', [signed({ verdict: 'in-the-future' })], 3],
  ['a caution', [pdf({ cautions: ['script-on-opening'] })], 3],
  ['signatures that were removed', [pdf({ signatures: [], removed: [9] })], 3],
  ['no signature', [pdf({ signatures: [] })], 1],
  ['an unreadable file', [refused], 1],
  ['a signature that is not checked', [signed({ verdict: 'not-checked', bytes: { status: 'not-checked' } })], 1],
  ['a signature that is not intact', [signed({ verdict: 'not-intact', bytes: { status: 'not-intact' } })], 2],
  ['one of two that is not intact', [signed({}, { verdict: 'not-intact', bytes: { status: 'not-intact' } })], 2],
  ['a certificate of the repository', [certificate({})], 0],
  ['an authority of the repository', [certificate({ verdict: 'authority' })], 0],
  ['an authority that nobody knows', [certificate({ verdict: 'authority', chain: { to: 'unknown' } })], 3],
  ['a known root’s name with another key', [certificate({ verdict: 'false-root', chain: { to: 'unknown' } })], 3],
  ['an altered certificate', [certificate({ verdict: 'altered', chain: { to: 'unknown' } })], 2],
  ['a bundle with a damaged part', [certificate({}, 1)], 1],
  ['a good and an unreadable file', [pdf({}), refused], 1],
  ['a file with questions and an unreadable one', [pdf({ cautions: ['print-only'] }), refused], 1],
  [
    'an unreadable file and one that is not intact',
    [refused, signed({ verdict: 'not-intact', bytes: { status: 'not-intact' } })],
    2,
  ],
])('the exit status of %s', (_, reports, expected) => {
  expect(exitStatus(reports)).toBe(expected);
});
