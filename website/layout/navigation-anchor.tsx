import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useCasePath } from '#contract/routes.ts';
import type { NavigationLink } from '#domain/layout/navigation.ts';
import { ExternalLink, FileLink, onPlainClick, SiteLink } from '#website/components/link/link.tsx';
import { DialogLink } from '#website/layout/dialogs/site-dialogs.tsx';

/** A link of the navbar or footer; a click closes the menu around it. */
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
  const shared = { className, children: link.title };
  if ('href' in link) return <ExternalLink href={link.href} {...shared} />;
  if ('file' in link) return <FileLink path={link.file} {...shared} onClick={closeMenu} />;
  if ('useCase' in link) return <UseCaseLink slug={link.useCase} {...shared} />;
  const page = {
    ...shared,
    to: link.path,
    'aria-current': isCurrent ? 'page' : undefined,
    onClick: closeMenu,
  } as const;
  return link.dialog ? <DialogLink name={link.dialog} {...page} /> : <SiteLink {...page} />;
}

/** Closes the menu or sidebar around a link. */
export function closeMenu({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/**
 * A link to a use case: its own page for search engines, new tabs and browsers without scripts; a plain click goes to
 * `/details` with the use case as state (R2.34), whose chunk is loaded on click.
 */
function UseCaseLink({ slug, ...link }: ComponentProps<'a'> & { slug: string }) {
  const navigate = useNavigate();
  const href = useCasePath(slug);

  const open = async (): Promise<void> => {
    try {
      const { findDetailContent } = await import('#content/use-case/details.ts');
      await navigate('/details', { state: findDetailContent(slug) });
    } catch {
      // The chunk could not be loaded: load the use case's own page.
      window.location.assign(href);
    }
  };

  return <a href={href} {...link} onClick={onPlainClick(open)} data-hold />;
}
