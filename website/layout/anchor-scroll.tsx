import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** R9.28: the delay before scrolling to an anchor of another page, in milliseconds. */
const delay = 100;

/**
 * Scrolls to the anchor of a link to another page; on the same page the router scrolls at once. Rendered after
 * `ScrollRestoration`, whose scroll to the anchor it replaces. Back and forward restore the position instead.
 */
export function AnchorScroll(): null {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const before = useRef(pathname);

  useLayoutEffect(() => {
    const isNewPage = before.current !== pathname;
    before.current = pathname;
    if (!isNewPage || hash === '' || navigationType === 'POP') return;
    window.scrollTo(0, 0);
    const timer = setTimeout(() => {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    }, delay);
    return () => clearTimeout(timer);
  }, [pathname, hash, navigationType]);

  return null;
}
