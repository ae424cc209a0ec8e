/** A link to a page of the site: the specification's "Link entry". */
export type PageLink = { readonly title: string; readonly path: string };
