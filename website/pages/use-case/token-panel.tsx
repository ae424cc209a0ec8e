import { site } from '#content/site.ts';
import buttons from '#website/components/button/button.module.css';
import { ExternalLink } from '#website/components/external-link/external-link.tsx';
import { Picture } from '#website/components/picture/pictures.tsx';
import styles from './token-panel.module.css';

/** The device that every certificate needs, beside the text that says what for. */
export function TokenPanel() {
  return (
    <aside className={styles.panel} aria-label="Token">
      <Picture name="token" className={styles.picture} />
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
