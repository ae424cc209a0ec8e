/** A link of the navbar or footer: `path` leads within the site, `href` to another one in a new tab. */
export type NavigationLink =
  | { readonly title: string; readonly path: string }
  | { readonly title: string; readonly href: string };

/** An entry of the navbar: a link, or a dropdown of links. */
export type NavigationEntry = NavigationLink | { readonly title: string; readonly entries: readonly NavigationLink[] };

/** A column of the footer. */
export type FooterColumn = { readonly title: string; readonly links: readonly NavigationLink[] };
