// The first import: it declares the cascade layers in their order.
import './styles/index.css';

import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import * as labels from '#content/layout/labels.ts';
import { unloaded } from '#content/layout/unloaded.ts';
import { blog } from '#content/post/blog.ts';
import { site } from '#content/site.ts';
import { EmailLink } from '#website/components/link/link.tsx';
import { websiteContext } from '#website/context.ts';
import { createInlineCall } from '#website/inline-call.ts';
import { AnchorScroll } from '#website/layout/anchor-scroll.tsx';
import { PageFrame } from '#website/layout/page-frame.tsx';
import { watchTheme } from '#website/layout/theme/watch-theme.ts';
import { updatesId } from '#website/layout/updates/latest-updates.tsx';
import { watchUpdates } from '#website/layout/updates/watch-updates.ts';
import { watchMotion } from '#website/layout/watch-motion.ts';
import { watchPrint } from '#website/layout/watch-print.ts';
import { watchScroll } from '#website/layout/watch-scroll.ts';
import { watchTypeface } from '#website/layout/watch-typeface.ts';
import textFont from '#website/styles/anek-400.woff2?url';
import strongFont from '#website/styles/anek-600.woff2?url';
import type { RootData } from '#website/use-root-data.ts';
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

/** The data is the same for every address, so a navigation does not load it again. */
export function shouldRevalidate() {
  return false;
}

/** R9.26: the scroll position from which the button that scrolls to the top is shown, in CSS pixels. */
const scrollThreshold = 300;

/**
 * What the frame does without React, in the server's HTML only: the browser's bundle does not contain it. The names are keys
 * of the local storage. The theme is needed before the first paint.
 */
const [headScript, bodyScript] = import.meta.env.SSR
  ? [
      `${createInlineCall(watchTheme, 'theme')};${createInlineCall(watchTypeface)}`,
      `${createInlineCall(watchUpdates, updatesId, 'updates-read')};${createInlineCall(watchScroll, scrollThreshold)};${createInlineCall(watchMotion)};${createInlineCall(watchPrint, labels.describePrint({ day: '{day}', address: '{address}' }))}`,
    ]
  : ['', ''];

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The inline scripts set data attributes before hydration.
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {[textFont, strongFont].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <script suppressHydrationWarning>{headScript}</script>
        {/* The background of the page, as in `styles/tokens.css`. */}
        <meta name="theme-color" content="#f9f6ef" media="(prefers-color-scheme: light)" data-scheme="light" />
        <meta name="theme-color" content="#0d1428" media="(prefers-color-scheme: dark)" data-scheme="dark" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/seal.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title={blog.title} href="/feeds/blog.xml" />
        <link rel="alternate" type="application/feed+json" title={blog.title} href="/feeds/blog.json" />
        <link rel="alternate" type="application/rss+xml" title={labels.noticeFeed} href="/feeds/notices.xml" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <AnchorScroll />
        <script suppressHydrationWarning>{bodyScript}</script>
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
          {text} {labels.supportAnswers} <EmailLink email={site.emails.support} />.
        </p>
        <p>
          <a href="/">{labels.backHome}</a>
        </p>
      </section>
    </PageFrame>
  );
}
