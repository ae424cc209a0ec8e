import type { MetaDescriptor, UIMatch } from 'react-router';
import { site } from '#content/site.ts';

/** What a page says of itself to browsers and search engines. */
export type PageDescription = {
  /** Without the brand, which is added. */
  readonly title: string;
  readonly description: string;
  /** The canonical path. */
  readonly path: string;
};

/** The tags of a page; the origin of the canonical address comes with the root's data. */
export function describePage(matches: readonly unknown[], page: PageDescription): MetaDescriptor[] {
  const [root] = matches as readonly (Pick<UIMatch<{ siteUrl: string } | undefined>, 'loaderData'> | undefined)[];
  const origin = root?.loaderData?.siteUrl ?? '';
  return [
    { title: `${page.title} · ${site.name}` },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: `${origin}${page.path}` },
  ];
}
