import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorGroups } from '#content/help/errors.ts';
import { createErrorFinder } from './find-error.ts';

// Forty noisy texts with the message that is meant, written without knowing this code.
const file = join(import.meta.dirname, '../../../../tests/error-texts.tsv');
const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
const rows = lines.map((line) => {
  const [text = '', entry = ''] = line.split('\t');
  return { text: text.replaceAll('\\n', '\n').replaceAll('\\t', '\t'), entry };
});

const errors = errorGroups.flatMap((group) => group.errors);
const { find, findSimilar } = createErrorFinder(errors);

/** The slug of a message by its text, as the rows have it. */
const slugs: Readonly<Record<string, string>> = {
  'Failed to establish connection to the server. Kindly restart the Emsigner': 'emsigner-connection',
  'Please install and use correct version of emSigner': 'emsigner-version',
  'Signing Cancelled': 'signing-cancelled',
  'registration failed during signature verification': 'gst-registration-failed',
  'Multiple signed data is not allowed': 'multiple-signed-data',
  mismatch: 'pan-mismatch',
  'JAVA jre is not detected by GSTemsigner': 'java-not-detected',
  'Error in establishing connection with TRACES Websocket Esigner': 'traces-websocket',
  'Your Registered DSC has already expired. Please re-register a valid DSC': 'registered-dsc-expired',
  'e7002^Customer Already Exists': 'customer-already-exists',
  'Technical Error: Fail': 'technical-error-fail',
  'The DSC is already registered with another user': 'registered-with-another-user',
  'The DSC that you are trying to register is already used in the system': 'already-used',
  'DSC is not registered with the Director DIN': 'not-registered-with-din',
  'Attached DSC is revoked or expired': 'revoked-or-expired',
  'Unable to Affix DSC in Form': 'unable-to-affix',
  'Your Certifying Authority (CA) is not trusted': 'authority-not-trusted',
  'User Id against this Digital Certificate already exists': 'user-id-exists',
  'Your certificate has been revoked': 'certificate-revoked',
  'DSC Token is not connected with System, please connect token': 'token-not-connected',
  'Service Status "Not Found"': 'service-not-found',
  'Your DSC is not inserted': 'dsc-not-inserted',
  'Validity unknown': 'validity-unknown',
  'At least one signature has problems': 'signature-problems',
  'Signature Not Valid': 'signature-not-valid',
  'Permission was denied for this request to access the `loopback` address space': 'loopback-denied',
  "WebSocket connection to 'ws://127.0.0.1…' failed": 'websocket-failed',
  CKR_FUNCTION_FAILED: 'ckr-function-failed',
  'smart card cannot perform the operation': 'smart-card-cannot-perform',
};

test.each(rows)('$text', ({ text, entry }) => {
  if (entry === 'none') expect(find(text)).toEqual([]);
  else expect(find(text)[0]?.slug).toBe(slugs[entry]);
});

test('each message is found by its own text', () => {
  for (const { slug, text } of errors)
    expect([slug, find(text)[0]]).toEqual([slug, { slug, coverage: expect.closeTo(1) }]);
});

test('the rows name every message of the first collection', () => {
  expect(new Set(Object.values(slugs)).size).toBe(29);
  for (const slug of Object.values(slugs)) expect(errors.map((error) => error.slug)).toContain(slug);
});

test.each([
  ['Error: DSC is already registered', 'registered-with-another-user'],
  ['PAN in DSC does not match with PAN of signatory', 'pan-mismatch'],
  ['emSigner is not running', 'emsigner-connection'],
  ['signer not running', 'emsigner-connection'],
  ['Certificate has expired', 'registered-dsc-expired'],
  ['dsc pehle se registered hai', 'registered-with-another-user'],
  ['token not detected', 'token-not-connected'],
])('“%s” is another wording of %s', (text, slug) => {
  expect(find(text)[0]?.slug).toBe(slug);
});

test('what is named as similar is a message of the list, and no message is similar to itself', () => {
  const known = errors.map(({ slug }) => slug);
  expect(errors.filter(({ similar }) => similar).length).toBeGreaterThan(5);
  for (const { slug, similar = [] } of errors) {
    expect(known).toEqual(expect.arrayContaining([...similar]));
    expect(similar).not.toContain(slug);
  }
});

test.each([
  ['Failed to establish connection to the server', 'emsigner-connection'],
  ['net::ERR_CERT_AUTHORITY_INVALID', 'local-certificate'],
  ['token not detected', 'token-not-connected'],
])('“%s” is a part of a message: it is named as similar', (text, slug) => {
  expect(findSimilar(text)).toContain(slug);
});

test('a text that has little in common with the messages has no similar one', () => {
  expect(findSimilar('Die Datei wurde nicht gefunden')).toEqual([]);
  expect(findSimilar(rows.filter(({ entry }) => entry === 'none')[0]?.text ?? '')).toEqual([]);
});
