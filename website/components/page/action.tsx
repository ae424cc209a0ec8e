import type { Process } from '#domain/process/process.ts';
import buttons from '#website/components/button/button.module.css';
import { ExternalLink } from '#website/components/external-link/external-link.tsx';
import { SiteLink } from '#website/components/link/site-link.tsx';

/** The action that a page leads to. */
export function Action({ link }: { link: Process['button'] }) {
  if ('href' in link) {
    return (
      <ExternalLink href={link.href} className={buttons.ink}>
        {link.title}
      </ExternalLink>
    );
  }
  return (
    <SiteLink to={link.path} className={buttons.ink}>
      {link.title}
    </SiteLink>
  );
}
