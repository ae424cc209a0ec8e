/** The public origin of the site, which the canonical address of a page has. */
export function readSiteUrl(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return new URL(link?.href ?? location.href).origin;
}
