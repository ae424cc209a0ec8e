import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

/**
 * A link to another page of the site. What that page is made of is fetched when a pointer, a finger or the focus comes to
 * it, and the one page passes into the other.
 */
export function SiteLink(props: Omit<LinkProps, 'viewTransition'>): ReactNode {
  return <Link viewTransition prefetch="intent" {...props} />;
}
