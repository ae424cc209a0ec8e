import { site } from '#content/site.ts';
import { routes } from '#domain/site/routes.ts';
import { websiteContext } from '#website/context.ts';
import type { Route } from './+types/security-text';

/** `/.well-known/security.txt`: where to report a vulnerability (RFC 9116). */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(websiteContext);
  const { email, expires } = site.vulnerabilityReports;
  const text = `Contact: mailto:${email}
Expires: ${expires}T00:00:00.000Z
Preferred-Languages: en, hi
Canonical: ${siteUrl}${routes.securityText.path}
`;
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
