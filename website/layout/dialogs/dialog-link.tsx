import { type MouseEvent, use } from 'react';
import { useLocation } from 'react-router';
import type { DialogName } from '#domain/layout/navigation.ts';
import { SiteLink } from '#website/components/link/site-link.tsx';
import { isPlainClick } from '#website/is-plain-click.ts';
import { SiteDialogs } from './site-dialogs.tsx';

/** A link to a page whose content a plain click opens over the present one; on that page itself it is only a link. */
export function DialogLink({
  name,
  path,
  title,
  className,
  current,
  onFollow,
}: {
  name: DialogName;
  path: string;
  title: string;
  className?: string | undefined;
  current?: 'page' | undefined;
  onFollow: (link: HTMLElement) => void;
}) {
  const dialogs = use(SiteDialogs);
  const isHere = useLocation().pathname === path;

  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onFollow(event.currentTarget);
    if (isHere || !isPlainClick(event)) return;
    event.preventDefault();
    dialogs.open(name, path);
  };

  const prepare = isHere ? undefined : () => dialogs.prepare(name);
  return (
    <SiteLink
      to={path}
      prefetch={isHere ? 'intent' : 'none'}
      className={className}
      aria-current={current}
      onClick={onClick}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {title}
    </SiteLink>
  );
}
