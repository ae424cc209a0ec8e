import type { CleanHtml } from '#contract/html/clean-html.ts';

/** Sets HTML that was cleaned. Nothing else has the type, so nothing else can be handed to it. */
export function ShownHtml({ html, className }: { html: CleanHtml; className?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place; its type says that it is clean
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
