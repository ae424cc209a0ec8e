import { site } from '#content/site.ts';
import buttons from '#website/components/button/button.module.css';
import { Drawing } from '#website/components/drawing/drawing.tsx';
import { ExternalLink } from '#website/components/link/link.tsx';
import styles from './token-panel.module.css';

export function TokenPanel() {
  return (
    <aside className={styles.panel} aria-label="Token">
      <Drawing name="token" className={styles.picture} />
      <h2>Your key lives in a token</h2>
      <p>
        The certificate is issued on a USB token that makes the signing key and never gives it out. Expect it to last
        about two years. Buyers in India can order one with the certificate.
      </p>
      <ExternalLink href={site.portals.signUp} className={buttons.button}>
        Order a token
      </ExternalLink>
    </aside>
  );
}
