// The first import: it declares the cascade layers in their order.
import './styles/index.css';

import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet } from 'react-router';
import * as labels from '#content/layout/labels.ts';
import { unloaded } from '#content/layout/unloaded.ts';
import { blog } from '#content/post/blog.ts';
import { site } from '#content/site.ts';
import { keepTogether } from '#website/components/text/keep-together.tsx';
import { websiteContext } from '#website/context.ts';
import { EntryScript } from '#website/document/entry-script.tsx';
import { SpeculationRules, ThemeScript } from '#website/document/page-scripts.tsx';
import { DisabledStyles, PageStyles } from '#website/document/stylesheets.tsx';
import { PageFrame } from '#website/layout/page-frame.tsx';
import textFont from '#website/styles/anek-400.woff2?url';
import strongFont from '#website/styles/anek-600.woff2?url';
import { type RootData, useRootData } from '#website/use-root-data.ts';
import type { Route } from './+types/root';

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { api, siteUrl, content, readBanner, readRepository } = context.get(websiteContext);
  const [{ notices, hasFailed }, banner, { isDemonstration }] = await Promise.all([
    content.listNotices(),
    readBanner(),
    readRepository(),
  ]);
  return { api, siteUrl, notices, noticesFailure: hasFailed ? unloaded.notices : '', banner, isDemonstration };
}

export function Layout({ children }: { children: ReactNode }) {
  const { api } = useRootData();
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {[textFont, strongFont].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <ThemeScript />
        {/* The background of the page, as in `styles/tokens.css`. */}
        <meta
          name="theme-color"
          content={site.colours.paper[0]}
          media="(prefers-color-scheme: light)"
          data-scheme="light"
        />
        <meta
          name="theme-color"
          content={site.colours.paper[1]}
          media="(prefers-color-scheme: dark)"
          data-scheme="dark"
        />
        <meta name="api" content={JSON.stringify(api)} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/seal.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title={blog.title} href="/feeds/blog.xml" />
        <link rel="alternate" type="application/feed+json" title={blog.title} href="/feeds/blog.json" />
        <link rel="alternate" type="application/rss+xml" title={labels.noticeFeed} href="/feeds/notices.xml" />
        <PageStyles />
      </head>
      <body>
        {children}
        <DisabledStyles />
        <SpeculationRules />
        <EntryScript />
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

/** Shown in the page frame when a page fails. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const { title, heading, text } = isMissing ? labels.missingPage : labels.failedPage;
  return (
    <PageFrame>
      <title>{`${title} · ${site.name}`}</title>
      <section className="page-error">
        <h1>{heading}</h1>
        <p>
          {text} {keepTogether(labels.supportAnswers)}
        </p>
        <p>
          <a href="/">{labels.backHome}</a>
        </p>
      </section>
    </PageFrame>
  );
}
