import type { ComponentProps } from 'react';
import type { CleanHtml } from '#domain/html/clean-html.ts';

/** Renders sanitised HTML; the type admits nothing else. */
export function SanitisedHtml({
  html,
  ...rest
}: Omit<ComponentProps<'div'>, 'dangerouslySetInnerHTML' | 'children'> & { html: CleanHtml }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only use; the type of `html` says that it is sanitised
  return <div {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
