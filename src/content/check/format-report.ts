import type { CertificateReport, FileReport, PdfReport, SignatureReport, TimeAnswer } from '@mohar/check/report';
import {
  acceptWords,
  certificateHeadlines,
  classWords,
  formatChain,
  formatRevocation,
  panWords,
  portalNames,
  portalReasons,
  purposeWords,
  weaknessWords,
} from '#content/check/certificate-words.ts';
import { listUnchecked } from '#content/check/not-checked.ts';
import {
  cautions,
  certificationWords,
  describeTime,
  formatSigner,
  formatSignerRevocation,
  listAnswer,
  listPdfAnswer,
} from '#content/check/pdf-words.ts';
import { formatDamaged, formatRefusal } from '#content/check/refusal-words.ts';
import { formatSigned } from '#content/check/signed-words.ts';
import type { SiteReport } from '#domain/check/check-report.ts';
import { isolateName } from '#domain/name.ts';
import { formatIndianTime } from '#domain/time.ts';

/** The whole report as text, to be printed or copied: the answer first, then the reasons. */
export function formatReport({ files, checkedAt, isDemonstration }: SiteReport): string {
  const demonstration = isDemonstration
    ? 'Compared with demonstration certificates: nothing here is to be trusted.\n'
    : '';
  return `${files.map(formatFile).join('\n\n')}\n\n${demonstration}Checked on ${formatIndianTime(checkedAt)}.`;
}

function formatFile(report: FileReport): string {
  const { sha256 } = report.file;
  const name = isolateName(report.file.name);
  const hash = sha256 === '' ? '' : `\n  SHA-256: ${sha256}`;
  const unchecked = listUnchecked(report).map((line) => `\n  Not checked: ${line}`);
  const end = `${unchecked.join('')}${hash}`;
  if (report.kind === 'refused') return `${name}: ${formatRefusal(report.refusal)}${end}`;
  if (report.kind === 'pdf') return `${name}: ${describePdf(report.pdf)}${end}`;
  const damaged = report.damaged > 0 ? `\n  ${formatDamaged(report.damaged)}` : '';
  return `${name}: ${report.certificates.map(formatCertificate).join(`\n${name}: `)}${damaged}${end}`;
}

function formatCertificate(report: CertificateReport): string {
  const { facts, fingerprints, pan, weaknesses, portals, purpose, unknownCriticalExtensions, repeatedExtensions } =
    report;
  const { revocationAddresses } = report;
  const lines = [
    certificateHeadlines[report.verdict](report),
    `Holder: ${[report.holder, report.organisation].filter(Boolean).map(isolateName).join(', ')}`,
    `Issued by: ${isolateName(report.issuer)}`,
    `Serial number: ${facts.serialNumber}`,
    `Valid: ${formatIndianTime(facts.validFrom)} to ${formatIndianTime(facts.validTo)}`,
    `Use: ${purposeWords[purpose]}`,
    `Class: ${classWords[report.certificateClass]}`,
    `Key: ${facts.key}, ${facts.signatureAlgorithm}`,
    `Subject: ${isolateName(facts.subject)}`,
    `Issuer: ${isolateName(facts.issuer)}`,
    ...(facts.policies.length > 0 ? [`Policies: ${facts.policies.join(', ')}`] : []),
    `Fingerprint, SHA-256: ${fingerprints.sha256}`,
    `Fingerprint, SHA-1: ${fingerprints.sha1}`,
    ...weaknesses.map((weakness) => `Weak: ${weaknessWords[weakness]}`),
    ...unknownCriticalExtensions.map((extension) => `Unknown rule: ${extension}`),
    ...repeatedExtensions.map((extension) => `Occurs twice: ${extension}`),
    `Chain: ${formatChain(report.chain)}`,
    `Revocation: ${formatRevocation(report.revocation)}`,
    ...revocationAddresses.crls.map((address) => `Revocation list: ${isolateName(address)}`),
    ...revocationAddresses.responders.map((address) => `Live answers (OCSP): ${isolateName(address)}`),
    ...(pan ? [`PAN: ${panWords[pan]}`] : []),
    ...(purpose === 'authority'
      ? []
      : portals.map(
          ({ portal, accepts, reason }) => `${portalNames[portal]}: ${acceptWords[accepts]}. ${portalReasons[reason]}`,
        )),
  ];
  return lines.join('\n  ');
}

/** What tells the signer’s certificate from others, and whether it was revoked. */
function listSignerLines(
  { facts, fingerprints, revocation, issuer }: CertificateReport,
  time: TimeAnswer,
): readonly string[] {
  return [
    `     Revocation: ${formatSignerRevocation(revocation, time)}`,
    `     Certificate: serial number ${facts.serialNumber}, issued by ${isolateName(issuer)}`,
    `     Valid: ${formatIndianTime(facts.validFrom)} to ${formatIndianTime(facts.validTo)}`,
    `     Fingerprint, SHA-256: ${fingerprints.sha256}`,
  ];
}

function describePdf(pdf: PdfReport): string {
  const { signatures, emptyFields, validationData } = pdf;
  const lines = [
    ...pdf.cautions.map((caution) => cautions[caution]),
    ...signatures.map((signature) => formatSignature(signature, signatures)),
    ...pdf.removed.map((length) => `An earlier version with signatures: the first ${length} bytes of the file.`),
    ...(emptyFields > 0 ? [`Fields that nobody has signed: ${emptyFields}`] : []),
    ...(validationData
      ? [
          `Data to check signatures later: ${validationData.certificates} certificates, ${validationData.crls} lists, ${validationData.ocsps} answers.`,
        ]
      : []),
  ];
  return [listPdfAnswer(pdf).join(' '), ...lines].join('\n  ');
}

function formatSignature(signature: SignatureReport, all: readonly SignatureReport[]): string {
  const { field, kind, bytes, later, signer, chain, time, algorithm, certification } = signature;
  const lines = [
    `${kind === 'signature' ? 'Signature' : 'Timestamp'} “${isolateName(field)}”: ${listAnswer(signature, all).join(' ')}`,
    `  1. Document: ${formatSigned(signature, all)}`,
    ...(later && later.entries.length > 0 ? [`     Added: ${later.entries.join(', ')}`] : []),
    `  2. Signer: ${formatSigner(signer, bytes.status === 'intact')}`,
    `  3. Chain: ${chain.to === 'not-read' ? 'Not read.' : formatChain(chain)}`,
    ...(signer.status === 'found' ? listSignerLines(signer.certificate, time) : []),
    `  4. Time: ${describeTime(time)}`,
    ...(algorithm === '' ? [] : [`  Method: ${algorithm}`]),
    ...(certification ? [`  ${certificationWords[certification]}`] : []),
  ];
  return lines.join('\n  ');
}
