import { useLocation } from 'react-router';
import { topicPath } from '#contract/routes.ts';
import type { NavigationLink } from '#domain/layout/navigation.ts';
import { ExternalLink, FileLink, SiteLink } from '#website/components/link/link.tsx';

/**
 * A link of the navbar or footer. `follow-links.ts` opens the dialog or topic that it names, and closes the menu around
 * it; without scripts each leads to a page.
 */
export function NavigationAnchor({
  link,
  className,
  isCurrent = false,
}: {
  link: NavigationLink;
  className?: string | undefined;
  /** Whether it leads to the current page. */
  isCurrent?: boolean;
}) {
  const { pathname } = useLocation();
  const shared = { className, children: link.title };
  if ('href' in link) return <ExternalLink href={link.href} {...shared} />;
  if ('file' in link) return <FileLink path={link.file} {...shared} />;
  if ('useCase' in link) return <a href={topicPath(link.useCase)} data-topic={link.useCase} {...shared} />;
  return (
    <SiteLink
      {...shared}
      to={link.path}
      aria-current={isCurrent ? 'page' : undefined}
      // On the page itself its content is not opened over it.
      data-dialog={link.path === pathname ? undefined : link.dialog}
    />
  );
}

/** A link of the bars at the top, which say which page is open. */
export function BarLink({ link, className }: { link: NavigationLink; className?: string | undefined }) {
  const { pathname } = useLocation();
  const isCurrent = 'path' in link && (link.path === pathname || link.page === pathname);
  return <NavigationAnchor link={link} className={className} isCurrent={isCurrent} />;
}
