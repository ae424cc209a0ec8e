import { Fragment } from 'react';
import { stateWords as words } from '#content/desk/state.ts';
import { type Finding, severities } from '#domain/finding.ts';
import styles from './state.module.css';

/** Findings of doctor, the most severe first. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return <p>{words.noFindings}</p>;
  return severities.map((severity) => {
    const texts = findings.flatMap(([at, text]) => (at === severity ? [text] : []));
    return (
      texts.length > 0 && (
        <Fragment key={severity}>
          <h3 className={styles.severity}>{words.severities[severity]}</h3>
          <ul className={styles.findings}>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Fragment>
      )
    );
  });
}
