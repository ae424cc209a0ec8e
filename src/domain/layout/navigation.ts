import type { PageLink } from '#domain/layout/page-link.ts';
import type { FilePath, PagePath } from '#domain/site/routes.ts';

/** Pages that the navbar opens in a dialog over the current page. */
export type DialogName = 'partner' | 'prices';

/** A link of the navbar or footer: `path` leads within the site, `href` to another one, `file` to a PDF of ours. */
export type NavigationLink =
  /** `page`: a page with only the section that `path` names. */
  | (PageLink & { readonly page?: PagePath; readonly dialog?: DialogName })
  | { readonly title: string; readonly href: string }
  | { readonly title: string; readonly file: FilePath }
  | { readonly title: string; readonly useCase: string };

/** Links under a title, within a dropdown. */
export type NavigationGroup = { readonly title: string; readonly links: readonly NavigationLink[] };

/** An entry of the navbar: a link, or a dropdown of links and groups. */
export type NavigationEntry =
  | NavigationLink
  | { readonly title: string; readonly entries: readonly (NavigationLink | NavigationGroup)[] };
