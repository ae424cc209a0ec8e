import { homeLink } from '#content/layout/navigation.ts';
import { site } from '#content/site.ts';
import { shareCardPath } from '#contract/routes.ts';
import type { PageLink } from '#domain/layout/page-link.ts';
import type { SitePath } from '#domain/site/routes.ts';
import { useRootData } from '#website/use-root-data.ts';

export type PageDescription = {
  /** Without the brand, which is appended. */
  readonly title: string;
  readonly description?: string;
  /** The canonical path; search engines leave out a page without one. */
  readonly path?: SitePath;
  /** The address of the Open Graph picture; by default the page's card, drawn by the build. */
  readonly image?: string;
  readonly kind?: 'website' | 'article';
  /** Pages between the home page and this one. */
  readonly crumbs?: readonly PageLink[];
};

/** The metadata of a page, which React moves into the head. */
export function PageMeta({ title, description, path, image, kind = 'website', crumbs = [] }: PageDescription) {
  const { siteUrl: origin } = useRootData();
  const name = <title>{`${title} · ${site.name}`}</title>;
  if (path === undefined) {
    return (
      <>
        {name}
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const properties = {
    'og:type': kind,
    'og:site_name': site.name,
    'og:locale': 'en_IN',
    'og:title': title,
    'og:description': description,
    'og:url': origin + path,
    'og:image': image || origin + shareCardPath(path),
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return (
    <>
      {name}
      <meta name="description" content={description} />
      <link rel="canonical" href={origin + path} />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {path !== '/' && <StructuredData data={describeCrumbs(origin, [homeLink, ...crumbs, { title, path }])} />}
    </>
  );
}

/** A schema.org `BreadcrumbList`. */
function describeCrumbs(origin: string, crumbs: readonly PageLink[]): object {
  const itemListElement = crumbs.map(({ title, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    item: `${origin}${path}`,
  }));
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
}

/** A schema.org record as JSON-LD. As `\u003c`, no text in it can end the script element. */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
