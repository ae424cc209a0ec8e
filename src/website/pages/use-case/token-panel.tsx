import { names } from '#content/layout/names.ts';
import { site } from '#content/site.ts';
import { tokenLabels as labels } from '#content/use-case/labels.ts';
import buttons from '#website/components/button/button.module.css';
import { Drawing } from '#website/components/drawing/drawing.tsx';
import { ExternalLink } from '#website/components/link/link.tsx';
import styles from './token-panel.module.css';

export function TokenPanel() {
  return (
    <aside className={styles.panel} aria-label={labels.name}>
      <Drawing name="token" className={styles.picture} />
      <h2>{labels.heading}</h2>
      <p>{labels.text}</p>
      <ExternalLink href={site.portals.signUp} className={buttons.primary}>
        {names.buy}
      </ExternalLink>
    </aside>
  );
}
