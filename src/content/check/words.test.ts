import type {
  CertificateReport,
  PdfReport,
  RevocationResult,
  SignatureReport,
  SignerAnswer,
  TimeAnswer,
} from '@mohar/check/report';
import { expect, test } from 'vitest';
import * as certificateWords from '#content/check/certificate-words.ts';
import * as pdfWords from '#content/check/pdf-words.ts';
import { formatRefusal } from '#content/check/refusal-words.ts';
import { formatSigned } from '#content/check/signed-words.ts';

const report = {
  facts: { validFrom: '2026-01-01T00:00:00.000Z', validTo: '2026-03-03T06:30:00.000Z' },
  purpose: 'sign',
  issuer: 'Sample CA',
  holder: 'Asha Rao',
  chain: { to: 'repository-root', names: [] },
  validity: { status: 'valid', daysLeft: 12 },
  portals: [{ portal: 'gst', accepts: 'no', reason: 'class-too-low' }],
  revocation: { status: 'revoked', date: '2026-02-01T00:00:00.000Z', certificate: 'own' },
} as unknown as CertificateReport;

/** Everything that can be said: texts, and what functions of a report return. */
function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listTexts);
  return [];
}

const headlines = Object.values(certificateWords.certificateHeadlines).map((describe) => describe(report));
const texts = [...headlines, ...listTexts(certificateWords), ...listTexts(pdfWords)];

test('nobody is told to switch off revocation checks, and no authority’s certificate is called good or bad', () => {
  expect(texts.length).toBeGreaterThan(60);
  const wrong = texts.filter((text) => /(?:switch|turn) off|disable|uncheck|\bgood\b|\bbad\b/i.test(text));
  expect(wrong).toEqual([]);
});

test('headlines are short sentences, and say what to do next', () => {
  for (const text of headlines) {
    const sentences = text.split(/(?<=[.:]) /);
    expect([
      text,
      sentences.length <= 4,
      sentences.every((sentence) => sentence.split(' ').length <= 22),
      text.endsWith('.'),
    ]).toEqual([text, true, true, true]);
  }
});

test('an expired certificate names the day in India, and what to do', () => {
  expect(certificateWords.certificateHeadlines.expired(report)).toBe(
    'This certificate expired on 3 Mar 2026. You can’t sign with it: buy a new one.',
  );
});

test('who is named in a signature that does not hold is not called its signer', () => {
  const signer = { status: 'found', name: 'Asha Rao', organisation: '' } as SignerAnswer;
  expect(pdfWords.formatSigner(signer, true)).toBe('Asha Rao');
  expect(pdfWords.formatSigner(signer, false)).toContain('this is not what that person signed');
});

test('every refusal says what to do; a private key is never to be uploaded anywhere', () => {
  expect(formatRefusal({ code: 'private-key', found: 'pfx' })).toContain('never upload it anywhere');
  expect(formatRefusal({ code: 'too-large', limit: 52_428_800 })).toContain('50 MB');
  expect(formatRefusal({ code: 'unreadable', error: 'cross-reference-loop' })).toContain('PDF is damaged');
  expect(formatRefusal({ code: 'unreadable', error: 'empty' })).toContain('Download it again');
  expect(formatRefusal({ code: 'limit-reached', limit: 'time' })).toContain('takes too long');
  expect(formatRefusal({ code: 'not-supported', found: 'crl' })).toContain('a list of revoked certificates');
});

const signed = (name: string, more: object): SignatureReport =>
  ({
    field: name,
    kind: 'signature',
    signer: { status: 'found', name, certificate: { fingerprints: { sha256: name } } },
    chain: { to: 'repository-root', names: [] },
    bytes: { status: 'intact' },
    later: { class: 'nothing', isAllowed: true, signatures: [], entries: [] },
    mark: {},
    ...more,
  }) as unknown as SignatureReport;
const after = (update: string, isAllowed = true, signatures: readonly string[] = []) => ({
  later: { class: update, isAllowed, signatures, entries: [] },
});

test('a signature says in one sentence what was signed and what came after it', () => {
  const ravi = signed('Ravi Shah', { mark: { page: 1 } });
  const meera = signed('Meera Iyer', {});
  const describe = (more: object): string => formatSigned(signed('Asha Rao', more), [ravi, meera]);
  expect(describe({})).toBe('The document is as Asha Rao signed it.');
  expect(describe(after('validation-data'))).toBe('The document is as Asha Rao signed it.');
  expect(describe(after('signatures', true, ['Ravi Shah', 'Meera Iyer']))).toBe(
    'Asha Rao signed this. A signature of Ravi Shah was added after that. It shows on page 1. A signature of Meera Iyer was added after that. It is invisible. Nothing else was added.',
  );
  expect(describe(after('other'))).toBe(
    'Asha Rao signed this. Something was added after that. We cannot tell whether the addition is visible. Do not use this file as it is: press “Open what Asha Rao signed”, and compare the two page by page.',
  );
  expect(describe(after('signatures', false, ['Ravi Shah']))).toContain('The signer allowed no further signature.');
  expect(formatRefusal({ code: 'password-needed' })).toContain('first four letters of the name in capitals');
});

