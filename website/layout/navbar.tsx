import { buyLink, navigation } from '#content/layout/navigation.ts';
import { site } from '#content/site.ts';
import type { NavigationEntry, NavigationGroup, NavigationLink } from '#domain/layout/navigation.ts';
import buttons from '#website/components/button/button.module.css';
import { ExternalLink } from '#website/components/external-link/external-link.tsx';
import { Logo } from '#website/components/logo/logo.tsx';
import styles from './navbar.module.css';
import { NavigationAnchor } from './navigation-anchor.tsx';
import { Bell } from './updates/latest-updates.tsx';

/** The bar that stays at the top. Dropdowns and the small screen's menu are popovers: they work before any script. */
export function Navbar() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a href="/" className={styles.home} aria-label={`${site.name}, home page`}>
          <Logo />
        </a>
        <nav aria-label="Main" className={styles.wide}>
          <ul className={styles.entries}>
            {navigation.map((entry) => (
              <li key={entry.title}>
                <WideEntry entry={entry} />
              </li>
            ))}
          </ul>
        </nav>
        <Bell />
        <ExternalLink href={buyLink.href} className={buttons.seal}>
          {buyLink.title}
        </ExternalLink>
        <button type="button" className={styles.menuButton} popoverTarget="site-menu">
          Menu
        </button>
      </div>
      <nav id="site-menu" popover="auto" aria-label="Menu" className={styles.menu}>
        <button type="button" className={styles.close} popoverTarget="site-menu" popoverTargetAction="hide">
          Close
        </button>
        <ul className={styles.menuEntries}>
          {navigation.map((entry) => (
            <li key={entry.title}>
              <NarrowEntry entry={entry} />
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

function WideEntry({ entry }: { entry: NavigationEntry }) {
  if (!('entries' in entry)) return <NavigationAnchor link={entry} className={styles.entry} />;
  const id = `menu-${entry.title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <div className={styles.dropdown}>
      <button type="button" className={styles.entry} popoverTarget={id}>
        {entry.title}
        <svg viewBox="0 0 10 6" aria-hidden="true" className={styles.chevron}>
          <path d="M1 1l4 4 4-4" />
        </svg>
      </button>
      <ul id={id} popover="auto" className={styles.panel}>
        <SubEntries entries={entry.entries} />
      </ul>
    </div>
  );
}

function NarrowEntry({ entry }: { entry: NavigationEntry }) {
  if (!('entries' in entry)) return <NavigationAnchor link={entry} />;
  return (
    <details name="site-menu">
      <summary>{entry.title}</summary>
      <ul className={styles.submenu}>
        <SubEntries entries={entry.entries} />
      </ul>
    </details>
  );
}

/** What a dropdown holds: links, and submenus that open in their place. */
function SubEntries({ entries }: { entries: readonly (NavigationLink | NavigationGroup)[] }) {
  return entries.map((entry) => (
    <li key={entry.title}>
      {'links' in entry ? (
        <details className={styles.group}>
          <summary>{entry.title}</summary>
          <ul className={styles.submenu}>
            {entry.links.map((link) => (
              <li key={link.title}>
                <NavigationAnchor link={link} />
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <NavigationAnchor link={entry} />
      )}
    </li>
  ));
}
