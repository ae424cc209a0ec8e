/**
 * Where the hyperlink of a notice goes: `https://` is put before what names no http scheme (R2.44). So `javascript:` and
 * its like become the name of a host that does not exist, and run nothing. `undefined` for what is no address even then.
 */
export function findNoticeHref(hyperLink: string): string | undefined {
  // Browsers drop these from an address before they read its scheme.
  const address = hyperLink.replaceAll(/[\p{Cc}\s]/gu, '');
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  return url && /^https?:$/.test(url.protocol) && url.hostname !== '' ? url.href : undefined;
}
