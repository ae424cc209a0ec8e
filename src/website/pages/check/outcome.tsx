import type { FileReport } from '@mohar/check/report';
import { useEffect, useRef } from 'react';
import { checkPage, checkLabels as labels } from '#content/check/page.ts';
import buttons from '#website/components/button/button.module.css';
import callout from '#website/components/callout/callout.module.css';
import { answerFor } from './answer.ts';
import type { CheckFile } from './check-client.ts';
import styles from './checker.module.css';
import { FileResult } from './file-result.tsx';
import type { CheckState } from './use-check.ts';
import { Demonstration, Verdict } from './verdict.tsx';

/** The results of a check, its progress, or its failure. */
export function Outcome({
  state,
  onCancel,
  onPassword,
}: {
  state: CheckState;
  onCancel: () => void;
  onPassword: (files: readonly CheckFile[], password: string) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves focus and view to the result.
  useEffect(() => {
    if (state.status !== 'done' && state.status !== 'failed') return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [state]);

  if (state.status === 'none') return null;
  if (state.status === 'checking') {
    return (
      <div className={styles.checking}>
        <p role="status">{labels.checking(state.count)}</p>
        <button type="button" className={buttons.small} onClick={onCancel}>
          {labels.cancel}
        </button>
      </div>
    );
  }
  if (state.status === 'failed') {
    return (
      <h2 ref={heading} tabIndex={-1} className={`${callout.callout} ${styles.failure}`}>
        {labels.failures[state.reason]}
      </h2>
    );
  }
  const { id, report, files } = state;
  return (
    // Each check has an element of its own: React cannot change text that a translator has replaced.
    <section key={id} className={styles.results} aria-labelledby="check-results" data-print-alone>
      <h2 ref={heading} id="check-results" tabIndex={-1}>
        {labels.results(report.files.length)}
      </h2>
      {report.isDemonstration && <p className={styles.demonstration}>{checkPage.demonstrationNote}</p>}
      <Demonstration value={report.isDemonstration}>
        {report.files.length > 1 && <Summary reports={report.files} />}
        {report.files.map((result, at) => (
          <FileResult
            // biome-ignore lint/suspicious/noArrayIndexKey: several files may have one name, and the list never changes
            key={at}
            id={resultId(at)}
            report={{ ...report, files: [result] }}
            result={result}
            file={files[at]}
            onPassword={(password) => onPassword(files, password)}
          />
        ))}
      </Demonstration>
    </section>
  );
}

const resultId = (at: number): string => `check-result-${at + 1}`;

/** The answers for several files, with links to their results. */
function Summary({ reports }: { reports: readonly FileReport[] }) {
  return (
    <ul className={styles.summary} aria-label={labels.summary}>
      {reports.map((report, at) => {
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: several files may have one name, and the list never changes
          <li key={at}>
            <a href={`#${resultId(at)}`}>
              <bdi>{report.file.name}</bdi>
            </a>
            <Verdict {...answerFor(report)} />
          </li>
        );
      })}
    </ul>
  );
}
