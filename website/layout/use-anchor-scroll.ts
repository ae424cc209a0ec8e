import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** R9.28: what a page gets to settle, in milliseconds, before an anchor on it is gone to. */
const delay = 100;

/** Goes to the anchor of an address on another page, after a delay; on the same page the router goes there at once. */
export function useAnchorScroll(): void {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);

  useEffect(() => {
    const isNewPage = before.current !== pathname;
    before.current = pathname;
    if (!isNewPage || hash === '') return;
    const timer = setTimeout(() => document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView(), delay);
    return () => clearTimeout(timer);
  }, [pathname, hash]);
}
