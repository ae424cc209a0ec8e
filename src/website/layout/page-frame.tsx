import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import * as labels from '#content/layout/labels.ts';
import { infoBar } from '#content/layout/navigation.ts';
import { parseSearch } from '#contract/routes.ts';
import { routes } from '#domain/site/routes.ts';
import { Icon } from '#website/components/icon/icon.tsx';
import { AnyLink, EmailLink, PhoneLink } from '#website/components/link/link.tsx';
import { Marquee } from '#website/components/marquee/marquee.tsx';
import { QueueClicks } from '#website/document/page-scripts.tsx';
import { FailedWidget } from '#website/islands/boundary.tsx';
import { Island } from '#website/islands/island.tsx';
import { OfflineNotice } from '#website/layout/offline/offline-notice.tsx';
import { SearchBar } from '#website/layout/search/search-bar.tsx';
import { LatestUpdates } from '#website/layout/updates/latest-updates.tsx';
import { useRootData } from '#website/use-root-data.ts';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import styles from './page-frame.module.css';
import { QuickLinks } from './quick-links.tsx';

export function PageFrame({ children }: { children: ReactNode }) {
  const isHome = useLocation().pathname === routes.home.path;
  return (
    <>
      <a href="#content" className={`visually-hidden ${styles.skip}`}>
        {labels.skip}
      </a>
      <EmergencyBanner />
      <div className={styles.top}>
        <InfoBar />
        <QuickLinks />
        <Island name="search" widget={SearchBar} props={{ searched: useSearched() }} />
      </div>
      <Navbar />
      {!isHome && <QueueClicks />}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {/* On home the script comes after the content: the hero should be in the first packets. */}
      {isHome && <QueueClicks />}
      <Footer />
      <LatestUpdates />
      <ScrollToTop />
      <OfflineNotice />
      {/* Shown when the script of an island cannot be loaded. */}
      <template id="failed-widget">
        <FailedWidget address={routes.home.path} />
      </template>
    </>
  );
}

/** What was searched for, on the page of results; blank on other pages. */
function useSearched(): string {
  const { pathname, search } = useLocation();
  return pathname === routes.search.path ? parseSearch(new URLSearchParams(search)) : '';
}

function EmergencyBanner() {
  const { banner } = useRootData();
  if (!banner) return null;
  const { text, href } = banner;
  return (
    <aside className={styles.banner} aria-label={labels.banner}>
      <p>
        {text}{' '}
        {/^(?:\/|https?:\/\/)/.test(href) && (
          <AnyLink to={href}>
            {labels.readMore}
            <span className="visually-hidden">{` ${labels.aboutBanner}`}</span>
          </AnyLink>
        )}
      </p>
    </aside>
  );
}

function InfoBar() {
  return (
    <aside className={styles.bar} aria-label={labels.supportContacts}>
      <Marquee label={labels.contacts} seconds={40}>
        {infoBar.map(({ label, phone, email }) => (
          <p key={label} className={styles.contact}>
            <b>{label}</b>
            <PhoneLink phone={phone} />
            <EmailLink email={email} />
          </p>
        ))}
      </Marquee>
    </aside>
  );
}

/** Shown by `watch-scroll.ts`, which scrolls on a click. */
function ScrollToTop() {
  return (
    <button type="button" aria-label={labels.scrollToTop} className={styles.button} data-scroll-to-top>
      <Icon name="to-top" />
    </button>
  );
}
