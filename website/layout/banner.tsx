import { useRouteLoaderData } from 'react-router';
import { ExternalLink } from '#website/components/external-link/external-link.tsx';
import { SiteLink } from '#website/components/link/site-link.tsx';
import type { loader } from '#website/root.tsx';
import styles from './banner.module.css';

/** What stands on every page when something is wrong. */
export function EmergencyBanner() {
  const banner = useRouteLoaderData<typeof loader>('root')?.banner;
  if (!banner) return null;
  const { text, href } = banner;
  return (
    <aside className={styles.banner} aria-label="Important">
      <p>
        {text} {href.startsWith('/') && <SiteLink to={href}>Read more</SiteLink>}
        {/^https?:\/\//.test(href) && <ExternalLink href={href}>Read more</ExternalLink>}
      </p>
    </aside>
  );
}
