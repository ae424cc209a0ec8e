import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '#website/is-plain-click.ts';

/**
 * A link to a topic: its own page for search engines, new tabs and browsers without scripts; a plain click goes to
 * `/details` with the topic as state (R2.34). The texts are fetched by the click.
 */
export function UseCaseLink({
  slug,
  className,
  children,
}: {
  slug: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const href = `/use-cases/${slug}`;

  const open = async (): Promise<void> => {
    try {
      const { findDetailContent } = await import('#content/use-case/details.ts');
      await navigate('/details', { state: findDetailContent(slug) });
    } catch {
      // The texts did not come: the topic's own page is asked for the ordinary way.
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
