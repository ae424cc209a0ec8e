import {
  type CertificateReport,
  certificateTones,
  type FileReport,
  type PdfReport,
  pdfTones,
  type Tone,
} from '@mohar/check/report';
import { certificateHeadlines, panWords } from '#content/check/certificate-words.ts';
import { checkLabels as labels } from '#content/check/page.ts';
import { cautions, listPdfAnswer } from '#content/check/pdf-words.ts';
import { formatDamaged, formatRefusal } from '#content/check/refusal-words.ts';

type Answer = { readonly tone: Tone; readonly label?: string; readonly sentences: readonly string[] };

const worstFirst: readonly Tone[] = ['problem', 'unclear', 'good'];

/** The answer for a whole file, with all that limits it. Of several certificates it is the worst answer for a holder. */
export function answerFor(report: FileReport): Answer {
  if (report.kind === 'refused') return answerForRefusal(report);
  if (report.kind === 'pdf') {
    return addDoubts(
      answerForPdf(report.pdf),
      report.pdf.cautions.map((caution) => cautions[caution]),
    );
  }
  const { damaged } = report;
  return addDoubts(answerForCertificates(report), damaged > 0 ? [formatDamaged(damaged)] : []);
}

/** The answer for the signatures of a PDF. */
export function answerForPdf(pdf: PdfReport): Answer {
  return { tone: pdfTones[pdf.verdict], sentences: listPdfAnswer(pdf) };
}

/**
 * Where the page shows the answer for the signatures: beside the only one or above all of them. Good signatures of a
 * document with a caution have their answers beside each, because "Good" would be read as the answer for the document.
 */
export function placePdfAnswer({ signatures, removed, cautions, verdict }: PdfReport): 'beside' | 'above' | 'each' {
  const isSingle = signatures.length === 1 && removed.length === 0;
  const isGood = pdfTones[verdict] === 'good';
  if (isSingle && (isGood || cautions.length === 0)) return 'beside';
  return isGood && cautions.length > 0 ? 'each' : 'above';
}

function addDoubts({ tone, sentences }: Answer, doubts: readonly string[]): Answer {
  if (doubts.length === 0) return { tone, sentences };
  return tone === 'good'
    ? { tone: 'unclear', sentences: [...doubts, ...sentences] }
    : { tone, sentences: [...sentences, ...doubts] };
}

function answerForCertificates(report: Extract<FileReport, { kind: 'certificates' }>): Answer {
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
  const answer =
    refusal.code === 'private-key' ? { tone: 'problem' as const } : { tone: 'unclear' as const, label: labels.refused };
  return { ...answer, sentences: [isPaste ? labels.pasteUnreadable : formatRefusal(refusal)] };
}
