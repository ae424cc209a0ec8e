import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { InfoBar } from './info-bar.tsx';
import { Navbar } from './navbar.tsx';
import styles from './page-frame.module.css';

/** What every page stands in. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#content" className={`visually-hidden ${styles.skip}`}>
        Skip to the content
      </a>
      <InfoBar />
      <Navbar />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </>
  );
}