test('a name that no known authority vouches for is not stated as a fact', () => {
  const chain = { to: 'unknown', error: 'root-not-recognised' };
  const unknown = (more: object) => signed('Asha Rao', { chain, ...more });
  expect(formatSigned(unknown({}), [])).toBe('Nothing was changed since this was signed in the name of Asha Rao.');
  const allowed = formatSigned(unknown(after('other')), []);
  expect(allowed).toMatch(
    /^This was signed in the name of Asha Rao\. .* press “Open what Asha Rao signed”, and compare the two page by page\.$/,
  );
  const again = (certificate: string) =>
    formatSigned(unknown(after('signatures', true, ['second'])), [
      unknown({
        field: 'second',
        signer: { status: 'found', name: 'Asha Rao', certificate: { fingerprints: { sha256: certificate } } },
      }),
    ]);
  expect(again('Asha Rao')).toContain('Another signature by the same certificate was added after that.');
  expect(again('another')).toContain('Another signature in the same name, but by a different certificate,');
});

test('what is wrong with the certificate stands before what is right with the document', () => {
  const sentences = pdfWords.listAnswer(signed('Asha Rao', { verdict: 'signer-not-genuine' }), []);
  expect(sentences[0]).toBe(
    'The certificate of “Asha Rao” says that we issued it, but we did not. Do not rely on that name: ask for a document with a valid signature.',
  );
  expect(sentences[1]).toBe('The document is as Asha Rao signed it.');
});

test('a false timestamp is named as such, and who signed is said too', () => {
  const signature = signed('Asha Rao', { chain: { to: 'unknown', error: 'root-not-recognised' } });
  const timestamp = signed('Timestamps', { kind: 'document-timestamp', verdict: 'signer-not-genuine' });
  const report = { signatures: [{ ...signature, verdict: 'signer-unknown' }, timestamp], removed: [], cautions: [] };
  const [first, second, third, ...others] = pdfWords.listPdfAnswer(report as unknown as PdfReport);
  expect(first).toBe(
    'The timestamp of “Timestamps” is false: its certificate says that we issued it, but we did not. Do not rely on the time in it.',
  );
  expect(second).toBe('Nothing was changed since this was signed in the name of Asha Rao.');
  expect(third).toMatch(/^Anybody could have used that name: .* Ask that person, /);
  expect(others).toEqual([]);
});

test('what cannot be checked is said without an accusation', () => {
  for (const reason of ['algorithm', 'form', 'message', 'several-signers', 'certificate-missing'] as const) {
    const text = formatSigned(signed('Asha Rao', { bytes: { status: 'not-checked', reason, detail: 'X' } }), []);
    expect(text).toMatch(/^We cannot check this signature/);
    expect(text).not.toMatch(/do not rely|differs|forged/i);
  }
});

test('no portal is promised, and an authority is not told to buy', () => {
  expect(certificateWords.acceptWords.yes).toBe('We found nothing against it');
  expect(listTexts(certificateWords.portalReasons).join(' ')).not.toMatch(/will accept|is accepted by/i);
  const authority = { ...report, purpose: 'authority' } as CertificateReport;
  for (const describe of [
    certificateWords.certificateHeadlines.authority,
    certificateWords.certificateHeadlines.expired,
  ]) {
    expect(describe(authority)).toMatch(/authority/);
    expect(describe(authority)).not.toMatch(/buy|No authority/);
  }
});

test('a certificate that expires soon says when and what to do', () => {
  const both = { ...report, purpose: 'both' } as CertificateReport;
  expect(certificateWords.certificateHeadlines['expires-soon'](both)).toBe(
    'This certificate expires on 3 Mar 2026, in 12 days. Renew it now, and register the new one on every portal. Keep the old one: it opens what was encrypted for you.',
  );
});

test('a revocation says where it comes from, and whether it was before or after the signing', () => {
  const revocation = {
    status: 'revoked',
    date: '2026-11-20T00:00:00.000Z',
    reason: '',
    certificate: 'own',
  } as RevocationResult;
  const at = (source: TimeAnswer['source'], time: string): string =>
    pdfWords.formatSignerRevocation(revocation, { source, time } as TimeAnswer);
  expect(at('proven', '2026-11-19T00:00:00.000Z')).toContain('That was after this was signed: a timestamp proves it.');
  expect(at('claimed', '2026-11-19T00:00:00.000Z')).toContain('according to the signer’s computer');
  expect(at('claimed', '2026-11-21T00:00:00.000Z')).toContain('That was before this was signed.');
  const then = {
    status: 'not-revoked-then',
    source: 'crl',
    thisUpdate: '2026-11-20T00:00:00.000Z',
  } as RevocationResult;
  const text = pdfWords.formatSignerRevocation(then, { source: 'none', time: '' } as TimeAnswer);
  expect(text).toMatch(/Not revoked on .*, according to the document’s own revocation list \(CRL\)\./);
});

test('of an authority whose certificate has ended the name and the day are said', () => {
  const lapsed = { name: 'eMudhra Sub CA', validTo: '2026-03-03T06:30:00.000Z' };
  const chain = { to: 'unknown', error: 'issuer-not-valid', lapsed };
  const text = pdfWords.listAnswer(signed('Asha Rao', { verdict: 'signer-unknown', chain }), []).join(' ');
  expect(text).toContain('The authority is eMudhra Sub CA; its certificate was valid until 3 Mar 2026.');
});
