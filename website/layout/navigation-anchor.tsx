import type { MouseEvent } from 'react';
import { Link, NavLink } from 'react-router';
import type { NavigationLink } from '#domain/layout/navigation.ts';
import { ExternalLink } from '#website/components/external-link/external-link.tsx';
import { FileLink } from '#website/components/file-link/file-link.tsx';
import { DialogLink } from '#website/layout/dialogs/dialog-link.tsx';
import { UseCaseLink } from '#website/pages/use-case/use-case-link.tsx';

/** A link of the navbar or footer; following one closes the menu that it stands in. */
export function NavigationAnchor({ link, className }: { link: NavigationLink; className?: string | undefined }) {
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
      <DialogLink name={link.dialog} path={link.path} title={link.title} className={className} onFollow={closeMenu} />
    );
  }
  const shared = {
    viewTransition: true,
    to: link.path,
    ...(className ? { className } : {}),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => closeMenu(event.currentTarget),
  };
  // A section of a page is no page that one can be on.
  if (link.path.includes('#')) return <Link {...shared}>{link.title}</Link>;
  return (
    <NavLink {...shared} end>
      {link.title}
    </NavLink>
  );
}

function closeMenu(link: HTMLElement): void {
  link.closest<HTMLElement>('[popover]')?.hidePopover();
}
