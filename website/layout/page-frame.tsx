import type { ReactNode } from 'react';
import { EmergencyBanner } from './banner.tsx';
import { SiteDialogsProvider } from './dialogs/site-dialogs.tsx';
import { Footer } from './footer.tsx';
import { InfoBar } from './info-bar.tsx';
import { Navbar } from './navbar.tsx';
import { OfflineNotice } from './offline/offline-notice.tsx';
import styles from './page-frame.module.css';
import { ProgressBar } from './progress-bar.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SearchBar } from './search/search-bar.tsx';
import { LatestUpdates } from './updates/latest-updates.tsx';
import { PreviewProvider } from './updates/preview-provider.tsx';
import { useAnchorScroll } from './use-anchor-scroll.ts';
import { useReveals } from './use-reveals.ts';

/** What every page stands in. */
export function PageFrame({ children }: { children: ReactNode }) {
  useAnchorScroll();
  useReveals();
  return (
    <SiteDialogsProvider>
      <PreviewProvider>
        <ProgressBar />
        <a href="#content" className={`visually-hidden ${styles.skip}`}>
          Skip to the content
        </a>
        <EmergencyBanner />
        <InfoBar />
        <Navbar />
        <SearchBar />
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer />
        <LatestUpdates />
        <ScrollToTop />
        <OfflineNotice />
      </PreviewProvider>
    </SiteDialogsProvider>
  );
}
