import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useCasePath } from '#contract/routes.ts';
import type { NavigationLink } from '#domain/layout/navigation.ts';
import { ExternalLink } from '#website/components/external-link/external-link.tsx';
import { FileLink } from '#website/components/file-link/file-link.tsx';
import { SiteLink } from '#website/components/link/site-link.tsx';
import { isPlainClick } from '#website/is-plain-click.ts';
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
  const current = isCurrent ? 'page' : undefined;
  if ('href' in link) {
    return (
      <ExternalLink href={link.href} className={className}>
        {link.title}
      </ExternalLink>
    );
  }
  if ('file' in link) {
    return (
      <FileLink path={link.file} className={className} onFollow={closeMenu}>
        {link.title}
      </FileLink>
    );
  }
  if ('useCase' in link) {
    return (
      <UseCaseLink slug={link.useCase} className={className}>
        {link.title}
      </UseCaseLink>
    );
  }
  if (link.dialog) {
    return (
      <DialogLink
        name={link.dialog}
        path={link.path}
        title={link.title}
        className={className}
        current={current}
        onFollow={closeMenu}
      />
    );
  }
  return (
    <SiteLink
      to={link.path}
      className={className}
      aria-current={current}
      onClick={(event) => closeMenu(event.currentTarget)}
    >
      {link.title}
    </SiteLink>
  );
}

function closeMenu(link: HTMLElement): void {
  link.closest<HTMLElement>('[popover]')?.hidePopover();
}

/**
 * A link to a use case: its own page for search engines, new tabs and browsers without scripts; a plain click goes to
 * `/details` with the use case as state (R2.34), whose chunk is loaded on click.
 */
function UseCaseLink({
  slug,
  className,
  children,
}: {
  slug: string;
  className?: string | undefined;
  children: ReactNode;
}) {
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

  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void open();
  };

  return (
    <a href={href} className={className} onClick={onClick}>
      {children}
    </a>
  );
}
