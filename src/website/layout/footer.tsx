import * as labels from '#content/layout/labels.ts';
import { footerColumns } from '#content/layout/navigation.ts';
import { site } from '#content/site.ts';
import { Band } from '#website/components/guilloche/band.tsx';
import { ExternalLink } from '#website/components/link/link.tsx';
import { Logo } from '#website/components/logo/logo.tsx';
import { linkPlaces } from '#website/components/text/link-places.tsx';
import styles from './footer.module.css';
import { NavigationAnchor } from './navigation-anchor.tsx';
import { ThemeSwitch } from './theme/theme-switch.tsx';

/** On a phone each column is behind its title, so that the footer is one screen; else below its heading. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <Band className={styles.band} lines={6} wave={96} />
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p>
            {site.owner}
            <br />
            {labels.incorporated}
          </p>
          <ul className={`${styles.links} ${styles.social}`}>
            {site.social.map(({ title, href }) => (
              <li key={title}>
                <ExternalLink href={href}>{title}</ExternalLink>
              </li>
            ))}
          </ul>
          <ThemeSwitch />
        </div>
        {footerColumns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className={styles.heading}>{column.title}</h2>
            <details className={styles.column}>
              <summary>{column.title}</summary>
              <ul className={styles.links}>
                {column.links.map((link) => (
                  <li key={link.title}>
                    <NavigationAnchor link={link} />
                  </li>
                ))}
              </ul>
            </details>
          </nav>
        ))}
      </div>
      <p className={styles.small}>{linkPlaces(labels.placeNames)}</p>
    </footer>
  );
}
