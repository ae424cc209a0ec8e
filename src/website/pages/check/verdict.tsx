import type { Tone } from '@mohar/check/report';
import { createContext, use } from 'react';
import { checkLabels as labels } from '#content/check/page.ts';
import type { PageLink } from '#domain/layout/page-link.ts';
import { Icon } from '#website/components/icon/icon.tsx';
import { SiteLink } from '#website/components/link/link.tsx';
import styles from './result.module.css';

/** Whether the files were checked against the demonstration: its verdicts are never green. */
export const Demonstration = createContext(false);

/** An answer with its icon and the word for its tone, so that colour is never the only sign. What to do stands on lines of its own. */
export function Verdict({
  tone,
  label = labels.tones[tone],
  sentences,
}: {
  tone: Tone;
  /** Before the first sentence. */
  label?: string;
  sentences: readonly string[];
}) {
  return (
    <p className={styles.verdict} data-tone={tone} data-demonstration={use(Demonstration)}>
      <Icon name={tone} />
      <span className={styles.sentences}>
        {sentences.map((sentence, at) => (
          <span key={sentence}>
            {at === 0 && <b>{label}.</b>} <span>{sentence}</span>
          </span>
        ))}
      </span>
    </p>
  );
}

/** Links to what helps with a problem, right below it. */
export function NextSteps({ steps = [] }: { steps?: readonly PageLink[] | undefined }) {
  if (steps.length === 0) return null;
  return (
    <ul className={styles.actions}>
      {steps.map(({ title, path }) => (
        <li key={path}>
          <SiteLink to={path}>{title}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
