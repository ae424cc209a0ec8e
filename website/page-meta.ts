import type { MetaDescriptor, UIMatch } from 'react-router';
import { site } from '#content/site.ts';

/** What a page says of itself to browsers and search engines. */
export type PageDescription = {
  /** Without the brand, which is added. */
  readonly title: string;
  readonly description: string;
  /** The canonical path. */
  readonly path: string;
  /** The address of the picture that a shared link shows; without one it is the page's own card, made at build. */
  readonly image?: string;
  readonly kind?: 'website' | 'article';
  /** Pages between the home page and this one. */
  readonly crumbs?: readonly Crumb[];
};

/** A step of the way to a page. */
type Crumb = { readonly title: string; readonly path: string };

const home: Crumb = { title: 'Home', path: '/' };

/** The tags of a page; the origin of addresses comes with the root's data. */
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

/** The way to a page as search engines read it (schema.org). */
function describeCrumbs(origin: string, crumbs: readonly Crumb[]): MetaDescriptor {
  const itemListElement = crumbs.map(({ title, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    item: `${origin}${path}`,
  }));
  return { 'script:ld+json': { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement } };
}

/** The card of a page, named by its path without the query: `/share/home-faq.jpg`. */
export function findShareCard(path: string): string {
  const name = (path.split('?')[0] ?? '').toLowerCase().replaceAll('/', '-').replace(/^-+/, '');
  return `/share/${name || 'home'}.jpg`;
}

/** The origin of the site's addresses, from the root's data. */
export function findOrigin(matches: readonly unknown[]): string {
  const [root] = matches as readonly (Pick<UIMatch<{ siteUrl: string } | undefined>, 'loaderData'> | undefined)[];
  return root?.loaderData?.siteUrl ?? '';
}
