import type { NavigationLink } from '#domain/layout/navigation.ts';
import { ExternalLink } from '#website/components/external-link/external-link.tsx';
import { FileLink } from '#website/components/file-link/file-link.tsx';
import { SiteLink } from '#website/components/link/site-link.tsx';
import { DialogLink } from '#website/layout/dialogs/dialog-link.tsx';
import { UseCaseLink } from '#website/pages/use-case/use-case-link.tsx';

/** A link of the navbar or footer; following one closes the menu that it stands in. */
export function NavigationAnchor({
  link,
  className,
  isCurrent = false,
}: {
  link: NavigationLink;
  className?: string | undefined;
  /** Whether it leads to the page that is open. */
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
