import type { MetaDescriptor, UIMatch } from 'react-router';
import { site } from '#content/site.ts';

type PageDescription = {
  /** Without the brand, which is appended. */
  readonly title: string;
  readonly description: string;
  /** The canonical path. */
  readonly path: string;
  /** The address of the Open Graph picture; by default the page's card, drawn by the build. */
  readonly image?: string;
  readonly kind?: 'website' | 'article';
  /** Pages between the home page and this one. */
  readonly crumbs?: readonly Crumb[];
};

/** A page between the home page and another one. */
export type Crumb = { readonly title: string; readonly path: string };

const home: Crumb = { title: 'Home', path: '/' };

/** The meta tags of a page; the origin of addresses comes from the root's data. */
export function describePage(matches: readonly unknown[], page: PageDescription): MetaDescriptor[] {
  const origin = findOrigin(matches);
  const image = page.image || `${origin}${findShareCard(page.path)}`;
  return [
    { title: `${page.title} · ${site.name}` },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: `${origin}${page.path}` },
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: `${origin}${page.path}` },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.path === '/' ? [] : [describeCrumbs(origin, [home, ...(page.crumbs ?? []), page])]),
  ];
}

/** The meta tags of a page that search engines leave out. */
export function describeHiddenPage(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${site.name}` }, { name: 'robots', content: 'noindex' }];
}

/** A schema.org `BreadcrumbList`. */
function describeCrumbs(origin: string, crumbs: readonly Crumb[]): MetaDescriptor {
  const itemListElement = crumbs.map(({ title, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    item: `${origin}${path}`,
  }));
  return { 'script:ld+json': { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement } };
}

/** The path of a page's card, named after the page's path without its query: `/share/home-faq.jpg`. */
export function findShareCard(path: string): string {
  const name = (path.split('?')[0] ?? '').toLowerCase().replaceAll('/', '-').replace(/^-+/, '');
  return `/share/${name || 'home'}.jpg`;
}

/** The origin of the site's addresses, from the root's data. */
export function findOrigin(matches: readonly unknown[]): string {
  const [root] = matches as readonly (Pick<UIMatch<{ siteUrl: string } | undefined>, 'loaderData'> | undefined)[];
  return root?.loaderData?.siteUrl ?? '';
}
