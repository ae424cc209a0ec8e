import type { FileReport, PdfReport } from '@mohar/check/report';
import { type FormEvent, useId } from 'react';
import { formatReport } from '#content/check/format-report.ts';
import { refusalSteps } from '#content/check/next-steps.ts';
import { listUnchecked } from '#content/check/not-checked.ts';
import { checkLabels as labels } from '#content/check/page.ts';
import { cautions, findGravest } from '#content/check/pdf-words.ts';
import { formatDamaged } from '#content/check/refusal-words.ts';
import type { SiteReport } from '#domain/check/check-report.ts';
import { formatBytes } from '#domain/text.ts';
import { formatIndianTime } from '#domain/time.ts';
import buttons from '#website/components/button/button.module.css';
import { CopyButton } from '#website/components/copy/copy-button.tsx';
import { Fact } from '#website/components/fact/fact.tsx';
import { Field } from '#website/components/field/field.tsx';
import { Fingerprint } from '#website/components/fingerprint/fingerprint.tsx';
import { Lines } from '#website/components/page/page.tsx';
import { answerFor, answerForPdf, placePdfAnswer } from './answer.ts';
import { CertificateResult } from './certificate-result.tsx';
import type { CheckFile } from './check-client.ts';
import styles from './result.module.css';
import { SignatureResult } from './signature-result.tsx';
import { SignedVersion } from './signed-version.tsx';
import { NextSteps, Verdict } from './verdict.tsx';

/** The answer for one file, then the reasons, what was not checked, and everything as text. */
export function FileResult({
  id,
  report,
  result,
  file,
  onPassword,
}: {
  id: string;
  /** Of this file alone. */
  report: SiteReport;
  result: FileReport;
  file: CheckFile | undefined;
  onPassword: (password: string) => void;
}) {
  const headingId = useId();
  const text = formatReport(report);
  const unchecked = listUnchecked(result);
  const { name, size, sha256 } = result.file;
  return (
    <article id={id} className={styles.card} aria-labelledby={headingId}>
      <h3 id={headingId}>
        <bdi>{name}</bdi> <span>{formatBytes(size)}</span>
      </h3>
      {result.kind === 'refused' && (
        <>
          <Verdict {...answerFor(result)} />
          <NextSteps steps={refusalSteps[result.refusal.code]} />
          {/^password-(?:needed|wrong)$/.test(result.refusal.code) && <PasswordForm onPassword={onPassword} />}
        </>
      )}
      {result.kind === 'certificates' &&
        result.certificates.map((certificate, at) => (
          <CertificateResult
            // biome-ignore lint/suspicious/noArrayIndexKey: the same certificate may be in a file twice
            key={at}
            report={certificate}
            hasHeading={result.certificates.length > 1}
          />
        ))}
      {result.kind === 'certificates' && result.damaged > 0 && (
        <Verdict tone="unclear" sentences={[formatDamaged(result.damaged)]} />
      )}
      {result.kind === 'pdf' && <PdfResult pdf={result.pdf} file={file} />}
      {unchecked.length > 0 && (
        <section className={styles.notChecked}>
          <h4>{labels.notChecked}</h4>
          <Lines lines={unchecked} />
        </section>
      )}
      {result.kind !== 'refused' && (
        <details className={styles.technical} data-screen-only>
          <summary>{labels.technical}</summary>
          <pre>{text}</pre>
        </details>
      )}
      <p className={styles.actions} data-screen-only>
        <button type="button" className={buttons.small} onClick={() => document.getElementById('check-files')?.click()}>
          {labels.another}
        </button>
        {result.kind !== 'refused' && (
          <>
            <CopyButton text={text} what={labels.copyReport} />
            <button type="button" className={buttons.small} onClick={() => window.print()}>
              {labels.print}
            </button>
          </>
        )}
      </p>
      {/* On the screen the date and the hash are among the technical details. */}
      <dl className={styles.facts} data-print-only>
        <Fact term={labels.printed.time}>{formatIndianTime(report.checkedAt)}</Fact>
        {sha256 !== '' && (
          <Fact term={labels.printed.sha256}>
            <Fingerprint value={sha256.toUpperCase().replaceAll(/..(?!$)/g, '$&:')} />
          </Fact>
        )}
      </dl>
    </article>
  );
}

function PdfResult({ pdf, file }: { pdf: PdfReport; file: CheckFile | undefined }) {
  const place = placePdfAnswer(pdf);
  const gravest = place === 'above' && pdf.removed.length === 0 ? findGravest(pdf.signatures) : undefined;
  return (
    <>
      {place === 'above' && <Verdict {...answerForPdf(pdf)} />}
      {pdf.cautions.map((caution) => (
        <Verdict key={caution} tone="unclear" sentences={[cautions[caution]]} />
      ))}
      {file &&
        pdf.removed.map((length, at) => (
          <SignedVersion key={length} file={file} length={length}>
            {labels.openEarlier(at + 1)}
          </SignedVersion>
        ))}
      {pdf.signatures.map((signature, at) => (
        <SignatureResult
          // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have one name
          key={at}
          signature={signature}
          signatures={pdf.signatures}
          number={at + 1}
          hasOneAnswer={place === 'beside'}
          isFileAnswer={signature === gravest}
          file={file}
        />
      ))}
    </>
  );
}

function PasswordForm({ onPassword }: { onPassword: (password: string) => void }) {
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onPassword(String(new FormData(event.currentTarget).get('password')));
  };
  return (
    <form className={styles.password} onSubmit={onSubmit}>
      <Field name="password" label={labels.password} type="password" autoComplete="off" required />
      <button type="submit" className={buttons.small}>
        {labels.openWithPassword}
      </button>
    </form>
  );
}
