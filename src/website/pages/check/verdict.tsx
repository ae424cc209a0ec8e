import type { Tone } from '@mohar/check/report';
import { createContext, type ReactNode, use } from 'react';
import { checkLabels as labels } from '#content/check/page.ts';
import type { PageLink } from '#domain/layout/page-link.ts';
import { SiteLink } from '#website/components/link/link.tsx';
import styles from './result.module.css';

/** Whether the files were checked against the demonstration: its verdicts are never green. */
export const Demonstration = createContext(false);

const paths = {
  good: 'M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M6 10.3l2.7 2.7L14 7.5',
  problem: 'M10 2 19 17.5H1zM10 8v4.5M10 14.6v.6',
  unclear: 'M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M7.6 7.6a2.4 2.4 0 1 1 3.4 2.2q-1 .5-1 1.7M10 14v.5',
} as const satisfies Record<Tone, string>;

/** A headline with its icon and the word for its tone, so that colour is never the only sign. */
export function Verdict({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <p className={styles.verdict} data-tone={tone} data-demonstration={use(Demonstration)}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={paths[tone]} />
      </svg>
      <span>
        <b>{labels.tones[tone]}.</b> {children}
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
