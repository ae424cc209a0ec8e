import type { SitePath } from '#domain/site/routes.ts';

/** A link to a page of the site: the specification's "Link entry". */
export type PageLink = { readonly title: string; readonly path: SitePath };
