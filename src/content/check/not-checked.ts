import type { CertificateReport, FileReport, RevocationResult, SignatureReport } from '@mohar/check/report';

const ofHolders = [
  'Whether a portal accepts it: only the portal decides, by its own rules and your account there.',
  'Whether only its holder uses the token and its password.',
];

/** What a report leaves open, so that nobody reads more into it. */
export function listUnchecked(report: FileReport): readonly string[] {
  if (report.kind === 'refused' || (report.kind === 'pdf' && report.pdf.signatures.length === 0)) return [];
  const lines =
    report.kind === 'pdf'
      ? [...report.pdf.signatures.flatMap(listOfSignature), 'Whether what the document says is true.']
      : [
          ...report.certificates.flatMap(listOfCertificate),
          ...(report.certificates.some(({ purpose }) => purpose !== 'authority') ? ofHolders : []),
        ];
  return [...new Set(lines)];
}

function listOfSignature({ signer, time }: SignatureReport): readonly string[] {
  const ofTime =
    time.source === 'claimed' ? ['When it was signed: only the clock of the signer’s computer says so.'] : [];
  return [
    ...ofTime,
    ...(signer.status === 'found' ? listOfCertificate({ ...signer.certificate, hasPanHash: false }) : []),
  ];
}

function uncheckedRevocation(revocation: RevocationResult): string {
  if (revocation.status === 'not-revoked-then') {
    return 'Whether the certificate was revoked after the date of the revocation data in the document.';
  }
  if (revocation.status !== 'not-checked')
    return 'Whether the certificate was revoked: our list is missing, old or not verified.';
  return revocation.why === 'other-authority'
    ? 'Whether the certificate was revoked: only the authority that issued it knows.'
    : 'Whether the certificate was revoked: our list doesn’t cover the authority that issued it.';
}

function listOfCertificate({ chain, revocation, pan, hasPanHash, purpose }: CertificateReport): readonly string[] {
  if (purpose === 'authority') return [];
  return [
    ...(chain.to === 'unknown' ? ['Whether the name is real: we do not know the authority behind it.'] : []),
    ...(revocation.status !== 'revoked' && revocation.status !== 'not-revoked'
      ? [uncheckedRevocation(revocation)]
      : []),
    ...(hasPanHash && pan === undefined ? ['The PAN: you didn’t enter one to compare.'] : []),
  ];
}
