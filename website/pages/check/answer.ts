import { certificateHeadlines, panWords } from '#content/check/certificate-words.ts';
import { checkLabels as labels } from '#content/check/page.ts';
import { pdfHeadlines } from '#content/check/pdf-words.ts';
import { describeRefusal } from '#content/check/refusal-words.ts';
import type { CertificateReport } from '#domain/check/certificate-report.ts';
import { certificateTones, type Tone } from '#domain/check/certificate-verdict.ts';
import type { FileReport } from '#domain/check/file-report.ts';
import { pdfTones } from '#domain/check/pdf-verdict.ts';

/** The answer for a whole file; of several certificates that for the first holder's. */
export function answerFor(report: FileReport): { readonly tone: Tone; readonly text: string } {
  if (report.kind === 'pdf') return { tone: pdfTones[report.pdf.verdict], text: pdfHeadlines[report.pdf.verdict] };
  if (report.kind === 'refused') return answerForRefusal(report);
  const [first] = sortCertificates(report.certificates);
  if (!first) return { tone: 'unclear', text: '' };
  if (first.pan === 'differs') return { tone: 'problem', text: panWords.differs };
  return { tone: certificateTones[first.verdict], text: certificateHeadlines[first.verdict](first) };
}

function answerForRefusal({ file, refusal }: Extract<FileReport, { kind: 'refused' }>) {
  const isPaste = file.name === labels.pastedName && refusal.code === 'unreadable';
  const tone = refusal.code === 'private-key' ? 'problem' : 'unclear';
  return { tone, text: isPaste ? labels.pasteUnreadable : describeRefusal(refusal) } as const;
}

/** Holders before authorities. */
export function sortCertificates(certificates: readonly CertificateReport[]): readonly CertificateReport[] {
  return certificates.toSorted((a, b) => Number(a.purpose === 'authority') - Number(b.purpose === 'authority'));
}
