import type { ReactNode } from 'react';
import { tokenLabels as labels } from '#content/use-case/labels.ts';
import { Drawing } from '#website/components/drawing/drawing.tsx';
import { linkPlaces } from '#website/components/text/link-places.tsx';
import styles from './token-panel.module.css';

/** `children` leads to the order, where nothing beside the panel does. */
export function TokenPanel({ children }: { children?: ReactNode }) {
  return (
    <aside className={styles.panel} aria-label={labels.name}>
      <Drawing name="token" className={styles.picture} />
      <h2>{labels.heading}</h2>
      <p>{linkPlaces(labels.text)}</p>
      {children}
    </aside>
  );
}
