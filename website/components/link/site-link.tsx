import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

/**
 * A link to another page of the site. Chunks and data of the page are prefetched on hover, touch or focus; the navigation
 * is a view transition.
 */
export function SiteLink(props: Omit<LinkProps, 'viewTransition'>): ReactNode {
  return <Link viewTransition prefetch="intent" {...props} />;
}
