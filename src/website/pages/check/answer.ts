import { type CertificateReport, certificateTones, type FileReport, pdfTones, type Tone } from '@mohar/check/report';
import { certificateHeadlines, panWords } from '#content/check/certificate-words.ts';
import { checkLabels as labels } from '#content/check/page.ts';
import { listPdfAnswer } from '#content/check/pdf-words.ts';
import { formatRefusal } from '#content/check/refusal-words.ts';

type Answer = { readonly tone: Tone; readonly sentences: readonly string[] };

const worstFirst: readonly Tone[] = ['problem', 'unclear', 'good'];

/** The answer for a whole file; of several certificates the worst answer for a holder. */
export function answerFor(report: FileReport): Answer {
  if (report.kind === 'pdf') return { tone: pdfTones[report.pdf.verdict], sentences: listPdfAnswer(report.pdf) };
  if (report.kind === 'refused') return answerForRefusal(report);
  const holders = report.certificates.filter(({ purpose }) => purpose !== 'authority');
  const answers = (holders.length > 0 ? holders : report.certificates).map(answerForCertificate);
  const [worst] = answers.toSorted((a, b) => worstFirst.indexOf(a.tone) - worstFirst.indexOf(b.tone));
  return worst ?? { tone: 'unclear', sentences: [] };
}

function answerForCertificate(report: CertificateReport): Answer {
  if (report.pan === 'differs') return { tone: 'problem', sentences: [panWords.differs] };
  return { tone: certificateTones[report.verdict], sentences: [certificateHeadlines[report.verdict](report)] };
}

function answerForRefusal({ file, refusal }: Extract<FileReport, { kind: 'refused' }>): Answer {
  const isPaste = file.name === labels.pastedName && refusal.code === 'unreadable';
  const tone = refusal.code === 'private-key' ? 'problem' : 'unclear';
  return { tone, sentences: [isPaste ? labels.pasteUnreadable : formatRefusal(refusal)] };
}
