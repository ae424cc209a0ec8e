import { useLocation } from 'react-router';
import * as labels from '#content/layout/labels.ts';
import { buyLink, navigation, quickLinks } from '#content/layout/navigation.ts';
import { openSearch } from '#content/search/labels.ts';
import type { NavigationEntry, NavigationGroup, NavigationLink } from '#domain/layout/navigation.ts';
import buttons from '#website/components/button/button.module.css';
import { Icon } from '#website/components/icon/icon.tsx';
import { ExternalLink } from '#website/components/link/link.tsx';
import { Logo } from '#website/components/logo/logo.tsx';
import { useRootData } from '#website/use-root-data.ts';
import styles from './navbar.module.css';
import { NavigationAnchor } from './navigation-anchor.tsx';
import { Bell } from './updates/latest-updates.tsx';

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
          {[...navigation, ...quickLinks].map((entry) => (
            <li key={entry.title}>
              <NarrowEntry entry={entry} />
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** Opens the search while the field above the bar is out of view, and on a phone, which has no such field. */
function SearchOpener() {
  return (
    <button type="button" aria-label={openSearch} className={styles.search} popoverTarget="search">
      <Icon name="magnifier" />
    </button>
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
        <details className={styles.group}>
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

function BarLink({ link, className }: { link: NavigationLink; className?: string | undefined }) {
  const { pathname } = useLocation();
  const isCurrent = 'path' in link && (link.path === pathname || link.page === pathname);
  return <NavigationAnchor link={link} className={className} isCurrent={isCurrent} />;
}
