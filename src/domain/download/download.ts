import type { FilePath } from '#domain/site/routes.ts';

/** Where a file comes from: its maker’s page (`href`), or our own folder, where it may not exist yet (`file`). */
export type DownloadLink = { readonly href: string } | { readonly file: FilePath };

/** The systems that have a file of their own, in the order of the columns. */
export const downloadSystems = ['windows', 'mac'] as const;
export type DownloadSystem = (typeof downloadSystems)[number];

/** The maker of a product. Page, email and phone only where a public source confirms them. */
export type Maker = {
  readonly name: string;
  /** The maker's download page, or a page that leads there. */
  readonly href?: string;
  readonly email?: string;
  readonly phone?: string;
};

/** One row of a table on the Downloads page: a product, and its file for each system. */
export type DownloadProduct = {
  /** Unique among all products. */
  readonly name: string;
  /** The name on the token or device, shown in the table; by default the product's name. */
  readonly device?: string;
  /** Absent for a product of our own. */
  readonly maker?: Maker;
  /** One page for every system, or a file for each; `unneeded`: the system needs no file; absent: none is listed. */
  readonly link: DownloadLink | { readonly [system in DownloadSystem]?: DownloadLink | 'unneeded' };
};

/** One of the four tables of the Downloads page. */
export type DownloadGroup = {
  /** Names the table in addresses (`/downloads#<slug>`); never changed once published. */
  readonly slug: string;
  readonly title: string;
  /** Over the first column: what the visitor looks for. */
  readonly column: string;
  /** The audience of these files. */
  readonly intro: string;
  readonly products: readonly DownloadProduct[];
};

/** What the Downloads page offers for a product and a system. */
export type Offer =
  | { readonly kind: 'file'; readonly path: FilePath }
  | { readonly kind: 'makers-page'; readonly href: string }
  /** Support sends the file (R2.98). */
  | { readonly kind: 'request' }
  | { readonly kind: 'unneeded' }
  /** No version for this system is listed. */
  | { readonly kind: 'unlisted' };

/** Our own file if it is there, else the maker's page, else a request to support. */
export function findOffer({ link, maker }: DownloadProduct, system: DownloadSystem, present: readonly string[]): Offer {
  const own = 'href' in link || 'file' in link ? link : link[system];
  if (own === undefined) return { kind: 'unlisted' };
  if (own === 'unneeded') return { kind: 'unneeded' };
  if ('file' in own && present.includes(own.file)) return { kind: 'file', path: own.file };
  const href = 'href' in own ? own.href : maker?.href;
  return href === undefined ? { kind: 'request' } : { kind: 'makers-page', href };
}

/** The offers of a product: one where both systems get the same, otherwise one for each. */
export function listOffers(
  product: DownloadProduct,
  present: readonly string[],
): readonly { readonly system: DownloadSystem | 'both'; readonly offer: Offer }[] {
  const windows = findOffer(product, 'windows', present);
  const mac = findOffer(product, 'mac', present);
  if (isSameOffer(windows, mac)) return [{ system: 'both', offer: windows }];
  return [
    { system: 'windows', offer: windows },
    { system: 'mac', offer: mac },
  ];
}

function isSameOffer(one: Offer, other: Offer): boolean {
  if (one.kind === 'makers-page') return other.kind === 'makers-page' && one.href === other.href;
  return one.kind === 'request' && other.kind === 'request';
}

/** A link of a product, and the systems that it serves. */
export type ProductLink = {
  readonly systems: readonly DownloadSystem[];
  readonly link: DownloadLink;
};

/** Every link of a product. */
export function listLinks({ link }: DownloadProduct): readonly ProductLink[] {
  if ('href' in link || 'file' in link) return [{ systems: downloadSystems, link }];
  return downloadSystems.flatMap((system) => {
    const own = link[system];
    return own === undefined || own === 'unneeded' ? [] : [{ systems: [system], link: own }];
  });
}
