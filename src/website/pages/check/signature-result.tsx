import { pdfTones, type SignatureReport } from '@mohar/check/report';
import { formatChain } from '#content/check/certificate-words.ts';
import { checkPage, checkLabels as labels } from '#content/check/page.ts';
import {
  certificationWords,
  describeTime,
  formatSigner,
  formatSignerRevocation,
  listAnswer,
} from '#content/check/pdf-words.ts';
import { nameSigner } from '#content/check/signed-words.ts';
import { Fact } from '#website/components/fact/fact.tsx';
import { CertificateFacts } from './certificate-result.tsx';
import type { CheckFile } from './check-client.ts';
import styles from './result.module.css';
import { SignedVersion } from './signed-version.tsx';
import { Verdict } from './verdict.tsx';

/** One signature of a PDF: the answer, what was signed as a file of its own, then the reasons. */
export function SignatureResult({
  signature,
  signatures,
  number,
  hasOneAnswer,
  isFileAnswer,
  file,
}: {
  signature: SignatureReport;
  /** All of the file. */
  signatures: readonly SignatureReport[];
  /** Among them, from 1. */
  number: number;
  /** Shows the answer with its icon. Otherwise the answer for the whole file stands above. */
  hasOneAnswer: boolean;
  /** The answer for the whole file is the answer for this signature, which is not said twice. */
  isFileAnswer: boolean;
  file: CheckFile | undefined;
}) {
  const { field, kind, bytes, signer, chain, time, certification, verdict } = signature;
  const byField = kind === 'signature' ? labels.signatureField(field) : labels.timestampField(field);
  const sentences = listAnswer(signature, signatures);
  const isNamed = signer.status === 'found' && bytes.status !== 'not-intact';
  return (
    <section className={styles.part}>
      <h4>{isNamed ? labels.signatureOf(signer.name, number, signatures.length) : byField}</h4>
      {hasOneAnswer ? (
        <Verdict tone={pdfTones[verdict]} sentences={sentences} />
      ) : (
        isFileAnswer || <p>{sentences.join(' ')}</p>
      )}
      {file && hasOwnVersion(signature, file.blob.size) && (
        <SignedVersion file={file} length={signature.signedLength}>
          {labels.openSigned(nameSigner(signature))}
        </SignedVersion>
      )}
      <dl className={styles.facts}>
        <Fact term={kind === 'signature' ? labels.answers.signer : labels.answers.timestamp}>
          {formatSigner(signer, bytes.status === 'intact')}
        </Fact>
        {certification && <Fact term={labels.answers.allowed}>{certificationWords[certification]}</Fact>}
        {signer.status === 'found' && (
          <Fact term={labels.facts.issuer}>
            <bdi>{signer.certificate.issuer}</bdi>
          </Fact>
        )}
        {chain.to !== 'not-read' && <Fact term={labels.answers.chain}>{formatChain(chain)}</Fact>}
        {signer.status === 'found' && (
          <Fact term={labels.answers.revocation}>{formatSignerRevocation(signer.certificate.revocation, time)}</Fact>
        )}
        <Fact term={labels.answers.time}>{isFalseTimestamp(signature) ? labels.falseTime : describeTime(time)}</Fact>
      </dl>
      {signer.status === 'found' && (
        <details>
          <summary>{labels.signerCertificate}</summary>
          <CertificateFacts report={signer.certificate} />
        </details>
      )}
      {/* Not for a document that is not to be relied on, nor to trust an authority that nobody knows. */}
      {pdfTones[verdict] !== 'problem' && chain.to !== 'unknown' && (
        <p>
          <a href={`#${checkPage.adobe.id}`}>{labels.validityHelp}</a>
        </p>
      )}
    </section>
  );
}

/** Whether the signed version is intact and shorter than the file. */
function hasOwnVersion({ later, signedLength }: SignatureReport, size: number): boolean {
  return later !== undefined && signedLength > 0 && signedLength < size;
}

function isFalseTimestamp({ kind, verdict }: SignatureReport): boolean {
  return kind === 'document-timestamp' && verdict === 'signer-not-genuine';
}
