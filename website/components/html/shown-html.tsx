import type { ComponentProps } from 'react';
import type { CleanHtml } from '#domain/html/clean-html.ts';

/** Sets HTML that was cleaned. Nothing else has the type, so nothing else can be handed to it. */
export function ShownHtml({
  html,
  ...rest
}: Omit<ComponentProps<'div'>, 'dangerouslySetInnerHTML' | 'children'> & { html: CleanHtml }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place; its type says that it is clean
  return <div {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
