import * as labels from '#content/layout/labels.ts';
import { buyLink, lostTokenLink, navigation, quickLinks } from '#content/layout/navigation.ts';
import type { NavigationEntry, NavigationGroup, NavigationLink } from '#domain/layout/navigation.ts';
import buttons from '#website/components/button/button.module.css';
import { Icon } from '#website/components/icon/icon.tsx';
import { ExternalLink } from '#website/components/link/link.tsx';
import { Logo } from '#website/components/logo/logo.tsx';
import { useRootData } from '#website/use-root-data.ts';
import styles from './navbar.module.css';
import { BarLink } from './navigation-anchor.tsx';
import { SearchOpener } from './search/search-opener.tsx';
import { Bell } from './updates/latest-updates.tsx';

/** The sticky bar. Dropdowns and the menu of small screens are popovers, which work without scripts. */
export function Navbar() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a href="/" className={styles.home} aria-label={labels.homePage}>
          <Logo />
        </a>
        <PrintHeader />
        <nav aria-label={labels.mainMenu} className={styles.wide}>
          <ul className={styles.entries}>
            {navigation.map((entry) => (
              <li key={entry.title}>
                <WideEntry entry={entry} />
              </li>
            ))}
          </ul>
        </nav>
        <SearchOpener />
        <Bell />
        <ExternalLink href={buyLink.href} className={buttons.primary} data-screen-only>
          {buyLink.title}
        </ExternalLink>
        <button type="button" className={styles.menuButton} popoverTarget="site-menu">
          <span className={styles.closed}>{labels.menu}</span>
          <span className={styles.opened}>
            {labels.close}
            <span className="visually-hidden">{` ${labels.toCloseMenu}`}</span>
          </span>
        </button>
      </div>
      <nav id="site-menu" popover="auto" aria-label={labels.menu} className={styles.menu}>
        <ul className={styles.menuEntries}>
          {[lostTokenLink, ...navigation, ...quickLinks].map((entry) => (
            <li key={entry.title}>
              <NarrowEntry entry={entry} />
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** The print header: who issues the printed page (R12.12). */
function PrintHeader() {
  const { siteUrl, isDemonstration } = useRootData();
  const lines = [...labels.printHeader, siteUrl, isDemonstration ? labels.demonstration : ''];
  return <div data-print-only>{lines.map((line) => line !== '' && <p key={line}>{line}</p>)}</div>;
}

function WideEntry({ entry }: { entry: NavigationEntry }) {
  if (!('entries' in entry)) return <BarLink link={entry} className={styles.entry} />;
  const id = `menu-${entry.title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <div className={styles.dropdown}>
      <button type="button" className={styles.entry} popoverTarget={id}>
        {entry.title}
        <Icon name="chevron" className={styles.chevron} />
      </button>
      <ul id={id} popover="auto" className={styles.panel}>
        <SubEntries entries={entry.entries} />
      </ul>
    </div>
  );
}

function NarrowEntry({ entry }: { entry: NavigationEntry }) {
  if (!('entries' in entry)) return <BarLink link={entry} />;
  return (
    <details name="site-menu">
      <summary>{entry.title}</summary>
      <ul className={styles.submenu}>
        <SubEntries entries={entry.entries} />
      </ul>
    </details>
  );
}

/** The entries of a dropdown: links and inline submenus. */
function SubEntries({ entries }: { entries: readonly (NavigationLink | NavigationGroup)[] }) {
  return entries.map((entry) => (
    <li key={entry.title}>
      {'links' in entry ? (
        <details>
          <summary>{entry.title}</summary>
          <ul className={styles.submenu}>
            <SubEntries entries={entry.links} />
          </ul>
        </details>
      ) : (
        <BarLink link={entry} />
      )}
    </li>
  ));
}
