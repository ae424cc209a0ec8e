// The first import: it declares the cascade layers in their order.
import '#website/styles/index.css';

import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { problemWords } from '#content/desk/form.ts';
import { errorWords } from '#content/desk/frame.ts';
import { Brand } from '#desk/components/brand.tsx';
import styles from '#desk/components/frame.module.css';
import { Title } from '#desk/components/title.tsx';
import printStyles from '#website/styles/print.css?url';
import type { Route } from './+types/root';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/seal.svg" type="image/svg+xml" />
        <Links />
        <link rel="stylesheet" href={printStyles} media="print" />
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
  return <Outlet />;
}

/** Explains the error and what to do; the details are in the log. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isResponse = isRouteErrorResponse(error);
  const code: unknown = isResponse ? error.data?.code : undefined;
  const isUnknown = isResponse && error.status === 404;
  const fallback = isUnknown ? errorWords.unknown : errorWords.unexpected;
  const text = (typeof code === 'string' ? problemWords[code] : undefined) ?? fallback;
  return (
    <main className={styles.single}>
      <p className={styles.brand}>
        <Brand />
      </p>
      <Title page={isUnknown ? errorWords.unknownTitle : errorWords.title} />
      <p>{text}</p>
      <p>
        <a href="/">{errorWords.back}</a>
      </p>
    </main>
  );
}
