import { calculateFingerprints, formatPlainHash } from '@mohar/check/fingerprints';
import { expect, test } from 'vitest';
import { readFingerprint } from './read-fingerprint.ts';

const fingerprints = await calculateFingerprints(new TextEncoder().encode('certificate'));
const { sha256 } = fingerprints;
const plain = formatPlainHash(sha256);

test.each([
  ['pairs with colons', sha256],
  ['lower case', sha256.toLowerCase()],
  ['no separators', plain],
  ['spaces', sha256.replaceAll(':', ' ')],
  ['hyphens', sha256.replaceAll(':', '-')],
  ['groups of four', plain.replaceAll(/(.{4})/g, '$1 ')],
  ['two lines, with blanks around', `\n  ${sha256.slice(0, 48)}\n${sha256.slice(48)} \t`],
  ['the output of sha256sum', `${plain}  ca.cer\n`],
  ['the output of certutil', `SHA256 hash of sub-ca.cer:\r\n${plain}\r\nCertUtil: -hashfile command completed.\r\n`],
  ['the output of OpenSSL', `sha256 Fingerprint=${sha256}\n`],
  ['groups of four with a label', `SHA-256: ${plain.replaceAll(/(.{4})/g, '$1 ')}`],
  ['a hash that a mail has wrapped', `SHA256 ${plain.slice(0, 32)}\n${plain.slice(32)}`],
  ['a prefix of programmers', `0x${plain}`],
  ['pairs before the name of a file', `${sha256} ca.cer`],
  ['pairs after the name of a file', `ca.cer: ${sha256}`],
  ['the output of PowerShell', `SHA256          ${plain.toUpperCase()}       C:\\ca.cer`],
])('a SHA-256 fingerprint is read from %s', (_, text) => {
  expect(readFingerprint(text)).toEqual({ hash: 'sha256', value: plain });
});

test('a fingerprint of 40 digits is SHA-1', () => {
  const value = formatPlainHash(fingerprints.sha1);
  for (const text of [fingerprints.sha1, `Thumbprint: ${fingerprints.sha1}`, `${value} *sub-ca.cer`]) {
    expect(readFingerprint(text)).toEqual({ hash: 'sha1', value });
  }
});

test.each([
  ['nothing', ''],
  ['words', 'Verified'],
  ['a part', sha256.slice(0, 50)],
  ['a digit too few', plain.slice(1)],
  ['a digit too many', `${plain}0`],
  ['a letter that is no digit', plain.replace(/.$/, 'g')],
  ['another hash', plain.slice(32)],
])('%s is no fingerprint', (_, text) => {
  expect(readFingerprint(text)).toBeUndefined();
});
