import type { CleanHtml } from '#contract/html/clean-html.ts';
import { RawHtml } from './raw-html.tsx';

/** HTML that the server cleaned as it read it; nothing else has the type. */
export function ShownHtml({ html, className }: { html: CleanHtml; className?: string | undefined }) {
  return <RawHtml html={html} className={className} />;
}
