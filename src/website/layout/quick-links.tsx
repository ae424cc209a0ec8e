import * as labels from '#content/layout/labels.ts';
import { quickLinks } from '#content/layout/navigation.ts';
import { BarLink } from './navigation-anchor.tsx';
import styles from './quick-links.module.css';

/** In the bar of contacts where that has room; else they are in the menu only. */
export function QuickLinks() {
  return (
    <nav aria-label={labels.quickLinks} className={styles.quick}>
      <ul>
        {quickLinks.map((link) => (
          <li key={link.title}>
            <BarLink link={link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
