// First of all imports: the order in which the layers are named here is the order of the cascade.
import './styles/index.css';

import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { site } from '#content/site.ts';
import { websiteContext } from '#website/context.ts';
import { firstPaintScript } from '#website/first-paint.ts';
import { PageFrame } from '#website/layout/page-frame.tsx';
import { themeScript } from '#website/layout/theme/theme.ts';
import type { Route } from './+types/root';

/** The ground of the page, as `styles/tokens.css` has it. */
const paper = { light: '#f9f6ef', dark: '#0d1428' } as const;

/** Where the browser finds the API, the origin of canonical addresses, and what stands on every page: notices, banner. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, siteUrl, content, readBanner } = context.get(websiteContext);
  const [notices, banner] = await Promise.all([content.listNotices(), readBanner()]);
  return { api, siteUrl, notices, banner };
}

/** The answer does not change with the address, so it is not asked for again. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The scripts in the head may have put the reader's theme and the first paint there before React came.
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script>{themeScript}</script>
        <script>{firstPaintScript}</script>
        {(['light', 'dark'] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            content={paper[scheme]}
            media={`(prefers-color-scheme: ${scheme})`}
            data-scheme={scheme}
          />
        ))}
        <link rel="alternate" type="application/rss+xml" title="Blog" href="/feeds/blog.xml" />
        <link rel="alternate" type="application/feed+json" title="Blog" href="/feeds/blog.json" />
        <link rel="alternate" type="application/rss+xml" title="What’s New" href="/feeds/notices.xml" />
        <link rel="icon" href="/seal.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}

/** Shown when a page itself fails: the frame stays, so that people can go on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <PageFrame>
      <title>{`${isMissing ? 'Page not found' : 'This page failed'} · ${site.name}`}</title>
      <section className="page-fault">
        <h1>{isMissing ? 'There is no page at this address' : 'This page could not be made'}</h1>
        <p>
          {isMissing ? 'The link may be old.' : 'The fault is ours. Please load the page again in a moment.'} Our
          support desk answers at <a href={`mailto:${site.emails.support}`}>{site.emails.support}</a>.
        </p>
        <p>
          <a href="/">Back to the home page</a>
        </p>
      </section>
    </PageFrame>
  );
}
