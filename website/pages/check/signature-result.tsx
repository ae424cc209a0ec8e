import { describeChain } from '#content/check/certificate-words.ts';
import { checkPage, checkLabels as labels } from '#content/check/page.ts';
import {
  certificationWords,
  describeBytes,
  describeSigner,
  describeSignerRevocation,
  describeTime,
  pdfHeadlines,
} from '#content/check/pdf-words.ts';
import type { SignatureReport } from '#domain/check/pdf-report.ts';
import { pdfTones } from '#domain/check/pdf-verdict.ts';
import { formatName } from '#domain/name.ts';
import buttons from '#website/components/button/button.module.css';
import { Fact } from '#website/components/fact/fact.tsx';
import { CertificateFacts } from './certificate-result.tsx';
import type { CheckFile } from './check-client.ts';
import styles from './result.module.css';
import { saveFile } from './save-file.ts';
import { Verdict } from './verdict.tsx';

/** One signature of a PDF: the answer, then its four answers, which are never one tick. */
export function SignatureResult({
  signature,
  number,
  count,
  file,
}: {
  signature: SignatureReport;
  /** Among the signatures and timestamps of the file, from 1. */
  number: number;
  count: number;
  file: CheckFile | undefined;
}) {
  const { field, kind, bytes, signer, chain, time, certification, signedLength, verdict } = signature;
  const byField = kind === 'signature' ? labels.signatureField(field) : labels.timestampField(field);
  const isNamed = signer.status === 'found' && bytes.status !== 'altered';
  return (
    <section className={styles.part}>
      <h4>{isNamed ? labels.signatureOf(signer.name, number, count) : byField}</h4>
      <Verdict tone={pdfTones[verdict]}>{pdfHeadlines[verdict]}</Verdict>
      {file && signedLength > 0 && signedLength < file.blob.size && (
        <p className={styles.actions}>
          <button
            type="button"
            className={buttons.button}
            onClick={() =>
              saveFile(file.blob.slice(0, signedLength, 'application/pdf'), labels.signedName(formatName(file.name)))
            }
          >
            {labels.saveRevision}
          </button>
        </p>
      )}
      <dl className={styles.facts}>
        <Fact term={labels.answers.bytes}>
          {describeBytes(bytes)} {certification && certificationWords[certification]}
        </Fact>
        <Fact term={labels.answers.signer}>{describeSigner(signer, bytes)}</Fact>
        {signer.status === 'found' && (
          <Fact term={labels.facts.issuer}>
            <bdi>{signer.certificate.issuer}</bdi>
          </Fact>
        )}
        {chain.to !== 'not-read' && <Fact term={labels.answers.chain}>{describeChain(chain)}</Fact>}
        {signer.status === 'found' && (
          <Fact term={labels.answers.revocation}>{describeSignerRevocation(signer.certificate.revocation, time)}</Fact>
        )}
        <Fact term={labels.answers.time}>{describeTime(time)}</Fact>
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
