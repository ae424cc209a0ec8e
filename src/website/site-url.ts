/** The public origin of the site, as in canonical addresses. */
export function readSiteUrl(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return new URL(link?.href ?? location.href).origin;
}
