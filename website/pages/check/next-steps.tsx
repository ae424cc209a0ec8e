import type { NextStep } from '#content/check/next-steps.ts';
import { SiteLink } from '#website/components/link/link.tsx';
import styles from './result.module.css';

/** Links to what helps with a problem, right below it. */
export function NextSteps({ steps = [] }: { steps?: readonly NextStep[] | undefined }) {
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
