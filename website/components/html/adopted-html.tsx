import type { ComponentProps, ReactNode } from 'react';
import type { CleanHtml } from '#domain/html/clean-html.ts';
import { ShownHtml } from './shown-html.tsx';

/**
 * What the server alone knows how to make: there its children, in the browser the HTML that came with the page, or, after
 * going to the page from another one, HTML that was fetched. So texts travel once, and no program comes with them (R13.5).
 */
export function AdoptedHtml({
  html = '' as CleanHtml,
  children,
  ...rest
}: Omit<ComponentProps<typeof ShownHtml>, 'html'> & { html: CleanHtml | undefined; children: ReactNode }) {
  if (import.meta.env.SSR) return <div {...rest}>{children}</div>;
  // Hydration leaves what came with the page as it is.
  return <ShownHtml {...rest} html={html} suppressHydrationWarning />;
}
